<?php

// A scorer of Pier 18 to start from: Poets, the Plan and Patrons. `boardscore verify -- php mine.php`

declare(strict_types=1);

ini_set('display_errors', 'stderr'); // standard output belongs to the answers

while (($line = fgets(STDIN)) !== false) {
    $request = json_decode($line, true, 512, JSON_THROW_ON_ERROR);
    $answer = ['id' => $request['id']] + answer($request);
    fwrite(STDOUT, json_encode($answer, JSON_THROW_ON_ERROR) . "\n");
}

class Unsupported extends Exception
{
}

class Illegal extends Exception // its code is the index of the move; 0 is the first
{
}

class Unplayable extends Exception // its message is the wrong part of the set-up
{
}

function answer(array $request): array
{
    $record = $request['record'] ?? [];
    $game = $request['position']['game'] ?? $record[0]['game'] ?? null;
    try {
        return match ([$request['op'], $game]) {
            ['hello', null] => ['result' => ['name' => 'mine', 'games' => ['pier18']]],
            ['score', 'pier18'] => ['result' => ['totals' => totals($request['position'])]],
            ['legal', 'pier18'] => ['result' => ['moves' => legalMoves($record)]],
            ['replay', 'pier18'] => ['result' => ['totals' => finalTotals($record)]],
            ['trace', 'pier18'] => ['result' => ['moves' => movesBeforeEach($record)]],
            ['start', 'pier18'] => ['result' => atStart($record[0])],
            ['seen', 'pier18'] => ['result' => seenBy($record, $request['player'])],
            default => throw new Unsupported('not known here'),
        };
    } catch (Unsupported $gap) {
        return ['error' => ['code' => 'unsupported', 'message' => $gap->getMessage()]];
    } catch (Illegal $move) {
        return ['error' => ['code' => 'illegal', 'index' => $move->getCode()]];
    } catch (Unplayable $setup) {
        return ['error' => ['code' => 'illegal', 'part' => $setup->getMessage()]];
    } catch (Throwable $error) {
        return ['error' => ['code' => 'internal', 'message' => $error->getMessage()]];
    }
}

// For whole games, fill in these three. A record has the set-up, then the moves. For an illegal move,
// throw new Illegal('', 3) with its index. If you fill in trace, add 'offers' => ['trace'] to hello.
function legalMoves(array $record): array
{
    throw new Unsupported('legalMoves is not filled in yet');
}

function finalTotals(array $record): array
{
    throw new Unsupported('finalTotals is not filled in yet');
}

function movesBeforeEach(array $record): array
{
    throw new Unsupported('movesBeforeEach is not filled in yet');
}

// If you fill in these two, add 'start' and 'seen' to the offers. For a set-up that cannot be
// played, throw new Unplayable('players') with its wrong part.
function atStart(array $setup): array
{
    throw new Unsupported('atStart is not filled in yet');
}

function seenBy(array $record, int $player): array
{
    throw new Unsupported('seenBy is not filled in yet');
}

function totals(array $position): array
{
    return array_map('total', $position['players']);
}

function total(array $player): int
{
    $pier = array_map('str_split', $player['pier']); // upper, lower; '.' is an empty space
    return points($pier) + ($player['plan_completed'] ? 4 : 0) + $player['patrons'];
}

function points(array $pier): int
{
    $counts = array_count_values(array_merge(...$pier));
    return intdiv($counts['Q'] ?? 0, 2); // a quotient with / would not be a whole number
}
