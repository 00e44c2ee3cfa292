use std::sync::LazyLock;

use crate::assets;

/// What the page of a table imports.
pub(crate) static OF_TABLE: LazyLock<Vec<String>> = LazyLock::new(|| imported_by("table.js"));
/// What the page of a lesson or a puzzle imports.
pub(crate) static OF_EXERCISE: LazyLock<Vec<String>> = LazyLock::new(|| imported_by("exercise.js"));

/// Everything that a module of the client imports, and what that imports: told beforehand, all of it
/// comes at once.
fn imported_by(module: &str) -> Vec<String> {
    let mut known = vec![module.to_owned()];
    for at in 0.. {
        let Some(name) = known.get(at) else { break };
        let text = assets::text(name).unwrap_or_default();
        let imports =
            text.lines().filter_map(|line| line.split_once("from \"./")?.1.split_once('"'));
        for (import, _) in imports {
            if !known.iter().any(|name| name == import) {
                known.push(import.to_owned());
            }
        }
    }
    known.remove(0);
    known.sort();
    known
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_imported_on_the_way_is_found_and_is_there() {
        for (entry, modules) in [("table.js", &*OF_TABLE), ("exercise.js", &*OF_EXERCISE)] {
            for module in ["play.js", "dom.js", "words.js"] {
                assert!(modules.iter().any(|name| name == module), "{entry} without {module}");
            }
            for module in modules {
                assert!(assets::text(module).is_some(), "{entry} imports {module}");
            }
        }
    }
}
