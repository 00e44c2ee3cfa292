use axum::{
    body::Body,
    http::{Request, StatusCode, header},
};
use serde_json::{Value, json};
use table::{Attempt, Lang, Verdict};

use crate::test_server::{TestServer, text};

/// Send work on an exercise.
async fn work(server: &TestServer, path: &str, work: &Value) -> (StatusCode, Value) {
    let request = Request::post(path)
        .header(header::CONTENT_TYPE, "application/json")
        .header(header::ACCEPT, "application/json")
        .body(Body::from(work.to_string()))
        .unwrap();
    let response = server.ask(request).await;
    let status = response.status();
    (status, serde_json::from_str(&text(response).await).unwrap())
}

/// Every exercise there is, with its address.
fn exercises() -> Vec<(String, &'static table::Exercise)> {
    let lessons = catalog::games().flat_map(|game| {
        let of = move |lesson: &'static table::Lesson| {
            lesson.steps.iter().map(move |step| {
                let (game, lesson) = (game.about().id, &lesson.id);
                (format!("/learn/{game}/{lesson}/{}", step.id), &step.exercise)
            })
        };
        game.lessons().iter().flat_map(of)
    });
    let puzzles = catalog::games().flat_map(|game| {
        let first = game.puzzles().iter().take(2);
        first.map(move |one| (format!("/puzzles/{}/{}", game.about().id, one.id), &one.exercise))
    });
    lessons.chain(puzzles).collect()
}

#[tokio::test]
async fn every_exercise_is_done_by_its_own_solution() {
    let server = TestServer::open().await;
    for (path, exercise) in exercises() {
        let page = server.get(&path).await;
        assert_eq!(page.status(), StatusCode::OK, "{path}");
        assert!(!page.headers().contains_key(header::SET_COOKIE), "{path}");
        assert!(!text(page).await.contains('⟨'), "{path}");
        let picture = server.get(&format!("{path}.svg")).await;
        assert_eq!(picture.headers()[header::CONTENT_TYPE], "image/svg+xml", "{path}");
        let way = &exercise.solutions[0];
        for (number, action) in way.iter().enumerate() {
            let asked = json!({ "actions": way[..number], "show": true });
            let (_, before) = work(&server, &path, &asked).await;
            assert_eq!(before["next"], *action, "{path}");
            assert_eq!(before["tables"][0]["your_turn"], true, "{path}");
            let asked = json!({ "actions": way[..number], "action": action });
            let (status, after) = work(&server, &path, &asked).await;
            let done = number + 1 == way.len();
            assert_eq!(status, StatusCode::OK, "{path}: {after}");
            assert_eq!(after["verdict"], if done { "done" } else { "go-on" }, "{path}: {after}");
            assert_eq!(after["actions"], json!(way[..=number]), "{path}");
            let last = after["tables"].as_array().unwrap().last().unwrap();
            assert_eq!(last["your_turn"], !done, "{path}");
            assert!(!after["text"].as_str().unwrap().is_empty(), "{path}");
        }
    }
}

#[tokio::test]
async fn what_was_not_meant_is_answered_and_taken_back() {
    let server = TestServer::open().await;
    let mut answered = 0;
    for game in catalog::games() {
        for lesson in game.lessons() {
            for step in &lesson.steps {
                let begin = || Attempt::begin(game, &step.exercise).unwrap();
                let legal = begin().table().legal(step.exercise.seat);
                let wrong = legal.iter().find_map(|action| match begin().answer(action) {
                    Ok(Verdict::Wrong(end)) => Some((action, end.unwrap_or("wrong").to_owned())),
                    _ => None,
                });
                let Some((action, end)) = wrong else { continue };
                let path = format!("/learn/{}/{}/{}", game.about().id, lesson.id, step.id);
                let (_, told) = work(&server, &path, &json!({ "action": action })).await;
                assert_eq!(told["verdict"], "wrong", "{path}");
                assert_eq!(told["actions"], json!([]), "{path}");
                let said = game.words().say(Lang::En, &lesson.says(step, &end));
                assert_eq!(told["text"], said, "{path}");
                let (_, told) = work(&server, &path, &json!({ "action": "nonsense" })).await;
                assert_eq!(told["verdict"], "refused", "{path}");
                answered += 1;
            }
        }
    }
    assert!(answered > 0, "no lesson can be done wrong");
}

#[tokio::test]
async fn bad_work_is_refused_in_words() {
    let server = TestServer::open().await;
    let (path, _) = exercises().swap_remove(0);
    for (bad, words) in [
        (json!([]), "can’t be read"),
        (json!({ "actions": 7 }), "can’t be read"),
        (json!({ "secret": true }), "can’t be read"),
        (json!({ "actions": vec!["x"; 100] }), "more than an exercise needs"),
        (json!({ "action": "x".repeat(300) }), "more than an exercise needs"),
        (json!({ "actions": ["nonsense"] }), "has changed"),
    ] {
        let (status, told) = work(&server, &path, &bad).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{bad}: {told}");
        assert!(told["refused"][0].as_str().unwrap().contains(words), "{bad}: {told}");
    }
    for nowhere in ["/learn/chess", "/learn/maiak/x", "/learn/maiak/x/y", "/learn/maiak/x/y.svg"] {
        assert_eq!(server.get(nowhere).await.status(), StatusCode::NOT_FOUND, "{nowhere}");
    }
    for nowhere in ["/learn/maiak/x/y", "/puzzles/maiak/none"] {
        assert_eq!(work(&server, nowhere, &json!({})).await.0, StatusCode::NOT_FOUND);
    }
}

#[tokio::test]
async fn lists_are_complete_and_in_both_languages() {
    let server = TestServer::open().await;
    for lang in Lang::ALL {
        for path in ["/learn", "/puzzles"] {
            let page = text(server.get(&format!("{path}?lang={lang}")).await).await;
            assert!(!page.contains('⟨'), "{path}");
        }
        for game in catalog::games().filter(|game| !game.lessons().is_empty()) {
            let id = game.about().id;
            let page = text(server.get(&format!("/learn/{id}?lang={lang}")).await).await;
            for lesson in game.lessons() {
                let title = table::text::escape(&game.words().say(lang, &lesson.title()));
                assert!(page.contains(&title) || !title.is_ascii(), "{id}: {title}");
                assert_eq!(
                    page.matches(&format!("/learn/{id}/{}/", lesson.id)).count(),
                    lesson.steps.len()
                );
            }
        }
        for game in catalog::games().filter(|game| !game.puzzles().is_empty()) {
            let id = game.about().id;
            for query in ["", "&rating=1", "&rating=9"] {
                let response = server.get(&format!("/puzzles/{id}?lang={lang}{query}")).await;
                assert_eq!(response.status(), StatusCode::OK);
                assert!(!text(response).await.contains('⟨'), "{id}");
            }
        }
    }
}

#[tokio::test]
async fn one_rule_is_told_without_a_page_around_it() {
    let server = TestServer::open().await;
    let rule = text(server.get("/rules/maiak?rule=R3.2").await).await;
    assert!(rule.contains("id=\"R3.2\"") && !rule.contains("<html"), "{rule}");
    assert!(!rule.contains("[M1]"), "{rule}");
    assert_eq!(server.get("/rules/maiak?rule=R99").await.status(), StatusCode::NOT_FOUND);
}
