use axum::{
    Form, Json,
    extract::{FromRequest, Request, State},
    http::{StatusCode, header},
    response::{IntoResponse, Redirect, Response},
};
use serde::Deserialize;
use table::Lang;

use crate::{
    App, Failure, Guest,
    guest::{self, LANG_COOKIE},
    tables::{is_json, unreadable},
};

/// How a guest wants to be called and spoken to.
#[derive(Debug, Deserialize)]
struct Introduction {
    #[serde(default)]
    name: Option<String>,
    #[serde(default)]
    lang: Option<String>,
    /// Where a form leads afterwards.
    #[serde(default)]
    back: Option<String>,
}

/// `POST /me`: be called or spoken to otherwise, from JSON or from a form.
pub(crate) async fn introduce(
    State(app): State<App>,
    guest: Guest,
    request: Request,
) -> Result<Response, Failure> {
    let from_program = is_json(request.headers());
    let secure = guest::is_secure(&app, request.headers());
    let me: Introduction = if from_program {
        Json::from_request(request, &()).await.map_err(unreadable)?.0
    } else {
        Form::from_request(request, &()).await.map_err(unreadable)?.0
    };
    let lang = me.lang.as_deref().and_then(|lang| lang.parse::<Lang>().ok());
    app.introduce(&guest, me.name.as_deref(), lang).await?;
    let mut response = if from_program {
        StatusCode::NO_CONTENT.into_response()
    } else {
        Redirect::to(me.back.as_deref().filter(|back| is_ours(back)).unwrap_or("/")).into_response()
    };
    if let Some(lang) = lang
        && let Some(cookie) = guest::set_cookie(&app, LANG_COOKIE, lang.code(), secure, false)
    {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    Ok(response)
}

/// Whether a path leads to one of our own pages and not to another site.
fn is_ours(path: &str) -> bool {
    // Browsers read a backslash as a slash, and two slashes as the beginning of a host.
    path.starts_with('/') && !path[1..].starts_with(['/', '\\'])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_form_never_leads_to_another_site() {
        assert!(is_ours("/"));
        assert!(is_ours("/t/abc?lang=de"));
        for path in ["", "//evil.example", "/\\evil.example", "https://evil.example", "t/abc"] {
            assert!(!is_ours(path), "{path}");
        }
    }
}
