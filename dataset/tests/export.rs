//! Data sets are written and read back, and every row is compared with its game played again.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::atomic::{AtomicBool, AtomicU64, Ordering},
};

use arena::{Lineup, StudyPlan};
use dataset::{
    BotGames, Cells, Column, Dataset, DatasetError, Export, Origin, Records, Source, Summary,
};
use serde_json::{Value, json};
use table::{Record, RecordedOutcome, Seed, Viewer};
use tempfile::TempDir;

/// The smallest tables that show everything a game can.
fn tables() -> Vec<(&'static str, Value)> {
    let mut tables: Vec<_> = catalog::games().map(|game| (game.about().id, json!({}))).collect();
    tables.push(("tac", json!({"variant": "solo"})));
    tables.push(("taki", json!({"seats": 2})));
    tables
}

fn bot_games(game: &str, options: &Value, games: u64, seed: u64) -> BotGames {
    let game = catalog::find(game).unwrap();
    let bots = vec!["greedy".to_owned(), "random".to_owned()];
    let lineup = Lineup::new(game, options, bots, Seed::from(seed)).unwrap();
    BotGames::new(StudyPlan::new(lineup, games))
}

fn export(source: &dyn Source, path: &Path, shard: u64, threads: usize) -> Summary {
    try_export(source, path, &Column::ALL, shard, threads).unwrap()
}

fn try_export(
    source: &dyn Source,
    path: &Path,
    columns: &[Column],
    shard: u64,
    threads: usize,
) -> Result<Summary, DatasetError> {
    let export = Export::new(source, path, columns, shard);
    export.prepare()?;
    export.run(&export.missing()?, threads, &AtomicBool::new(false), |_| ())?;
    export.finish()
}

fn folder() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().to_owned();
    (folder, path)
}

/// The rows of a data set, each as JSON by the names of its columns.
fn rows(path: &Path) -> Vec<Value> {
    let data = Dataset::open(path).unwrap();
    let mut all = Vec::new();
    for group in 0..data.groups() {
        let rows = data.read(group, data.columns()).unwrap();
        let mut ids = 0;
        for row in 0..rows.len() {
            let mut cells = serde_json::Map::new();
            for (column, found) in rows.columns() {
                let cell = match found {
                    Cells::Whole(cells) => json!(cells[row]),
                    Cells::Real(cells) => json!(cells[row]),
                    Cells::Text(cells) => json!(cells[row].as_deref()),
                    Cells::Vector { width, values } => {
                        json!(values[row * width..(row + 1) * width])
                    }
                    Cells::Ids { lengths, values } => {
                        ids += lengths[row];
                        json!(values[ids - lengths[row]..ids])
                    }
                };
                cells.insert(column.name().to_owned(), cell);
            }
            all.push(Value::Object(cells));
        }
    }
    assert_eq!(all.len(), data.len());
    all
}

/// What the rows of a game must be, from the game alone.
fn expected(source: &dyn Source, number: u64) -> Vec<Value> {
    let (game, record) = (source.game(), source.record(number));
    let numbers = game.numbers();
    let mut table = record.set_up(game).unwrap();
    let end = record.outcome.clone().or(record.ended.clone());
    let mut rows = Vec::new();
    for (ply, (seat, action)) in record.actions.iter().enumerate() {
        let mut observation = vec![0.0_f32; numbers.observation_len];
        table.observe(*seat, &mut observation);
        let mut legal: Vec<usize> = table
            .legal(*seat)
            .iter()
            .map(|action| table.action_id(*seat, action).unwrap())
            .collect();
        legal.sort();
        let bot = record.tags.iter().find(|(tag, _)| *tag == format!("Seat {seat}"));
        rows.push(json!({
            "game": record.game,
            "number": number,
            "ply": ply,
            "seat": seat.number(),
            "bot": bot.filter(|_| ply >= source.drawn(number)).map(|(_, name)| name),
            "observation": observation,
            "legal": legal,
            "view": table.view(Viewer::seat(*seat)).to_string(),
            "action": table.action_id(*seat, action).unwrap(),
            "notation": action,
            "score": end.as_ref().map(|end| end.scores[seat.index()] as f32),
            "reason": end.as_ref().map(|end| end.reason.clone()),
            "count": end.as_ref().and_then(|end| Some(end.count.as_ref()?.1)),
            "seed": record.seed.map(|seed| seed.to_string()),
            "rules": record.rules,
            "encoding": numbers.version,
            "options": record.options.to_string(),
        }));
        table.play(*seat, action).unwrap();
    }
    assert_eq!(table.outcome().map(RecordedOutcome::from), record.outcome);
    rows
}

