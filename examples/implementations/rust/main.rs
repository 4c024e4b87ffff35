// A scorer of Pier 18 to start from: Poets, the Plan and Patrons.
//
//     cargo new mine && cd mine && cargo add serde_json
//     cargo build --release        (after this file is saved as src/main.rs)
//     boardscore verify -- target/release/mine

use serde_json::{json, Value};
use std::io::{self, BufRead, Write};

fn main() -> io::Result<()> {
    let mut output = io::stdout().lock();
    for line in io::stdin().lock().lines() {
        let request: Value = serde_json::from_str(&line?)?;
        let mut answer = answer(&request);
        answer["id"] = request["id"].clone();
        writeln!(output, "{answer}")?;
        output.flush()?;
    }
    Ok(())
}

fn answer(request: &Value) -> Value {
    let position = &request["position"];
    match (request["op"].as_str(), position["game"].as_str()) {
        (Some("hello"), _) => json!({"result": {"name": "mine", "games": ["pier18"]}}),
        (Some("score"), Some("pier18")) => json!({"result": {"totals": totals(position)}}),
        _ => json!({"error": {"code": "unsupported", "message": "not known here"}}),
    }
}

fn totals(position: &Value) -> Vec<u64> {
    let players = position["players"].as_array().expect("players");
    players.iter().map(total).collect()
}

fn total(player: &Value) -> u64 {
    let lines = player["pier"].as_array().expect("a pier");
    // Upper, lower; '.' is an empty space.
    let pier: Vec<Vec<char>> = lines
        .iter()
        .map(|line| line.as_str().expect("a side").chars().collect())
        .collect();
    let plan = if player["plan_completed"] == true { 4 } else { 0 };
    points(&pier) + plan + player["patrons"].as_u64().unwrap_or(0)
}

fn points(pier: &[Vec<char>]) -> u64 {
    let poets = pier.iter().flatten().filter(|&&symbol| symbol == 'Q');
    poets.count() as u64 / 2
}
