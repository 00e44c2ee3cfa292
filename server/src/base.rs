use std::{convert::Infallible, fmt, str::FromStr, sync::Arc};

use axum::{
    extract::{FromRequestParts, Request, State},
    http::{HeaderValue, header, request::Parts},
    middleware::Next,
    response::Response,
};
use thiserror::Error;

use crate::App;

/// The path of the host below which everything of ours lies: nothing where the host is ours alone,
/// else such as `/games`. Handlers know nothing of it: routes are nested below it, `lead` puts it
/// before where they lead, and pages write it before every address (`{{ frame.base }}`).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Base(Arc<str>);

/// Text that is no path to lie below.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum BaseError {
    /// It is not written as a path.
    #[error(
        "expected a path such as /games or /our/games: a slash first and none last, and between \
         slashes letters, digits, - . _ ~"
    )]
    Unreadable,
    /// Operators are answered there.
    #[error("/healthz, /readyz and /metrics are for operators; choose another path")]
    Taken,
}

/// What is asked at the root of the host, wherever the rest lies.
const OPERATORS: [&str; 3] = ["/healthz", "/readyz", "/metrics"];

impl Base {
    /// Whether the whole host is ours.
    pub(crate) fn is_root(&self) -> bool {
        self.0.is_empty()
    }

    /// The path without a slash at its end; nothing for the whole host.
    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }

    /// The path of the first page, which is that of our cookies.
    pub(crate) fn home(&self) -> String {
        format!("{self}/")
    }
}

impl FromStr for Base {
    type Err = BaseError;

    fn from_str(text: &str) -> Result<Base, BaseError> {
        if text == "/" {
            return Ok(Base::default());
        }
        let plain = |sign: u8| sign.is_ascii_alphanumeric() || b"-._~".contains(&sign);
        let named = |part: &str| !["", ".", ".."].contains(&part) && part.bytes().all(plain);
        let parts = text.strip_prefix('/').ok_or(BaseError::Unreadable)?;
        if !parts.split('/').all(named) {
            return Err(BaseError::Unreadable);
        }
        if OPERATORS.contains(&text) { Err(BaseError::Taken) } else { Ok(Base(text.into())) }
    }
}

impl fmt::Display for Base {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Where a page is: its own path, as it is without a base, and the base.
#[derive(Clone, Debug, Default)]
pub(crate) struct Here {
    pub(crate) base: Base,
    pub(crate) path: String,
}

impl Here {
    /// A page that has no address of its own is as if it were at this path.
    pub(crate) fn at(app: &App, path: impl Into<String>) -> Here {
        Here { base: app.config().base.clone(), path: path.into() }
    }
}

impl FromRequestParts<App> for Here {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Here, Infallible> {
        Ok(Here::at(app, parts.uri.path()))
    }
}

/// Put the base before where an answer leads.
pub(crate) async fn lead(State(app): State<App>, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let base = &app.config().base;
    let leads = response.headers().get(header::LOCATION).and_then(|to| to.to_str().ok());
    if let Some(to) = leads.filter(|to| to.starts_with('/'))
        && let Ok(to) = HeaderValue::from_str(&format!("{base}{to}"))
    {
        response.headers_mut().insert(header::LOCATION, to);
    }
    response
}

#[cfg(test)]
mod tests {
    use std::{fs, path::Path};

    use super::*;

    #[test]
    fn a_base_is_a_plain_path() {
        for text in ["/games", "/our/games", "/~ada/t.a-c_1"] {
            assert_eq!(text.parse::<Base>().unwrap().home(), format!("{text}/"));
        }
        assert!("/".parse::<Base>().unwrap().is_root());
        for text in [
            "",
            "games",
            "/games/",
            "//games",
            "/a//b",
            "/..",
            "/a/../b",
            "/./a",
            "/a?b",
            "/a#b",
            "/a b",
            "/a%2f",
            "/{a}",
            "/ä",
            "https://a.example/b",
            "/a;b",
            "/a\\b",
            "/*",
        ] {
            assert_eq!(text.parse::<Base>(), Err(BaseError::Unreadable), "{text}");
        }
        assert_eq!("/metrics".parse::<Base>(), Err(BaseError::Taken));
    }

    /// Every file of a folder that ends so, with its name.
    fn files(folder: &str, ending: &str) -> Vec<(String, String)> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
        let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        let wanted = paths.filter(|path| path.extension().is_some_and(|end| end == ending));
        wanted.map(|path| (path.display().to_string(), fs::read_to_string(path).unwrap())).collect()
    }

    #[test]
    fn no_template_forgets_the_base() {
        let templates = files("templates", "html");
        assert!(templates.len() > 10);
        for (name, text) in templates {
            for attribute in ["href=\"", "src=\"", "action=\"", "data-post=\""] {
                for rest in text.split(attribute).skip(1) {
                    let address = rest.split('"').next().unwrap();
                    let known =
                        ["{{ frame.base }}", "#"].iter().any(|begin| address.starts_with(begin));
                    assert!(known, "{name}: {attribute}{address}\"");
                }
            }
        }
    }

    #[test]
    fn no_module_and_no_style_forgets_the_base() {
        let (scripts, styles) = (files("web", "js"), files("web", "css"));
        assert!(scripts.len() > 30 && styles.len() > 3);
        for (name, text) in scripts {
            for quote in ["\"/", "`/", "'/"] {
                for (at, _) in text.match_indices(quote) {
                    let line = text[at..].lines().next().unwrap();
                    // What `addressOf` is given lies below the base; nothing else may begin at the root.
                    assert!(text[..at].ends_with("addressOf("), "{name}: {line}");
                }
            }
        }
        for (name, text) in styles {
            assert!(!text.contains("url(\"/") && !text.contains("url(/"), "{name}");
        }
    }
}
