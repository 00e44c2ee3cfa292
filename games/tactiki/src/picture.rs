use table::{Ink, Pen};

use crate::{Square, TIKI, View};

impl View {
    /// A column as text, bottom first: `T` for TIKI and `C` for TAC, each with its face or `?`.
    pub(crate) fn column_text(&self, field: Square) -> String {
        let face = |piece: u8| {
            let side = if self.owner(piece) == TIKI { 'T' } else { 'C' };
            let rank = self.face(piece).map_or("?".to_owned(), |rank| rank.to_string());
            format!("{side}{rank}")
        };
        self.column(field).into_iter().map(face).collect::<Vec<_>>().join(" ")
    }
}

/// A field as wide as the others, its top piece bold.
pub(crate) fn cell(column: &str, width: usize, pen: &Pen<'_>) -> String {
    if column.is_empty() {
        return format!("{}{}|", pen.paint(Ink::Dim, " ."), " ".repeat(width - 2));
    }
    // The tallest that is shown whole needs all the room there is, so that a board fits into 80 columns.
    let lead = if column.len() < width { " " } else { "" };
    let shown = if column.len() > width {
        format!("… {}", &column[column.len() - (width / 3 * 3 - 1)..])
    } else {
        format!("{lead}{column}")
    };
    let padding = " ".repeat(width - shown.chars().count());
    let (under, top) = shown.split_at(shown.len() - 2);
    format!("{under}{}{padding}|", pen.paint(Ink::Bold, top))
}
