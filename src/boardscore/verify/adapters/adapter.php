<?php

// Line protocol 1 of boardscore in PHP 8: fill in score, legal or replay, then run verify.
//
//     boardscore verify -- php adapter.php

declare(strict_types=1);

ini_set('display_errors', 'stderr'); // standard output is for answers only

while (($line = fgets(STDIN)) !== false) {
    $request = json_decode($line, true, 512, JSON_THROW_ON_ERROR);
    fwrite(STDOUT, json_encode(['id' => $request['id']] + answer($request)) . "\n");
}

// $position['players'][0]['pier'] is ['S.Q', '.HA']: the upper side and the lower side.
function score(array $position): array
{
    throw new Unsupported('score is not filled in yet'); // return ['totals' => [12, 9]];
}

// $record[0] is the set-up; the moves so far follow.
function legal(array $record): array
{
    throw new Unsupported('legal is not filled in yet'); // return ['moves' => [...]];
}

function replay(array $record): array // of a whole game; for an illegal move, throw new Illegal(3)
{
    throw new Unsupported('replay is not filled in yet'); // return ['totals' => [12, 9]];
}

function answer(array $request): array
{
    try {
        return ['result' => match ($request['op']) {
            'hello' => ['name' => 'mine', 'version' => '1', 'games' => ['pier18', 'auctionland']],
            'score' => score($request['position']),
            'legal' => legal($request['record']),
            'replay' => replay($request['record']),
            default => throw new Unsupported("{$request['op']} is not known here"),
        }];
    } catch (Unsupported $gap) {
        return ['error' => ['code' => 'unsupported', 'message' => $gap->getMessage()]];
    } catch (Illegal $move) {
        return ['error' => ['code' => 'illegal', 'index' => $move->getCode()]];
    } catch (Throwable $error) {
        fwrite(STDERR, "$error\n");
        return ['error' => ['code' => 'internal', 'message' => $error->getMessage()]];
    }
}

class Unsupported extends Exception {}

class Illegal extends Exception
{
    public function __construct(int $index) { parent::__construct('not legal', $index); }
}