#[test]
fn every_row_is_what_its_game_says() {
    let (_folder, path) = folder();
    for (game, options) in tables() {
        let source = bot_games(game, &options, 3, 5);
        let path = path.join(format!("{game}{options}").replace(['"', ':', '{', '}'], "_"));
        let summary = export(&source, &path, 2, 2);
        let found = rows(&path);
        let wanted: Vec<Value> = (0..3).flat_map(|number| expected(&source, number)).collect();
        assert_eq!((summary.games, summary.rows), (3, wanted.len() as u64));
        assert_eq!(summary.files.len(), 2);
        for (found, wanted) in found.iter().zip(&wanted) {
            assert_eq!(found, wanted);
            let legal = found["legal"].as_array().unwrap();
            assert!(legal.contains(&found["action"]), "{found}");
        }
        assert_eq!(found.len(), wanted.len());
    }
}

#[test]
fn every_id_fits_its_cell() {
    for game in catalog::games() {
        assert!(game.numbers().action_ids <= 1 << 16, "{}", game.about().id);
    }
}

#[test]
fn a_file_says_what_it_holds() {
    let (_folder, path) = folder();
    let source = bot_games("taki", &json!({"seats": 3}), 4, 9);
    let path = path.join("taki.parquet");
    export(&source, &path, 3, 1);
    let data = Dataset::open(&path).unwrap();
    let info = data.info();
    assert_eq!((info.game.as_str(), info.first, info.games), ("taki", 0, 4));
    assert_eq!(info.origin.options.as_ref().unwrap()["seats"], 3);
    assert_eq!(info.origin.bots.as_deref().unwrap(), ["greedy", "random"]);
    assert_eq!(info.origin.seed, Some(Seed::from(9)));
    assert_eq!(info.origin.rules, Some(source.game().about().rules_version));
    let numbers = source.game().numbers();
    assert_eq!((info.encoding, info.action_ids), (numbers.version, numbers.action_ids));
    assert_eq!(info.observation_len(), numbers.observation_len);
    assert_eq!(info.observation[0].name, numbers.observation[0].name);
    assert!(info.command.starts_with("tactable export taki --bots 'greedy,random' --games 4"));
    assert!(info.program.starts_with("tactable "));
}

#[test]
fn threads_make_no_difference_and_a_file_has_the_rows_of_its_folder() {
    let (_folder, path) = folder();
    let source = bot_games("tactiki", &json!({}), 7, 1);
    let bytes = |name: &str, threads| {
        let path = path.join(name);
        export(&source, &path, 3, threads);
        fs::read(&path).unwrap()
    };
    assert_eq!(bytes("one.parquet", 1), bytes("three.parquet", 3));
    export(&source, &path.join("folder"), 3, 2);
    assert_eq!(rows(&path.join("folder")), rows(&path.join("one.parquet")));
    let left: Vec<_> = fs::read_dir(&path).unwrap().map(|entry| entry.unwrap().path()).collect();
    assert_eq!(left.len(), 3, "no parts are left over: {left:?}");
}

#[test]
fn an_interrupted_export_goes_on_with_what_is_missing() {
    let (_folder, path) = folder();
    let source = bot_games("maiak", &json!({}), 8, 3);
    let whole = path.join("whole");
    export(&source, &whole, 2, 2);
    let again = path.join("again");
    let plan = Export::new(&source, &again, &Column::ALL, 2);
    assert_eq!((plan.shards(), plan.games_of(3)), (4, 6..8));
    plan.prepare().unwrap();
    plan.run(&[1], 1, &AtomicBool::new(false), |_| ()).unwrap();
    let before = fs::metadata(plan.path_of(1)).unwrap().modified().unwrap();
    // What a killed writer leaves is no shard.
    fs::write(again.join(".maiak-00002.parquet.host.1.tactable.tmp"), "PAR1").unwrap();
    assert_eq!(plan.missing().unwrap(), [0, 2, 3]);
    assert!(plan.finish().unwrap().interrupted);
    plan.run(&plan.missing().unwrap(), 2, &AtomicBool::new(true), |_| ()).unwrap();
    assert_eq!(plan.missing().unwrap(), [0, 2, 3], "nothing begins once it is stopped");
    let mut games = 0;
    plan.run(&plan.missing().unwrap(), 2, &AtomicBool::new(false), |more| games += more).unwrap();
    let summary = plan.finish().unwrap();
    assert_eq!((games, summary.games, summary.interrupted), (6, 8, false));
    assert_eq!(fs::metadata(plan.path_of(1)).unwrap().modified().unwrap(), before);
    let names = |path: &Path| {
        let mut names: Vec<_> =
            fs::read_dir(path).unwrap().map(|entry| entry.unwrap().file_name()).collect();
        names.sort();
        names
    };
    assert_eq!(names(&again), names(&whole));
    for name in names(&whole) {
        assert_eq!(fs::read(whole.join(&name)).unwrap(), fs::read(again.join(&name)).unwrap());
    }
    // More games of the same: the shards that are whole stay.
    let longer = bot_games("maiak", &json!({}), 9, 3);
    let plan = Export::new(&longer, &again, &Column::ALL, 2);
    assert_eq!(plan.missing().unwrap(), [4]);
    export(&longer, &again, 2, 1);
    assert_eq!(Dataset::open(&again).unwrap().info().games, 9);
}

