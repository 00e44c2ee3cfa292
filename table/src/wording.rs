use std::{fmt, ops::Deref, sync::Arc};

use serde::{Serialize, Serializer};

/// A phrase in words. The same words may be said to many; a copy costs nothing.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Wording(Arc<str>);

impl Deref for Wording {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl From<&str> for Wording {
    fn from(text: &str) -> Wording {
        Wording(text.into())
    }
}

impl From<String> for Wording {
    fn from(text: String) -> Wording {
        Wording(text.into())
    }
}

impl From<Wording> for String {
    fn from(wording: Wording) -> String {
        wording.0.as_ref().to_owned()
    }
}

impl fmt::Display for Wording {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self)
    }
}

impl fmt::Debug for Wording {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&**self, f)
    }
}

impl Serialize for Wording {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self)
    }
}
