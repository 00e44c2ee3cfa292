use table::text::escape;

/// A table of texts: the first column to the left, all others to the right.
///
/// ```
/// let mut grid = arena::Grid::new(["bot", "rate"]);
/// grid.row(["greedy", "97%"]);
/// assert_eq!(grid.to_text(), "bot     rate\ngreedy   97%\n");
/// ```
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Grid {
    head: Vec<String>,
    rows: Vec<Vec<String>>,
}

impl Grid {
    /// A table with these headings and no rows yet.
    pub fn new(head: impl IntoIterator<Item = impl Into<String>>) -> Grid {
        Grid { head: head.into_iter().map(Into::into).collect(), rows: Vec::new() }
    }

    /// Add a row.
    pub fn row(&mut self, cells: impl IntoIterator<Item = impl Into<String>>) {
        self.rows.push(cells.into_iter().map(Into::into).collect());
    }

    /// Whether it has no rows.
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// The table in aligned columns.
    pub fn to_text(&self) -> String {
        let lines = || [&self.head].into_iter().chain(&self.rows);
        let width = |column: usize| {
            let cells = lines().filter_map(|line| line.get(column));
            cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
        };
        let widths: Vec<usize> = (0..self.head.len()).map(width).collect();
        let text = |line: &Vec<String>| {
            let cell = |(column, (text, &width)): (usize, (&String, &usize))| match column {
                0 => format!("{text:width$}"),
                _ => format!("  {text:>width$}"),
            };
            let cells: String = line.iter().zip(&widths).enumerate().map(cell).collect();
            format!("{}\n", cells.trim_end())
        };
        lines().map(text).collect()
    }

    /// The table in HTML.
    pub fn to_html(&self) -> String {
        let head: String = self
            .head
            .iter()
            .map(|cell| format!("<th scope=\"col\">{}</th>", escape(cell)))
            .collect();
        let cell = |(column, text): (usize, &String)| match column {
            0 => format!("<th scope=\"row\">{}</th>", escape(text)),
            _ => format!("<td>{}</td>", escape(text)),
        };
        let row = |row: &Vec<String>| {
            format!("<tr>{}</tr>\n", row.iter().enumerate().map(cell).collect::<String>())
        };
        let rows: String = self.rows.iter().map(row).collect();
        format!("<table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{rows}</tbody>\n</table>\n")
    }
}