/// Games that are counted as they are played; after the fourth, somebody presses Ctrl-C.
struct Counting {
    games: BotGames,
    played: AtomicU64,
    stop: AtomicBool,
}

impl Counting {
    fn new(games: BotGames) -> Counting {
        Counting { games, played: AtomicU64::new(0), stop: AtomicBool::new(false) }
    }
}

impl Source for Counting {
    fn game(&self) -> &'static dyn catalog::Listing {
        self.games.game()
    }

    fn games(&self) -> u64 {
        self.games.games()
    }

    fn origin(&self) -> Origin {
        self.games.origin()
    }

    fn record(&self, number: u64) -> Record {
        if self.played.fetch_add(1, Ordering::Relaxed) == 3 {
            self.stop.store(true, Ordering::Relaxed);
        }
        self.games.record(number)
    }
}

#[test]
fn no_game_is_played_twice_when_a_shard_is_broken_off() {
    let (_folder, path) = folder();
    let games = || bot_games("taki", &json!({}), 6, 3);
    let source = Counting::new(games());
    let broken = path.join("broken.parquet");
    let plan = Export::new(&source, &broken, &Column::ALL, 6);
    plan.prepare().unwrap();
    let mut told = 0;
    plan.run(&[0], 1, &source.stop, |more| told += more).unwrap();
    assert_eq!((told, source.played.load(Ordering::Relaxed)), (4, 4));
    assert!(plan.finish().unwrap().interrupted && !broken.exists());
    // The last line is cut off by a power cut.
    let kept = path.join("broken.parquet.parts/.taki-00000.games");
    let text = fs::read_to_string(&kept).unwrap();
    fs::write(&kept, &text[..text.len() - 40]).unwrap();
    let mut told = Vec::new();
    plan.run(&[0], 1, &AtomicBool::new(false), |more| told.push(more)).unwrap();
    assert_eq!(
        (told[0], source.played.load(Ordering::Relaxed)),
        (3, 7),
        "three were kept: {told:?}"
    );
    assert_eq!(plan.finish().unwrap().games, 6);
    export(&games(), &path.join("whole.parquet"), 6, 2);
    assert_eq!(fs::read(&broken).unwrap(), fs::read(path.join("whole.parquet")).unwrap());
}

#[test]
fn games_of_other_settings_are_not_taken_for_ours() {
    let (_folder, path) = folder();
    let other = Counting::new(bot_games("maiak", &json!({}), 6, 8));
    let path = path.join("ours");
    let plan = Export::new(&other, &path, &Column::ALL, 6);
    plan.prepare().unwrap();
    plan.run(&[0], 1, &other.stop, |_| ()).unwrap();
    assert!(path.join(".maiak-00000.games").exists(), "four games are kept, and no shard is whole");
    let ours = bot_games("maiak", &json!({}), 6, 9);
    export(&ours, &path, 6, 1);
    let wanted: Vec<Value> = (0..6).flat_map(|number| expected(&ours, number)).collect();
    assert_eq!(rows(&path), wanted);
}

#[test]
fn other_data_is_never_written_over() {
    let (_folder, path) = folder();
    let source = bot_games("maiak", &json!({}), 4, 3);
    let other = bot_games("maiak", &json!({}), 4, 4);
    for name in ["there.parquet", "there"] {
        let path = path.join(name);
        export(&source, &path, 2, 1);
        let error = try_export(&other, &path, &Column::ALL, 2, 1).unwrap_err().to_string();
        assert!(error.contains("another data set: seed is 0000"), "{error}");
        let error = try_export(&source, &path, &Column::usual(), 2, 1).unwrap_err().to_string();
        assert!(error.contains("columns is game,number"), "{error}");
        assert_eq!(export(&source, &path, 2, 1).games, 4, "the same may be asked for again");
    }
    let foreign = path.join("foreign.parquet");
    fs::write(&foreign, "Dear diary").unwrap();
    let error = try_export(&source, &foreign, &Column::ALL, 2, 1).unwrap_err().to_string();
    assert!(error.contains("is not a data set of Tactable"), "{error}");
    assert_eq!(fs::read_to_string(&foreign).unwrap(), "Dear diary");
}

