use serde_json::{Value, json};
use table::Dice;

/// What strangers like to send.
const NASTY: [&str; 24] = [
    "",
    "\0",
    "\n",
    " ",
    "-",
    ":",
    "#",
    "\"",
    "{",
    "[",
    "0",
    "-1",
    "1e999",
    "1e-7",
    "NaN",
    "inf",
    "18446744073709551616",
    "255",
    "null",
    "true",
    "\u{feff}",
    "🂡",
    "\\ud800",
    "ß",
];
/// The most bytes of an input.
const LONGEST: usize = 64 * 1024;

/// Another input like this one: a few places changed, or a part of another put in. JSON, alone or on a
/// line, mostly stays JSON, so that what is behind the reading is reached.
pub fn mutate(input: &[u8], others: &[Vec<u8>], dice: &mut Dice) -> Vec<u8> {
    let mut bytes = input.to_vec();
    for _ in 0..=dice.roll(3) {
        bytes = match dice.roll(3) {
            0 => bend_bytes(bytes, others, dice),
            1 => bend_words(bytes, others, dice),
            _ => bend_json(bytes, dice),
        };
    }
    bytes.truncate(LONGEST);
    bytes
}

/// Change single bytes, or a stretch of them.
fn bend_bytes(mut bytes: Vec<u8>, others: &[Vec<u8>], dice: &mut Dice) -> Vec<u8> {
    let place = dice.roll(bytes.len() + 1);
    let end = (place + dice.roll(9)).min(bytes.len());
    match dice.roll(6) {
        0 if place < bytes.len() => bytes[place] ^= 1 << dice.roll(8),
        1 => drop(bytes.drain(place..end)),
        2 => {
            let some = bytes[place..end].to_vec();
            bytes.splice(place..place, some);
        }
        3 => bytes.truncate(place),
        4 => {
            if let Some(other) = dice.pick(others) {
                let from = dice.roll(other.len() + 1);
                bytes.truncate(place);
                bytes.extend(&other[from..]);
            }
        }
        _ => {
            let nasty = dice.pick(&NASTY).expect("there are some");
            bytes.splice(place..end, nasty.bytes());
        }
    }
    bytes
}

/// Change a word: whatever stands between two signs.
fn bend_words(bytes: Vec<u8>, others: &[Vec<u8>], dice: &mut Dice) -> Vec<u8> {
    let Some((start, end)) = word(&bytes, dice) else { return bytes };
    let other: Vec<u8> = match dice.roll(4) {
        0 => dice.pick(&NASTY).expect("there are some").bytes().collect(),
        1 => match word(&bytes, dice) {
            Some((from, to)) => bytes[from..to].to_vec(),
            None => Vec::new(),
        },
        2 => dice.roll(300).to_string().into_bytes(),
        _ => {
            let other = dice.pick(others).map_or(&[][..], Vec::as_slice);
            word(other, dice).map_or_else(Vec::new, |(from, to)| other[from..to].to_vec())
        }
    };
    let mut bytes = bytes;
    bytes.splice(start..end, other);
    bytes
}

/// Where some word begins and ends.
fn word(bytes: &[u8], dice: &mut Dice) -> Option<(usize, usize)> {
    let part = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_' || !byte.is_ascii();
    let place = dice.roll(bytes.len().max(1));
    let start = place + bytes.get(place..)?.iter().position(part)?;
    let start = bytes[..start].iter().rposition(|byte| !part(byte)).map_or(0, |before| before + 1);
    let length = bytes[start..].iter().position(|byte| !part(byte));
    Some((start, length.map_or(bytes.len(), |length| start + length)))
}

/// Change a value somewhere in one of the lines that are JSON.
fn bend_json(bytes: Vec<u8>, dice: &mut Dice) -> Vec<u8> {
    let Ok(text) = str::from_utf8(&bytes) else { return bytes };
    let mut lines: Vec<String> = text.split('\n').map(str::to_owned).collect();
    let place = dice.roll(lines.len());
    let line = &lines[place];
    // A record has JSON behind the name of the line.
    let start = line.find(['{', '[']).unwrap_or(0);
    let Ok(mut value) = serde_json::from_str::<Value>(&line[start..]) else { return bytes };
    bend_value(&mut value, dice);
    lines[place] = format!("{}{value}", &line[..start]);
    lines.join("\n").into_bytes()
}

/// Remove, repeat, replace or rename one part of a value.
fn bend_value(value: &mut Value, dice: &mut Dice) {
    let deeper = dice.roll(5) > 0;
    match value {
        Value::Object(map) if !map.is_empty() && deeper => {
            let key = map.keys().nth(dice.roll(map.len())).expect("one of them").clone();
            match dice.roll(8) {
                0 => drop(map.remove(&key)),
                1 => {
                    let other = map.keys().nth(dice.roll(map.len())).expect("one of them").clone();
                    let value = map[&other].clone();
                    map.insert(key, value);
                }
                2 => {
                    let value = map.remove(&key).unwrap_or_default();
                    map.insert(format!("{key}{}", dice.roll(3)), value);
                }
                _ => bend_value(&mut map[&key], dice),
            }
        }
        Value::Array(list) if !list.is_empty() && deeper => {
            let (one, other) = (dice.roll(list.len()), dice.roll(list.len()));
            match dice.roll(8) {
                0 => drop(list.remove(one)),
                1 => list.push(list[one].clone()),
                2 => list.swap(one, other),
                3 => list[one] = list[other].clone(),
                _ => bend_value(&mut list[one], dice),
            }
        }
        Value::Number(number) if deeper => {
            let number = number.as_i64().unwrap_or_default();
            let near = [
                number.wrapping_add(1),
                number.wrapping_sub(1),
                -number.saturating_abs(),
                number ^ 64,
            ];
            *value = json!(near[dice.roll(near.len())]);
        }
        Value::Bool(is) if deeper => *is = !*is,
        _ => {
            let nasty = dice.pick(&NASTY).expect("there are some");
            let plain =
                [json!(null), json!([]), json!({}), json!(0), json!(-1), json!(1.5), json!(70000)];
            let text = json!(nasty);
            *value = if dice.roll(2) == 0 { text } else { plain[dice.roll(plain.len())].clone() };
        }
    }
}
