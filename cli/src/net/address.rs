use std::fmt;

use hyper::Uri;

/// A server: how it is reached, and the path below which it lies.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Site {
    /// Whether it speaks HTTPS.
    pub(crate) secure: bool,
    /// Its name or address, without brackets.
    pub(crate) host: String,
    pub(crate) port: u16,
    /// Empty, or a path that begins with a slash and does not end with one.
    base: String,
}

/// A table as somebody named it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Wanted {
    /// By the name in its link.
    Table(String),
    /// By the short code that people tell each other.
    Code(String),
}

impl Site {
    /// Read the link to a table, or the address of a server and the code of a table. Nothing where it is neither.
    pub(crate) fn read(address: &str, code: Option<&str>) -> Option<(Site, Wanted)> {
        let address = address.trim();
        let whole =
            if address.contains("://") { address.to_owned() } else { format!("http://{address}") };
        let uri: Uri = whole.parse().ok()?;
        let secure = match uri.scheme_str()? {
            "http" | "ws" => false,
            "https" | "wss" => true,
            _ => return None,
        };
        let authority = uri.authority()?;
        if authority.as_str().contains('@') {
            return None;
        }
        let host = authority.host().trim_start_matches('[').trim_end_matches(']').to_owned();
        let port = match authority.port() {
            Some(port) => port.as_str().parse().ok()?,
            None if authority.as_str() != authority.host() => return None,
            None => {
                if secure {
                    443
                } else {
                    80
                }
            }
        };
        let (base, wanted) = match (code, uri.path().split_once("/t/")) {
            (None, Some((base, rest))) => {
                (base, Wanted::Table(plain(rest.split('/').next().unwrap_or_default())?))
            }
            (None, None) => {
                let base = uri.path().trim_end_matches('/').strip_suffix("/join")?;
                let code = uri.query()?.split('&').find_map(|pair| pair.strip_prefix("code="))?;
                (base, Wanted::Code(plain(code)?))
            }
            (Some(code), None) => (uri.path().trim_end_matches('/'), Wanted::Code(plain(code)?)),
            (Some(_), Some(_)) => return None,
        };
        let known = !host.is_empty();
        known.then(|| (Site { secure, host, port, base: base.to_owned() }, wanted))
    }

    /// The host as requests name it.
    pub(crate) fn authority(&self) -> String {
        let host =
            if self.host.contains(':') { format!("[{}]", self.host) } else { self.host.clone() };
        let usual = if self.secure { 443 } else { 80 };
        if self.port == usual { host } else { format!("{host}:{}", self.port) }
    }

    /// What is at a path of the server, as requests name it.
    pub(crate) fn path(&self, path: &str) -> String {
        format!("{}{path}", self.base)
    }

    /// The link to a table.
    pub(crate) fn table(&self, id: &str) -> String {
        format!("{self}/t/{id}")
    }

    /// The address of a table's socket.
    pub(crate) fn socket(&self, id: &str, query: &str) -> String {
        let scheme = if self.secure { "wss" } else { "ws" };
        format!("{scheme}://{}{}", self.authority(), self.path(&format!("/t/{id}/socket?{query}")))
    }
}

impl fmt::Display for Site {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scheme = if self.secure { "https" } else { "http" };
        write!(f, "{scheme}://{}{}", self.authority(), self.base)
    }
}

/// A name or a code, if it is one: nothing else gets into an address.
fn plain(text: &str) -> Option<String> {
    let fits = |sign: char| sign.is_ascii_alphanumeric() || "-_".contains(sign);
    (!text.is_empty() && text.len() <= 64 && text.chars().all(fits)).then(|| text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(address: &str, code: Option<&str>) -> Option<(String, Wanted)> {
        Site::read(address, code).map(|(site, wanted)| (site.to_string(), wanted))
    }

    #[test]
    fn links_to_tables_are_read() {
        let table = |id: &str| Wanted::Table(id.to_owned());
        for (link, site) in [
            ("http://host:7777/t/aB-_9", "http://host:7777"),
            ("host:7777/t/aB-_9", "http://host:7777"),
            ("https://games.example/t/aB-_9/replay?x=1", "https://games.example"),
            ("https://games.example/our/games/t/aB-_9", "https://games.example/our/games"),
            ("http://[::1]:7777/t/aB-_9#now", "http://[::1]:7777"),
            (" ws://host/t/aB-_9 ", "http://host"),
        ] {
            assert_eq!(read(link, None), Some((site.to_owned(), table("aB-_9"))), "{link}");
        }
    }

    #[test]
    fn a_server_and_a_code_are_read() {
        let code = || Wanted::Code("K7QM2X".to_owned());
        for address in ["http://host/games", "http://host/games/", "host/games"] {
            let found = read(address, Some("K7QM2X"));
            assert_eq!(found, Some(("http://host/games".to_owned(), code())), "{address}");
        }
        let link = read("http://host/games/join?code=K7QM2X", None);
        assert_eq!(link, Some(("http://host/games".to_owned(), code())));
    }

    #[test]
    fn what_is_no_address_is_none() {
        for address in [
            "",
            "http://",
            "http://host",
            "http://host/t/",
            "ftp://host/t/a",
            "http://ada@host/t/a",
            "http://host:/t/a",
            "http://host:99999/t/a",
            "http://host/t/a%20b",
            "http://host/t/a\r\nX: y",
            "not a link",
        ] {
            assert_eq!(read(address, None), None, "{address}");
        }
        assert_eq!(read("http://host/t/a", Some("K7QM2X")), None);
        assert_eq!(read("http://host", Some("K7 QM")), None);
    }

    #[test]
    fn sockets_lie_below_the_same_path() {
        let (site, _) = Site::read("https://host/games/t/a", None).unwrap();
        assert_eq!(site.socket("a", "lang=en"), "wss://host/games/t/a/socket?lang=en");
        assert_eq!(site.table("b"), "https://host/games/t/b");
    }
}
