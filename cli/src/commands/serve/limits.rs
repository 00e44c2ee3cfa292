use clap::Args;
use server::Config;

use crate::setting;

/// The most that any limit can be.
const MOST: u64 = 1_000_000;

/// Each limit of [`Config`] as an option of the same name.
macro_rules! limits {
    ($($(#[$about:meta])+ $field:ident: $number:ty, $variable:literal;)+) => {
        /// How much everybody may do.
        #[derive(Args, Default)]
        #[command(next_help_heading = "Limits, so that nobody takes all there is; see docs/serving.md")]
        pub(super) struct Limits {
            $(
                $(#[$about])+
                #[arg(long, value_name = "N", env = $variable, hide_env = true)]
                #[arg(value_parser = setting::whole(1, MOST))]
                $field: Option<u64>,
            )+
        }

        impl Limits {
            /// Change what was asked for.
            pub(super) fn apply(&self, config: &mut Config) {
                $(
                    if let Some(number) = self.$field {
                        config.$field = number as $number;
                    }
                )+
            }

            /// Every limit by the name of its option.
            pub(super) fn told(config: &Config) -> Vec<(&'static str, String)> {
                vec![$((stringify!($field), config.$field.to_string()),)+]
            }
        }
    };
}

limits! {
    /// Requests from one address in a second, in the long run
    requests_per_address: u32, "TACTABLE_REQUESTS_PER_ADDRESS";
    /// Open connections from one address
    connections_per_address: usize, "TACTABLE_CONNECTIONS_PER_ADDRESS";
    /// New guests from one address in a minute
    guests_per_address: u32, "TACTABLE_GUESTS_PER_ADDRESS";
    /// Tables that one person makes in a minute, rematches among them
    tables_per_person: u32, "TACTABLE_TABLES_PER_PERSON";
    /// Tables that are made from one address in a minute
    tables_per_address: u32, "TACTABLE_TABLES_PER_ADDRESS";
    /// Codes that are tried from one address in a minute
    codes_per_address: u32, "TACTABLE_CODES_PER_ADDRESS";
    /// Preview pictures that are drawn for one address in a minute
    pictures_per_address: u32, "TACTABLE_PICTURES_PER_ADDRESS";
    /// Open sockets of everybody together
    most_sockets: usize, "TACTABLE_MOST_SOCKETS";
    /// Open sockets of one person
    sockets_per_person: usize, "TACTABLE_SOCKETS_PER_PERSON";
    /// Open sockets from one address
    sockets_per_address: usize, "TACTABLE_SOCKETS_PER_ADDRESS";
    /// Messages over one socket in a second, in the long run
    messages_per_socket: u32, "TACTABLE_MESSAGES_PER_SOCKET";
    /// Messages over all sockets from one address in a second, in the long run
    messages_per_address: u32, "TACTABLE_MESSAGES_PER_ADDRESS";
    /// Thoughts of bots that wait for one person
    thoughts_per_person: usize, "TACTABLE_THOUGHTS_PER_PERSON";
    /// Thoughts of bots that wait for one address
    thoughts_per_address: usize, "TACTABLE_THOUGHTS_PER_ADDRESS";
    /// Strong bots that think for one person at once
    deep_per_person: usize, "TACTABLE_DEEP_PER_PERSON";
    /// Strong bots (hard and champion) at the tables of one person
    strong_bots_per_person: usize, "TACTABLE_STRONG_BOTS_PER_PERSON";
}
