# Line protocol 1 of boardscore in Ruby: fill in score, legal or replay, then run verify.
#
#     boardscore verify -- ruby adapter.rb

require "json"

STDOUT.sync = true # each answer is sent immediately
$stdout = $stderr # `puts` prints to standard error; standard output is for answers only

class Unsupported < StandardError; end

class Illegal < StandardError # raise Illegal.new(3), with the index of the illegal move
  attr_reader :index

  def initialize(index)
    super("not legal")
    @index = index
  end
end

# position["players"][0]["pier"] is ["S.Q", ".HA"]: the upper side and the lower side.
def score(position)
  raise Unsupported, "score is not filled in yet" # { totals: [12, 9] }
end

# record[0] is the set-up; the moves so far follow.
def legal(record)
  raise Unsupported, "legal is not filled in yet" # { moves: [...] }
end

# The record of a whole game.
def replay(record)
  raise Unsupported, "replay is not filled in yet" # { totals: [12, 9] }
end

def result(request)
  case request["op"]
  when "hello" then { name: "mine", version: "1", games: %w[pier18 auctionland] }
  when "score" then score(request["position"])
  when "legal" then legal(request["record"])
  when "replay" then replay(request["record"])
  else raise Unsupported, "#{request["op"]} is not known here"
  end
end

def answer(request)
  { result: result(request) }
rescue Unsupported => gap
  { error: { code: "unsupported", message: gap.message } }
rescue Illegal => move
  { error: { code: "illegal", index: move.index } }
rescue StandardError => error
  warn error.full_message
  { error: { code: "internal", message: error.message } }
end

STDIN.each_line do |line|
  request = JSON.parse(line)
  STDOUT.puts JSON.generate({ id: request["id"], **answer(request) })
end
