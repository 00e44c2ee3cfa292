use ratatui::layout::Rect;

/// Where an arrow key leads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Way {
    Left,
    Right,
    Up,
    Down,
}

/// The control that comes next in a direction: ahead, and the less aside the better. Lines are twice as far apart as
/// columns.
pub(crate) fn next<'a>(
    controls: impl Iterator<Item = (&'a str, Rect)>,
    here: (&str, Rect),
    way: Way,
) -> Option<&'a str> {
    let middle = |rect: Rect| {
        (
            2 * i32::from(rect.x) + i32::from(rect.width),
            2 * (2 * i32::from(rect.y) + i32::from(rect.height)),
        )
    };
    let (x, y) = middle(here.1);
    let distance = |rect: Rect| {
        let (to_x, to_y) = middle(rect);
        let (ahead, aside) = match way {
            Way::Left => (x - to_x, to_y - y),
            Way::Right => (to_x - x, to_y - y),
            Way::Up => (y - to_y, to_x - x),
            Way::Down => (to_y - y, to_x - x),
        };
        let aside = aside.abs();
        (ahead > 0).then_some(ahead + 3 * aside + if aside > ahead { 200 } else { 0 })
    };
    let others = controls.filter(|(id, _)| *id != here.0);
    let ahead = others.filter_map(|(id, rect)| Some((distance(rect)?, id)));
    ahead.min_by_key(|(distance, _)| *distance).map(|(_, id)| id)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrows_go_straight_where_they_can() {
        let rect = |x, y| Rect::new(x, y, 4, 2);
        let all = [
            ("a", rect(0, 0)),
            ("b", rect(4, 0)),
            ("c", rect(0, 2)),
            ("d", rect(4, 2)),
            ("far", rect(40, 9)),
        ];
        let go = |from: usize, way| next(all.into_iter(), all[from], way);
        assert_eq!(go(0, Way::Right), Some("b"));
        assert_eq!(go(0, Way::Down), Some("c"));
        assert_eq!(go(3, Way::Left), Some("c"));
        assert_eq!(go(3, Way::Up), Some("b"));
        assert_eq!(go(0, Way::Left), None);
        assert_eq!(go(3, Way::Right), Some("far"));
    }
}
