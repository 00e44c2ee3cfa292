//! The board and the cards, field by field.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

/// A place as in the notation.
pub(crate) type Place = String;

/// Where everything is, as read from a state's JSON.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Board {
    /// Owner and place of every marble that is not in a yard.
    marbles: BTreeSet<(usize, Place)>,
    fresh: BTreeSet<Place>,
}

pub(crate) struct Table {
    pub(crate) variant: String,
    pub(crate) seats: Vec<usize>,
    pub(crate) ring: usize,
    pub(crate) sector: usize,
    pub(crate) hands: Vec<Vec<String>>,
    pub(crate) angel_house: bool,
}

pub(crate) fn letter(seat: usize) -> char {
    (b'A' + seat as u8) as char
}

pub(crate) fn house(seat: usize, field: usize) -> Place {
    format!("{}{field}", letter(seat))
}

impl Board {
    pub(crate) fn read(state: &Value) -> Board {
        let mut marbles = BTreeSet::new();
        for (name, places) in state["marbles"].as_object().unwrap() {
            let seat = (name.as_bytes()[0] - b'A') as usize;
            for place in places.as_array().unwrap().iter().map(|place| place.as_str().unwrap()) {
                if !place.ends_with('0') || place.parse::<usize>().is_ok() {
                    marbles.insert((seat, place.to_owned()));
                }
            }
        }
        let fresh = state["fresh"].as_array().unwrap().iter();
        Board { marbles, fresh: fresh.map(|place| place.as_str().unwrap().to_owned()).collect() }
    }

    fn taken(&self, place: &str) -> bool {
        self.marbles.iter().any(|(_, other)| other == place)
    }

    fn of(&self, seat: usize) -> Vec<Place> {
        self.marbles.iter().filter(|(owner, _)| *owner == seat).map(|(_, p)| p.clone()).collect()
    }

    fn on_ring(&self, seat: usize) -> Vec<usize> {
        self.of(seat).iter().filter_map(|place| place.parse().ok()).collect()
    }

    fn home(&self, seat: usize) -> usize {
        self.of(seat).len() - self.on_ring(seat).len()
    }

    fn is_fresh(&self, table: &Table, seat: usize, place: &str) -> bool {
        self.fresh.contains(place) && place == (seat * table.sector).to_string()
    }

    fn moved(&self, seat: usize, from: &str, to: &str) -> Board {
        let mut next = self.clone();
        next.marbles.remove(&(seat, from.to_owned()));
        next.fresh.remove(from);
        next.marbles.retain(|(_, place)| place != to);
        next.fresh.remove(to);
        next.marbles.insert((seat, to.to_owned()));
        next
    }
}

impl Table {
    fn next(&self, seat: usize) -> usize {
        let place = self.seats.iter().position(|&other| other == seat).unwrap();
        self.seats[(place + 1) % self.seats.len()]
    }

    fn is_one_team(&self) -> bool {
        ["one-team", "solo", "six-team"].contains(&self.variant.as_str())
    }

    fn mates(&self, seat: usize) -> Vec<usize> {
        let mates: &[usize] = match self.variant.as_str() {
            "two-singles" | "three-singles" => &[],
            "two-vs-one" => match seat {
                0 => &[],
                1 => &[2],
                _ => &[1],
            },
            "six-pairs" | "six-team" => return vec![(seat + 3) % 6],
            "six-threes" => return vec![(seat + 2) % 6, (seat + 4) % 6],
            _ => return vec![(seat + 2) % 4],
        };
        mates.to_vec()
    }

    fn movers(&self, board: &Board, seat: usize) -> Vec<usize> {
        if board.home(seat) < 4 {
            return vec![seat];
        }
        let open = |seats: Vec<usize>| -> Vec<usize> {
            seats.into_iter().filter(|&seat| board.home(seat) < 4).collect()
        };
        let mates = open(self.mates(seat));
        if mates.is_empty() && self.is_one_team() { open(self.seats.clone()) } else { mates }
    }

