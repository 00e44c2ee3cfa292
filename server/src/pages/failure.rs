use askama::Template;
use axum::response::Response;
use table::Lang;

use super::frame::{Frame, show};
use crate::{Failure, base::Here};

#[derive(Template)]
#[template(path = "error.html")]
struct Page {
    frame: Frame,
    lines: Vec<String>,
}

/// A failure as a page: one line per reason, in the language of the guest, and a way home.
pub(crate) fn failure(lang: Lang, here: Here, failure: &Failure) -> Response {
    let mut frame = Frame::new(lang, here);
    frame.title = frame.word(match failure {
        Failure::NotFound => "page-error-404",
        Failure::Spent => "page-error-spent",
        Failure::Unplayable(_) => "page-error-410",
        Failure::TooMany { .. } => "page-error-429",
        Failure::Full(_) | Failure::Closing => "page-error-503",
        Failure::Store(_) | Failure::Broken(_) => "page-error-500",
        Failure::Refused(_) | Failure::Problems { .. } | Failure::Foreign | Failure::Slow => {
            "page-error-400"
        }
    });
    show(failure.status(), &Page { frame, lines: failure.lines(lang) })
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use axum::body::to_bytes;

    use super::*;
    use crate::Limit;

    async fn page(lang: Lang, reason: &Failure) -> String {
        let body = failure(lang, Here::default(), reason).into_body();
        String::from_utf8(to_bytes(body, 1 << 16).await.unwrap().to_vec()).unwrap()
    }

    #[tokio::test]
    async fn a_full_house_is_not_a_broken_one_and_says_when_to_come_again() {
        let crowd = Failure::TooMany { what: Limit::Requests, retry: Duration::from_millis(6500) };
        for (reason, title, line) in [
            (crowd, "Too many requests", "wait 7 seconds"),
            (Failure::Full(Limit::Sockets), "Please come back in a moment", "in 10 seconds"),
            (Failure::Closing, "Please come back in a moment", "Your table is safe"),
            (Failure::Spent, "This link isn’t good any more", "ask for a new one"),
            (Failure::NotFound, "Page not found", "nothing here"),
        ] {
            let english = page(Lang::En, &reason).await;
            assert!(english.contains(&format!("<h1>{title}</h1>")), "{english}");
            assert!(english.contains(line), "{english}");
            let german = page(Lang::De, &reason).await;
            assert!(!german.contains('⟨') && !german.contains(title), "{german}");
        }
    }
}
