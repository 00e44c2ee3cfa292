use std::io::{self, BufRead, Read};

/// How large a piece may be: many times the longest game.
const LARGEST: usize = 1 << 29;

/// What a line is to the pieces of a text.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Line {
    /// A part of the piece before it.
    Within,
    /// The first of a new piece.
    First,
    /// A mere separator.
    Between,
}

/// The pieces of a text, one after the other, read as they are needed. Blank ones are none.
pub(crate) struct Pieces<R> {
    input: R,
    kind: fn(&str) -> Line,
    /// The first line of the next piece, if it was read already.
    first: String,
}

impl<R: BufRead> Pieces<R> {
    /// The pieces of what is read, as its lines say.
    pub(crate) fn new(input: R, kind: fn(&str) -> Line) -> Pieces<R> {
        Pieces { input, kind, first: String::new() }
    }
}

impl<R: BufRead> Iterator for Pieces<R> {
    type Item = io::Result<String>;

    fn next(&mut self) -> Option<io::Result<String>> {
        let mut piece = std::mem::take(&mut self.first);
        loop {
            let mut line = String::new();
            match self.input.by_ref().take(LARGEST as u64).read_line(&mut line) {
                Err(error) => return Some(Err(error)),
                Ok(0) => return (!piece.trim().is_empty()).then_some(Ok(piece)),
                Ok(_) if piece.len() + line.len() > LARGEST => {
                    return Some(Err(io::ErrorKind::FileTooLarge.into()));
                }
                Ok(_) => {}
            }
            match (self.kind)(&line) {
                Line::Within => piece += &line,
                Line::First if piece.trim().is_empty() => piece = line,
                Line::First => {
                    self.first = line;
                    return Some(Ok(piece));
                }
                Line::Between if piece.trim().is_empty() => piece.clear(),
                Line::Between => return Some(Ok(piece)),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_say_where_pieces_begin_and_end() {
        let pieces = |text: &str| {
            let kind = |line: &str| match line.trim() {
                "---" => Line::Between,
                line if line.starts_with('#') => Line::First,
                _ => Line::Within,
            };
            let pieces: io::Result<Vec<String>> = Pieces::new(text.as_bytes(), kind).collect();
            pieces.map(|pieces| pieces.join("|").replace('\n', "."))
        };
        assert_eq!(pieces("a\nb\n---\nc").unwrap(), "a.b.|c");
        assert_eq!(pieces("a\n#b\nc\n#d").unwrap(), "a.|#b.c.|#d");
        assert_eq!(pieces("\n---\n\n---\n").unwrap(), "");
        assert_eq!(pieces("#a\n---\n#b\n").unwrap(), "#a.|#b.");
        let broken: Vec<_> = Pieces::new(&b"a\n\xff\n"[..], |_| Line::First).take(2).collect();
        assert!(broken.iter().any(Result::is_err));
    }
}