#[test]
fn broken_files_are_refused_in_words() {
    let (_folder, path) = folder();
    let good = path.join("good.parquet");
    export(&bot_games("maiak", &json!({}), 2, 3), &good, 2, 1);
    let bytes = fs::read(&good).unwrap();
    let broken = path.join("broken.parquet");
    let open = |bytes: &[u8]| {
        fs::write(&broken, bytes).unwrap();
        let data = Dataset::open(&broken)?;
        (0..data.groups()).try_for_each(|group| data.read(group, data.columns()).map(drop))
    };
    for end in [0, 3, bytes.len() / 2, bytes.len() - 1] {
        assert!(matches!(open(&bytes[..end]), Err(DatasetError::Foreign { .. })), "{end}");
    }
    // Whatever is changed is read or refused, and nothing panics.
    for place in (4..bytes.len()).step_by(97) {
        let mut bent = bytes.clone();
        bent[place] ^= 0x55;
        let _ = open(&bent);
    }
    assert!(matches!(Dataset::open(&path.join("nowhere")), Err(DatasetError::Read { .. })));
    let empty = path.join("empty");
    fs::create_dir(&empty).unwrap();
    assert!(matches!(Dataset::open(&empty), Err(DatasetError::Foreign { .. })));
}

#[test]
fn nobody_chose_what_was_drawn() {
    let (_folder, path) = folder();
    let game = catalog::find("maiak").unwrap();
    let lineup = Lineup::new(game, &json!({}), vec!["greedy".to_owned()], Seed::from(1)).unwrap();
    let source = BotGames::new(StudyPlan::new(lineup.with_opening(4), 3));
    let path = path.join("opened.parquet");
    export(&source, &path, 3, 1);
    let rows = rows(&path);
    assert_eq!(rows, (0..3).flat_map(|number| expected(&source, number)).collect::<Vec<_>>());
    let drawn = |row: &&Value| row["bot"].is_null();
    assert_eq!(rows.iter().filter(drawn).count(), 12);
    assert!(rows.iter().filter(drawn).all(|row| row["ply"].as_u64() < Some(4)));
    assert_eq!(Dataset::open(&path).unwrap().info().origin.opening_plies, Some(4));
}

#[test]
fn records_are_games_too() {
    let (_folder, path) = folder();
    let source = bot_games("tac", &json!({}), 2, 6);
    let mut all: Vec<Record> = (0..2).map(|number| source.record(number)).collect();
    let cut = all[1].actions.len() / 2;
    all[1].actions.truncate(cut);
    all[1].outcome = None;
    all[1] = all[1].clone().sealed();
    let records = Records::new(source.game(), all.clone()).unwrap();
    let file = path.join("records.parquet");
    export(&records, &file, 10, 1);
    let found = rows(&file);
    let wanted: Vec<Value> = (0..2).flat_map(|number| expected(&records, number)).collect();
    assert_eq!(found, wanted);
    let last = found.last().unwrap();
    assert!(last["score"].is_null() && last["reason"].is_null(), "it has not ended: {last}");
    let fewer = Records::new(source.game(), all[..1].to_vec()).unwrap();
    let error = try_export(&fewer, &file, &Column::ALL, 10, 1).unwrap_err().to_string();
    assert!(error.contains("records is"), "{error}");
    assert_eq!(last["bot"], expected(&source, 1)[cut - 1]["bot"]);

    let maiak = catalog::find("maiak").unwrap();
    let error = Records::new(maiak, all.clone()).err().unwrap().to_string();
    assert!(error.contains("game 0 is tac, not maiak"), "{error}");
    all[0].actions.swap(0, 1);
    let error = Records::new(source.game(), all).err().unwrap().to_string();
    assert!(error.contains("game 0 cannot be replayed"), "{error}");
}

#[test]
fn a_bot_that_fails_loses_in_the_data_too() {
    let game = catalog::find("maiak").unwrap();
    // It answers once and is gone.
    let bots = vec!["cmd:sh -c 'read line; echo nonsense'".to_owned(), "random".to_owned()];
    let lineup = Lineup::new(game, &json!({}), bots, Seed::from(1)).unwrap();
    let source = BotGames::new(StudyPlan::new(lineup, 2));
    let (_folder, path) = folder();
    let path = path.join("failed.parquet");
    export(&source, &path, 2, 1);
    let rows = rows(&path);
    assert!(!rows.is_empty());
    for row in rows {
        assert_eq!((&row["reason"], &row["score"]), (&json!("bot-failed"), &json!(1.0)), "{row}");
        assert_eq!(row["bot"], "random", "the other never came to act");
    }
}