    /// The places one field further on: around the ring, and into the house where that is allowed.
    fn onward(&self, board: &Board, seat: usize, at: &str, first: bool) -> Vec<Place> {
        let Ok(field) = at.parse::<usize>() else {
            let depth: usize = at[1..].parse().unwrap();
            return if depth < 4 { vec![house(seat, depth + 1)] } else { Vec::new() };
        };
        let mut places = vec![((field + 1) % self.ring).to_string()];
        if field == seat * self.sector && !(first && board.is_fresh(self, seat, at)) {
            places.push(house(seat, 1));
        }
        places
    }

    /// Where a marble gets by so many fields forward, nothing jumped over.
    fn forward(&self, board: &Board, seat: usize, from: &str, steps: usize) -> BTreeSet<Place> {
        let mut places = BTreeSet::from([from.to_owned()]);
        for step in 1..=steps {
            let mut next = BTreeSet::new();
            for place in &places {
                for to in self.onward(board, seat, place, step == 1) {
                    let ring = to.parse::<usize>().is_ok();
                    let may_hit = step == steps && ring;
                    if !board.taken(&to) || may_hit {
                        next.insert(to);
                    }
                }
            }
            places = next;
        }
        places
    }

    fn backward(&self, board: &Board, seat: usize, from: usize) -> BTreeSet<Place> {
        let start = seat * self.sector;
        let mut places = BTreeSet::from([from.to_string()]);
        for step in 1..=4 {
            let mut next = BTreeSet::new();
            for place in &places {
                let mut ways = Vec::new();
                match place.parse::<usize>() {
                    Ok(field) => {
                        ways.push(((field + self.ring - 1) % self.ring).to_string());
                        if field == start && !(step == 1 && board.is_fresh(self, seat, place)) {
                            ways.push(house(seat, 1));
                        }
                    }
                    Err(_) => {
                        let depth: usize = place[1..].parse().unwrap();
                        if depth < 4 {
                            ways.push(house(seat, depth + 1));
                        }
                    }
                }
                for to in ways {
                    if !board.taken(&to) || step == 4 && to.parse::<usize>().is_ok() {
                        next.insert(to);
                    }
                }
            }
            places = next;
        }
        places
    }

    fn locked(&self, board: &Board, seat: usize) -> BTreeSet<Place> {
        let filled = |depth: usize| board.marbles.contains(&(seat, house(seat, depth)));
        (1..=4).filter(|&d| (d..=4).all(filled)).map(|d| house(seat, d)).collect()
    }

    /// Every first step of a 7, by trying out all that can follow.
    pub(crate) fn seven(&self, board: &Board, player: usize, play: &Seven) -> BTreeSet<String> {
        let mut memo = BTreeMap::new();
        let mut found = BTreeSet::new();
        for (from, to, next, after) in self.steps(board, player, play) {
            if self.completes(&next, player, &after, &mut memo) {
                found.insert(format!("7:{from}>{to}"));
            }
        }
        found
    }

    fn completes(
        &self,
        board: &Board,
        player: usize,
        play: &Seven,
        memo: &mut BTreeMap<(Board, Seven), bool>,
    ) -> bool {
        if play.left == 0 {
            return true;
        }
        let key = (board.clone(), play.clone());
        if let Some(&known) = memo.get(&key) {
            return known;
        }
        let mut steps = self.steps(board, player, play).into_iter();
        let result = steps.any(|(_, _, next, after)| self.completes(&next, player, &after, memo));
        memo.insert(key, result);
        result
    }

