use table::text::escape;

use crate::Grid;

/// One question and its answer: a sentence, a plot and the numbers behind it.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Chapter {
    /// What it is about.
    pub heading: String,
    /// What the reader should know or take away, one paragraph each.
    pub notes: Vec<String>,
    /// The plot as SVG, or nothing.
    pub svg: Option<String>,
    /// The numbers.
    pub grid: Grid,
}

/// A page of chapters that needs nothing but itself: no script, no font, no picture from elsewhere.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Page {
    /// The code of its language.
    pub lang: String,
    /// Its title.
    pub title: String,
    /// What it says before the first chapter, one paragraph each.
    pub intro: Vec<String>,
    /// What opens the numbers behind a plot.
    pub numbers: String,
    /// The chapters.
    pub chapters: Vec<Chapter>,
}

impl Chapter {
    /// The chapter for a terminal, where plots are left out.
    pub fn to_text(&self) -> String {
        let line = "-".repeat(self.heading.chars().count());
        let notes: String = self.notes.iter().map(|note| format!("{note}\n")).collect();
        let gap = if self.notes.is_empty() || self.grid.is_empty() { "" } else { "\n" };
        let grid = if self.grid.is_empty() { String::new() } else { self.grid.to_text() };
        format!("{}\n{line}\n{notes}{gap}{grid}", self.heading)
    }

    fn to_html(&self, numbers: &str) -> String {
        let notes = paragraphs(&self.notes);
        let grid = match (&self.svg, self.grid.is_empty()) {
            (_, true) => String::new(),
            (None, _) => format!("<div class=\"wide\">{}</div>\n", self.grid.to_html()),
            (Some(_), _) => format!(
                "<details><summary>{}</summary>\n<div class=\"wide\">{}</div></details>\n",
                escape(numbers),
                self.grid.to_html()
            ),
        };
        let figure =
            self.svg.as_ref().map(|svg| format!("<figure>\n{svg}</figure>\n")).unwrap_or_default();
        let heading = escape(&self.heading);
        format!("<section>\n<h2>{heading}</h2>\n{notes}{figure}{grid}</section>\n")
    }
}

impl Page {
    /// The page as text for a terminal.
    pub fn to_text(&self) -> String {
        let intro: String = self.intro.iter().map(|line| format!("{line}\n")).collect();
        let chapters: String =
            self.chapters.iter().map(|chapter| format!("\n{}", chapter.to_text())).collect();
        format!("{}\n{intro}{chapters}", self.title)
    }

    /// The page as HTML.
    pub fn to_html(&self) -> String {
        let title = escape(&self.title);
        let intro = paragraphs(&self.intro);
        let chapters: String =
            self.chapters.iter().map(|chapter| chapter.to_html(&self.numbers)).collect();
        format!(
            "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\"/>\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n\
             <meta name=\"color-scheme\" content=\"light dark\"/>\n<title>{title}</title>\n\
             <style>\n{}{}</style>\n</head>\n<body>\n<main>\n<h1>{title}</h1>\n\
             {intro}{chapters}</main>\n</body>\n</html>\n",
            escape(&self.lang),
            include_str!("plot/plot.css"),
            include_str!("page.css"),
        )
    }
}

fn paragraphs(texts: &[String]) -> String {
    texts.iter().map(|text| format!("<p>{}</p>\n", escape(text))).collect()
}
