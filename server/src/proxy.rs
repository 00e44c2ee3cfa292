use std::{fmt, net::IpAddr, str::FromStr};

use axum::http::{HeaderMap, HeaderName};
use thiserror::Error;

/// Addresses that begin alike, such as `10.0.0.0/8` or a single `192.0.2.7`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Network {
    first: IpAddr,
    /// How many bits are the same.
    bits: u8,
}

/// Text that names no network.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("expected an address or a network, such as 192.0.2.7, 10.0.0.0/8 or fd00::/8")]
pub struct NetworkError;

impl Network {
    /// This machine and every network that nobody reaches from outside: where a proxy usually is.
    pub fn private() -> Vec<Network> {
        let named = ["127.0.0.0/8", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16"];
        let newer = ["::1/128", "fc00::/7", "fe80::/10"];
        let all = named.into_iter().chain(newer);
        all.map(|text| text.parse().expect("a network")).collect()
    }

    /// Whether an address belongs to it.
    pub fn contains(&self, address: IpAddr) -> bool {
        match (self.first, address.to_canonical()) {
            (IpAddr::V4(first), IpAddr::V4(address)) => {
                let differing = u32::from(first) ^ u32::from(address);
                differing.leading_zeros() >= u32::from(self.bits)
            }
            (IpAddr::V6(first), IpAddr::V6(address)) => {
                let differing = u128::from(first) ^ u128::from(address);
                differing.leading_zeros() >= u32::from(self.bits)
            }
            _ => false,
        }
    }
}

impl FromStr for Network {
    type Err = NetworkError;

    fn from_str(text: &str) -> Result<Network, NetworkError> {
        let (address, bits) = match text.trim().split_once('/') {
            Some((address, bits)) => (address, Some(bits.parse().map_err(|_| NetworkError)?)),
            None => (text.trim(), None),
        };
        let first: IpAddr = address.parse().map_err(|_| NetworkError)?;
        let most = if first.is_ipv4() { 32 } else { 128 };
        let bits = bits.unwrap_or(most);
        if bits > most { Err(NetworkError) } else { Ok(Network { first, bits }) }
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.first, self.bits)
    }
}

/// What proxies say about the visitor for whom they ask.
const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");
const FORWARDED_PROTO: HeaderName = HeaderName::from_static("x-forwarded-proto");

/// Who asks in truth. What a stranger says about others is taken out, so that nobody believes it
/// later; of what trusted proxies say, the last address that is none of theirs counts, because
/// everything before it can be made up.
pub(crate) fn visitor(peer: IpAddr, headers: &mut HeaderMap, proxies: &[Network]) -> IpAddr {
    let trusted = |address: IpAddr| proxies.iter().any(|network| network.contains(address));
    if !trusted(peer) {
        headers.remove(FORWARDED_FOR);
        headers.remove(FORWARDED_PROTO);
        return peer;
    }
    let lines = headers.get_all(FORWARDED_FOR).iter().filter_map(|line| line.to_str().ok());
    let chain: Vec<&str> = lines.flat_map(|line| line.split(',')).collect();
    let mut last = peer;
    for name in chain.into_iter().rev() {
        let Ok(address) = name.trim().parse() else { return last };
        last = address;
        if !trusted(address) {
            return last;
        }
    }
    last
}

/// Whether a proxy says that it was asked by HTTPS.
pub(crate) fn forwarded_https(headers: &HeaderMap) -> bool {
    headers
        .get(FORWARDED_PROTO)
        .is_some_and(|proto| proto.as_bytes().eq_ignore_ascii_case(b"https"))
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn address(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn networks_are_read_and_know_their_addresses() {
        let inside =
            |network: &str, text: &str| network.parse::<Network>().unwrap().contains(address(text));
        assert!(inside("10.0.0.0/8", "10.200.3.4"));
        assert!(!inside("10.0.0.0/8", "11.0.0.1"));
        assert!(inside("192.0.2.7", "::ffff:192.0.2.7"));
        assert!(!inside("192.0.2.7", "192.0.2.8"));
        assert!(inside("0.0.0.0/0", "203.0.113.1"));
        assert!(!inside("0.0.0.0/0", "2001:db8::1"));
        assert!(inside("2001:db8::/32", "2001:db8:1::9"));
        for text in ["", "10.0.0.0/33", "::1/129", "10.0.0", "proxy", "10.0.0.0/x", "10.0.0.0/-1"] {
            assert_eq!(text.parse::<Network>(), Err(NetworkError), "{text}");
        }
        assert!(Network::private().iter().any(|network| network.contains(address("192.168.1.1"))));
        assert!(!Network::private().iter().any(|network| network.contains(address("8.8.8.8"))));
    }

    #[test]
    fn only_trusted_proxies_are_believed_and_only_what_they_add() {
        let proxies = ["10.0.0.0/8".parse().unwrap()];
        let asked = |peer: &str, line: &'static str| {
            let mut headers = HeaderMap::from_iter([
                (FORWARDED_FOR, HeaderValue::from_static(line)),
                (FORWARDED_PROTO, HeaderValue::from_static("https")),
            ]);
            let visitor = visitor(address(peer), &mut headers, &proxies);
            (visitor.to_string(), forwarded_https(&headers))
        };
        assert_eq!(asked("203.0.113.9", "198.51.100.1"), ("203.0.113.9".into(), false));
        assert_eq!(asked("10.0.0.2", "198.51.100.1"), ("198.51.100.1".into(), true));
        // A visitor who makes up addresses is behind what the proxy adds.
        assert_eq!(asked("10.0.0.2", "1.2.3.4, 198.51.100.1").0, "198.51.100.1");
        // Two proxies of ours, one behind the other.
        assert_eq!(asked("10.0.0.2", "198.51.100.1, 10.0.0.3").0, "198.51.100.1");
        assert_eq!(asked("10.0.0.2", "nonsense").0, "10.0.0.2");
        assert_eq!(asked("10.0.0.2", "nonsense, 198.51.100.1").0, "198.51.100.1");
    }
}