    /// Single steps, whether or not others can follow.
    fn steps(
        &self,
        board: &Board,
        player: usize,
        play: &Seven,
    ) -> Vec<(Place, Place, Board, Seven)> {
        let mut steps = Vec::new();
        let owners = match play.owner {
            Some(owner) if board.home(owner) < 4 => vec![owner],
            _ => self.movers(board, player),
        };
        for owner in owners {
            let locked = match play.owner {
                Some(same) if same == owner => play.locked.clone(),
                _ => self.locked(board, owner),
            };
            for from in board.of(owner) {
                let mut ways = self.onward(board, owner, &from, true);
                if from.parse::<usize>().is_err() {
                    let depth: usize = from[1..].parse().unwrap();
                    if locked.contains(&from) {
                        continue;
                    }
                    if depth > 1 {
                        ways.push(house(owner, depth - 1));
                    }
                }
                for to in ways {
                    if to.parse::<usize>().is_err() && board.taken(&to) {
                        continue;
                    }
                    let after =
                        Seven { left: play.left - 1, owner: Some(owner), locked: locked.clone() };
                    steps.push((from.clone(), to.clone(), board.moved(owner, &from, &to), after));
                }
            }
        }
        steps
    }

    /// Everything a player can do with a card.
    pub(crate) fn uses(&self, board: &Board, player: usize, card: &str) -> BTreeSet<String> {
        let mut uses = BTreeSet::new();
        let movers = self.movers(board, player);
        let next = self.next(player);
        let ring: BTreeSet<usize> =
            board.marbles.iter().filter_map(|(_, place)| place.parse().ok()).collect();
        let mine: Vec<usize> = movers.iter().flat_map(|&seat| board.on_ring(seat)).collect();
        if let Ok(number) = card.parse::<usize>() {
            if number == 7 {
                let play = Seven { left: 7, owner: None, locked: BTreeSet::new() };
                return self.seven(board, player, &play);
            }
            for &seat in &movers {
                if [1, 13].contains(&number) && board.of(seat).len() < 4 {
                    uses.insert(format!("{number}:{}0>{}", letter(seat), seat * self.sector));
                }
                for from in board.of(seat) {
                    let places = match from.parse() {
                        Ok(field) if number == 4 => self.backward(board, seat, field),
                        Err(_) if number == 4 => BTreeSet::new(),
                        _ => self.forward(board, seat, &from, number),
                    };
                    uses.extend(places.iter().map(|to| format!("{number}:{from}>{to}")));
                }
            }
            if number == 8 && !mine.is_empty() && !self.hands[next].is_empty() {
                uses.insert("8:skip".into());
            }
            return uses;
        }
        match card {
            "trick" if !mine.is_empty() => {
                for one in &ring {
                    uses.extend(
                        ring.iter()
                            .filter(|two| *two > one)
                            .map(|two| format!("trick:{one}/{two}")),
                    );
                }
            }
            "warrior" => {
                for from in mine {
                    let to = (1..=self.ring).map(|step| (from + step) % self.ring);
                    let to = to.into_iter().find(|field| ring.contains(field)).unwrap();
                    uses.insert(format!("warrior:{from}>{to}"));
                }
            }
            "jester" if self.seats.iter().any(|&s| s != player && !self.hands[s].is_empty()) => {
                uses.insert("jester".into());
            }
            "devil" if !self.hands[next].is_empty() => {
                uses.insert("devil".into());
            }
            "angel" => {
                let home = |seat: usize| board.home(seat) == 4;
                let free =
                    self.is_one_team() && home(player) && self.mates(player).into_iter().all(home);
                for seat in self.movers(board, if free { player } else { next }) {
                    if board.of(seat).len() < 4 {
                        uses.insert(format!("angel:{}0>{}", letter(seat), seat * self.sector));
                        continue;
                    }
                    for from in board.of(seat) {
                        let ring = from.parse::<usize>().is_ok();
                        for steps in [1, 13] {
                            if ring || steps == 1 && self.angel_house {
                                let places = self.forward(board, seat, &from, steps);
                                uses.extend(places.iter().map(|to| format!("angel:{from}>{to}")));
                            }
                        }
                    }
                }
            }
            _ => {}
        }
        uses
    }
}

/// A 7 that is being played.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Seven {
    pub(crate) left: usize,
    pub(crate) owner: Option<usize>,
    pub(crate) locked: BTreeSet<Place>,
}
