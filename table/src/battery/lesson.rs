use crate::{Attempt, Check, Erased, Exercise, Lang, Phrase, Title, Verdict, Words};

/// Every lesson can be learned by each of its own solutions, says everything in every language, and
/// answers whatever else is legal.
pub fn lessons_can_be_learned<G: Title>() {
    let game = &Erased::<G>::new();
    let words = Words::new(&[G::ABOUT.messages]);
    for lesson in crate::AnyGame::lessons(game) {
        has_words(&words, &lesson.title());
        for step in &lesson.steps {
            let name = format!("{} {}", lesson.id, step.id);
            has_words(&words, &lesson.idea(step));
            let ends = step.exercise.wrong.iter().map(|wrong| wrong.say.as_str());
            for end in ["task", "done", "wrong"].into_iter().chain(ends) {
                has_words(&words, &lesson.says(step, end));
            }
            leads_to_its_goal(game, &step.exercise, &name);
            answers_everything(game, &step.exercise, &name);
        }
        let last = lesson.steps.last().unwrap_or_else(|| panic!("{} has no steps", lesson.id));
        let wins = last.exercise.goal.contains(&Check::Won);
        let final_lesson = crate::AnyGame::lessons(game).last() == Some(lesson);
        assert!(wins || !final_lesson, "the last lesson does not end with a win");
    }
}

/// Every puzzle is solved by its own solution and by no other first action.
pub fn puzzles_have_one_answer<G: Title>() {
    let game = &Erased::<G>::new();
    let words = Words::new(&[G::ABOUT.messages]);
    let mut ids = std::collections::HashSet::new();
    for puzzle in crate::AnyGame::puzzles(game) {
        assert!(ids.insert(&puzzle.id), "two puzzles are called {}", puzzle.id);
        assert!((1..=5).contains(&puzzle.rating), "{} is rated {}", puzzle.id, puzzle.rating);
        has_words(&words, &puzzle.task());
        leads_to_its_goal(game, &puzzle.exercise, &puzzle.id);
        let first = |way: &Vec<String>| way.first().cloned();
        let answers: std::collections::HashSet<_> =
            puzzle.exercise.solutions.iter().map(first).collect();
        assert_eq!(answers.len(), 1, "{} has several answers", puzzle.id);
    }
}

fn begin<'a, G: Title>(game: &Erased<G>, exercise: &'a Exercise, name: &str) -> Attempt<'a> {
    Attempt::begin(game, exercise).unwrap_or_else(|problems| panic!("{name}: {problems}"))
}

fn leads_to_its_goal<G: Title>(game: &Erased<G>, exercise: &Exercise, name: &str) {
    assert!(!exercise.goal.is_empty() && !exercise.solutions.is_empty(), "{name} asks for nothing");
    for way in &exercise.solutions {
        let mut attempt = begin(game, exercise, name);
        for (number, action) in way.iter().enumerate() {
            let seat = acting(&attempt, name);
            let verdict = attempt.act(seat, action);
            let verdict = verdict.unwrap_or_else(|refusal| panic!("{name}: {action}: {refusal}"));
            let last = number + 1 == way.len();
            let expected = if last { Verdict::Done } else { Verdict::GoOn };
            assert_eq!(verdict, expected, "{name}: {action} of {way:?}");
        }
    }
}

/// Whatever is legal before a solution or on the way of the first and does not lead on is taken back
/// and answered, and every special answer is given to something.
fn answers_everything<G: Title>(game: &Erased<G>, exercise: &Exercise, name: &str) {
    let mut given = std::collections::HashSet::new();
    let mut wrong = 0;
    for done in 0..exercise.solutions[0].len() {
        let mut attempt = begin(game, exercise, name);
        for action in &exercise.solutions[0][..done] {
            let seat = acting(&attempt, name);
            attempt.act(seat, action).expect("it is part of a solution");
        }
        let seat = acting(&attempt, name);
        let before = attempt.table().state();
        for action in attempt.table().legal(seat) {
            let mut attempt = begin(game, exercise, name);
            for action in &exercise.solutions[0][..done] {
                let seat = acting(&attempt, name);
                attempt.act(seat, action).expect("it is part of a solution");
            }
            if let Verdict::Wrong(say) = attempt.act(seat, &action).expect("it is legal") {
                assert_eq!(attempt.table().state(), before, "{name}: {action} is not taken back");
                wrong += 1;
                given.extend(say);
            }
        }
    }
    for answer in &exercise.wrong {
        assert!(given.contains(&*answer.say), "{name}: nothing is answered by {}", answer.say);
    }
    assert!(wrong > 0 || exercise.wrong.is_empty(), "{name} answers what cannot be done");
}

fn acting(attempt: &Attempt<'_>, name: &str) -> crate::Seat {
    let own = attempt.viewer().holds().intersection(attempt.table().to_act());
    own.first().unwrap_or_else(|| panic!("{name}: the learner may not act"))
}

fn has_words(words: &Words, phrase: &Phrase) {
    for lang in Lang::ALL {
        assert!(words.try_say(lang, phrase).is_some(), "{lang}: {phrase}");
    }
}
