// Line protocol 1 of boardscore in Go 1.18: fill in score, legal or replay, then run verify.
//
//	go build adapter.go && boardscore verify -- ./adapter
package main

import (
	"encoding/json"
	"fmt"
	"os"
)

type object = map[string]any

var answers = map[any]func(object) any{
	"hello": func(object) any { return object{"name": "mine", "version": "1"} },
	"score": score, "legal": legal, "replay": replay,
}

// request["position"] has players with a pier: ["S.Q", ".HA"], the upper and the lower side.
func score(request object) any {
	return unsupported(request) // object{"totals": []int{12, 9}}
}

// request["record"] has the set-up, then the moves so far.
func legal(request object) any {
	return unsupported(request) // object{"moves": []object{...}}
}

// The record of a whole game. For an illegal move, panic(object{"code": "illegal", "index": 3}).
func replay(request object) any {
	return unsupported(request) // object{"totals": []int{12, 9}}
}

func unsupported(request object) any {
	panic(object{"code": "unsupported", "message": fmt.Sprint(request["op"], " is not filled in")})
}

func answer(request object) (answer object) {
	defer func() {
		why := recover()
		if refusal, known := why.(object); known {
			answer = object{"id": request["id"], "error": refusal}
		} else if why != nil {
			fault := object{"code": "internal", "message": fmt.Sprint(why)}
			answer = object{"id": request["id"], "error": fault}
		}
	}()
	work, known := answers[request["op"]]
	if !known {
		work = unsupported
	}
	return object{"id": request["id"], "result": work(request)}
}

func main() {
	input, output := json.NewDecoder(os.Stdin), json.NewEncoder(os.Stdout) // only for answers
	for request := (object{}); input.Decode(&request) == nil; request = (object{}) {
		output.Encode(answer(request))
	}
}
