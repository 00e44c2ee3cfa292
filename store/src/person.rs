/// What is known about a person who said something about himself.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Person {
    /// What the person wants to be called.
    pub name: Option<String>,
    /// The language in which the person wants to be spoken to, as its code.
    pub lang: Option<String>,
}
