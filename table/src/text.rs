//! Small things that many do with text.

/// At most so many characters of a text, with an ellipsis where some are left out: what a message
/// quotes is never longer than a line.
pub fn shorten(text: &str, most: usize) -> String {
    let mut short: String = text.chars().take(most).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}

/// Bytes as hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Text as it stands between the tags of HTML or SVG, or in quotation marks inside one. Control
/// characters, which XML forbids, become spaces.
pub fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for sign in text.chars() {
        match sign {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            sign if sign.is_control() => escaped.push(' '),
            other => escaped.push(other),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_text_ends_in_an_ellipsis() {
        assert_eq!(shorten("Ärger", 5), "Ärger");
        assert_eq!(shorten("Ärger", 3), "Ärg…");
    }

    #[test]
    fn bytes_and_tags() {
        assert_eq!(hex(&[0, 255, 16]), "00ff10");
        assert_eq!(escape("<a b=\"c\">'&'\u{1}"), "&lt;a b=&quot;c&quot;&gt;&#39;&amp;&#39; ");
    }
}
