use crate::{Column, Export, Info};

/// What writes the same again, wherever and on however many threads.
pub(crate) fn command(
    verb: &str,
    info: &Info,
    games: u64,
    columns: &[Column],
    shard: u64,
) -> String {
    let origin = &info.origin;
    let mut command = vec![format!("tactable {verb}"), info.game.clone()];
    match (&origin.bots, &origin.options, &origin.seed) {
        (Some(bots), Some(options), Some(seed)) => command.extend([
            format!(
                "{} {}",
                if info.insight.is_some() { "--bot" } else { "--bots" },
                quoted(&bots.join(","))
            ),
            format!("--games {games}"),
            format!("--options {}", quoted(&options.to_string())),
            format!("--seed {seed}"),
            format!("--opening-plies {}", origin.opening_plies.unwrap_or_default()),
        ]),
        _ => command.push("--from …".to_owned()),
    }
    if let Some(slips) = origin.slips {
        command.push(format!("--slips {slips}"));
    }
    let usual = Column::usual();
    // What self-play writes cannot be chosen.
    let optional = Column::OPTIONAL.into_iter().filter(|_| info.insight.is_none());
    for column in optional {
        match (columns.contains(&column), usual.contains(&column)) {
            (true, false) => command.push(format!("--with {}", column.name())),
            (false, true) => command.push(format!("--without {}", column.name())),
            _ => {}
        }
    }
    if shard != Export::SHARD {
        command.push(format!("--shard {shard}"));
    }
    command.join(" ")
}

/// As a shell takes it for one word.
fn quoted(text: &str) -> String {
    format!("'{}'", text.replace('\'', r"'\''"))
}
