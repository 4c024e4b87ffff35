// Line protocol 1 of boardscore in Rust 1.62: fill in score, legal or replay, then run verify.
//
//     cargo new mine && cd mine && cargo add serde_json
//     boardscore adapter rust > src/main.rs
//     cargo build --release && boardscore verify -- target/release/mine

use serde_json::{json, Value};
use std::{io, panic};

type Answer = Result<Value, Value>;

// position["players"][0]["pier"] is ["S.Q", ".HA"]: the upper side and the lower side.
fn score(_position: &Value) -> Answer {
    unsupported("score is not filled in yet") // Ok(json!({"totals": [12, 9]}))
}

// record[0] is the set-up; the moves so far follow.
fn legal(_record: &Value) -> Answer {
    unsupported("legal is not filled in yet") // Ok(json!({"moves": [...]}))
}

// The record of a whole game. For an illegal move, return illegal(3) with its index.
fn replay(_record: &Value) -> Answer {
    unsupported("replay is not filled in yet") // Ok(json!({"totals": [12, 9]}))
}

fn unsupported(message: &str) -> Answer {
    Err(json!({"code": "unsupported", "message": message}))
}

#[allow(dead_code)]
fn illegal(index: usize) -> Answer {
    Err(json!({"code": "illegal", "index": index}))
}

fn result(request: &Value) -> Answer {
    match request["op"].as_str() {
        Some("hello") => Ok(json!({"name": "mine", "version": "1"})),
        Some("score") => score(&request["position"]),
        Some("legal") => legal(&request["record"]),
        Some("replay") => replay(&request["record"]),
        _ => unsupported("this request is not known here"),
    }
}

fn main() {
    for line in io::stdin().lines() {
        let request: Value = serde_json::from_str(&line.expect("a line")).expect("JSON");
        let id = &request["id"];
        let answer = match panic::catch_unwind(|| result(&request)) {
            Ok(Ok(result)) => json!({"id": id, "result": result}),
            Ok(Err(error)) => json!({"id": id, "error": error}),
            Err(_) => json!({"id": id, "error": {"code": "internal", "message": "see stderr"}}),
        };
        println!("{answer}"); // for answers only; print everything else with eprintln!
    }
}
