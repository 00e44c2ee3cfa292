use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};

/// The most letters a name may have.
pub const LONGEST_NAME: usize = 40;
/// How many marks one letter may carry; no language that we know needs more.
const MOST_MARKS: usize = 2;

/// A name as it may be shown: composed, without signs that cannot be seen, with no more marks on a
/// letter than a language needs, in one line and not too long. Nothing if that leaves nothing.
pub fn clean_name(given: &str) -> Option<String> {
    let mut name = String::new();
    let (mut length, mut marks) = (0, MOST_MARKS);
    for sign in given.nfc() {
        if sign.is_whitespace() || sign.is_control() {
            // Marks need a letter to stand on.
            marks = MOST_MARKS;
            if !name.ends_with(' ') && !name.is_empty() {
                name.push(' ');
                length += 1;
            }
            continue;
        }
        if is_invisible(sign) {
            continue;
        }
        if is_combining_mark(sign) {
            if marks == MOST_MARKS {
                continue;
            }
            marks += 1;
        } else {
            marks = 0;
        }
        if length == LONGEST_NAME {
            break;
        }
        name.push(sign);
        length += 1;
    }
    let name = name.trim_end();
    if name.is_empty() { None } else { Some(name.to_owned()) }
}

/// Whether a sign takes no room, or shows nothing in the room that it takes, or has no meaning of its
/// own: with such signs two names look the same, or like no name at all.
fn is_invisible(sign: char) -> bool {
    matches!(sign,
        // Soft hyphens, joiners, and signs that turn the direction of writing.
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}'
        | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}'
        // Letters without a shape.
        | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}'
        // Signs that only change the one before.
        | '\u{180b}'..='\u{180d}' | '\u{180f}' | '\u{fe00}'..='\u{fe0f}' | '\u{e0000}'..='\u{e0fff}'
        // Marks for programs and musicians, and what everybody draws otherwise.
        | '\u{fff0}'..='\u{ffff}' | '\u{1d159}' | '\u{1d173}'..='\u{1d17a}' | '\u{e000}'..='\u{f8ff}'
        | '\u{f0000}'..)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_cleaned() {
        for (given, shown) in [
            ("  Ada \n Lovelace ", Some("Ada Lovelace")),
            ("\u{202e}Ada\u{0}", Some("Ada")),
            (" \t ", None),
            // Two ways to write the same are the same.
            ("Zoe\u{308}", Some("Zoë")),
            ("Nguye\u{302}\u{303}n", Some("Nguyễn")),
            // Nothing that cannot be seen.
            ("A\u{200b}d\u{ad}a\u{2060}", Some("Ada")),
            ("\u{3164}", None),
            ("\u{2800}\u{115f}\u{ffa0}\u{fe0f}", None),
            ("\u{e000}\u{e0041}", None),
            // Nothing that climbs over other lines, or stands on nothing.
            ("A\u{489}\u{489}\u{489}\u{489}\u{489}", Some("A\u{489}\u{489}")),
            ("\u{489}\u{489} \u{489}b", Some("b")),
            // What people really have for names.
            ("नमस्ते", Some("नमस्ते")),
            ("🦊 Fuchs & Söhne", Some("🦊 Fuchs & Söhne")),
        ] {
            assert_eq!(clean_name(given).as_deref(), shown, "{given:?}");
        }
        assert_eq!(clean_name(&"ö".repeat(100)).map(|name| name.chars().count()), Some(40));
    }
}
