//! The form of what games write, as JSON Schema made from the types.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator, generate::SchemaSettings, json_schema};
use serde_json::Value;

use crate::{Corner, Game, Open, Square};

/// The JSON Schema (draft 2020-12) of what a type writes.
pub fn schema_of<T: JsonSchema>() -> Value {
    let settings = SchemaSettings::draft2020_12().for_serialize();
    settings.into_generator().into_root_schema_for::<T>().to_value()
}

/// The schema of one of these words.
pub fn one_of<T: ToString>(words: impl IntoIterator<Item = T>) -> Schema {
    let words: Vec<String> = words.into_iter().map(|word| word.to_string()).collect();
    json_schema!({"type": "string", "enum": words})
}

/// Say that a type is written as another one, or has a schema of its own.
///
/// ```ignore
/// table::schema!(View as Written);
/// table::schema!(Card = table::one_of(Card::ALL));
/// ```
#[macro_export]
macro_rules! schema {
    ($type:ident as $written:ty) => {
        impl schemars::JsonSchema for $type {
            fn schema_name() -> std::borrow::Cow<'static, str> {
                stringify!($type).into()
            }

            fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
                <$written as schemars::JsonSchema>::json_schema(generator)
            }
        }
    };
    ($type:ident = $schema:expr) => {
        impl schemars::JsonSchema for $type {
            fn schema_name() -> std::borrow::Cow<'static, str> {
                stringify!($type).into()
            }

            fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
                $schema
            }
        }
    };
}

impl<const N: usize> JsonSchema for Corner<N> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        format!("Corner{N}").into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({"type": "integer", "minimum": 3, "maximum": N})
    }
}

impl<const N: usize> JsonSchema for Square<N> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        format!("Square{N}").into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let last = Square::<N>::new(N * N - 1).to_string();
        let (file, row) = last.split_at(1);
        json_schema!({"type": "string", "pattern": format!("^[a-{file}][1-{row}]$")})
    }
}

impl<G: Game<Options: JsonSchema, Draft: JsonSchema>> JsonSchema for Open<G> {
    fn schema_name() -> Cow<'static, str> {
        "View".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "Everybody sees the whole state.",
            "type": "object",
            "properties": {
                "options": generator.subschema_for::<G::Options>(),
                "state": generator.subschema_for::<G::Draft>(),
            },
            "required": ["options", "state"],
            "additionalProperties": false,
        })
    }
}
