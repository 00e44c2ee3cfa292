//! An input is a number, which chooses where it is read, a line feed, and the text that is read there.

/// The number and the text. Whatever cannot be read is 0 and nothing.
pub(crate) fn split(bytes: &[u8]) -> (usize, String) {
    let (number, text) = match bytes.iter().position(|&byte| byte == b'\n') {
        Some(end) => (&bytes[..end], &bytes[end + 1..]),
        None => (bytes, &[][..]),
    };
    let number = str::from_utf8(number).ok().and_then(|number| number.trim().parse().ok());
    (number.unwrap_or(0), String::from_utf8_lossy(text).into_owned())
}

/// An input.
pub(crate) fn join(number: usize, text: &str) -> Vec<u8> {
    format!("{number}\n{text}").into_bytes()
}

/// One of these, whatever the number.
pub(crate) fn choose<T>(all: &[T], number: usize) -> &T {
    &all[number % all.len()]
}
