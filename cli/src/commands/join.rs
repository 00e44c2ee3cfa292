use clap::Args;
use server::Secret;
use table::Phrase;

use crate::{
    console::{self, Console},
    failure::Failure,
    looks::Looks,
    net::{self, Site, Visit},
    screen::{Host, RemoteHost, Wish},
    session::Hosted,
    setting,
    talk::Talk,
    voice::Voice,
};

const EXAMPLES: &str = "\
Examples:
  tactable join http://host:7777/t/ID       sit down at the table of a link
  tactable join http://host:7777 K7QM2X     the same by its code
  tactable join http://host:7777/t/ID --name Ada --seat 2
  tactable join http://host:7777/t/ID --lines

Leave with Ctrl-C: your seat is kept, and the same command brings you back to it. Exit status 1 if
the server or the table cannot be had.";

/// Sit down at a table on a server, with others who play in their browsers or terminals.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Join {
    #[command(flatten)]
    table: TableArgs,

    /// What you are called at this server
    #[arg(long)]
    name: Option<String>,

    /// Where to sit, counted from 0 [default: you choose, or where you sat before]
    #[arg(long, value_name = "N", value_parser = setting::whole(0, 99))]
    seat: Option<u64>,
}

const LOOKING_ON: &str = "\
Examples:
  tactable watch http://host:7777/t/ID
  tactable watch http://host:7777 K7QM2X --spoken

You come as somebody unknown, even where you play yourself.";

/// Look on at a table on a server. You see what everybody may see.
#[derive(Args)]
#[command(after_help = LOOKING_ON)]
pub(crate) struct Watch {
    #[command(flatten)]
    table: TableArgs,
}

/// Which table, and how it looks.
#[derive(Args)]
struct TableArgs {
    /// The link to a table, or the address of a server
    address: String,

    /// The code of the table at that server
    code: Option<String>,

    /// Describe the table in sentences instead of drawing it
    #[arg(long)]
    spoken: bool,

    #[command(flatten)]
    looks: Looks,
}

impl Join {
    /// Play.
    pub(crate) fn run(self, voice: &Voice) -> Result<(), Failure> {
        let (site, _) = self.table.read(voice)?;
        let person = net::secret_for(&site)?;
        let visit = self.table.visit(person, voice)?;
        let art = visit.art.clone();
        let mut host = RemoteHost::new(visit, false, voice);
        let you = &host.table().you;
        let unknown = !you.named && you.seats.is_empty();
        let name = match self.name {
            None if unknown && console::is_used() => {
                Console::open().ask(&voice.word("join-name"))?.filter(|name| !name.is_empty())
            }
            name => name,
        };
        if let Some(name) = name {
            host.wish(Wish::Name(name));
        }
        host.sit_down(self.seat);
        self.table.stay(host, &art, voice)
    }
}

impl Watch {
    /// Look on.
    pub(crate) fn run(self, voice: &Voice) -> Result<(), Failure> {
        // Somebody whom nobody knows has no seat anywhere, and sees no hand.
        let visit = self.table.visit(net::fresh()?, voice)?;
        let art = visit.art.clone();
        self.table.stay(RemoteHost::new(visit, true, voice), &art, voice)
    }
}

impl TableArgs {
    fn read(&self, voice: &Voice) -> Result<(Site, net::Wanted), Failure> {
        let found = Site::read(&self.address, self.code.as_deref());
        found.ok_or_else(|| {
            let phrase = Phrase::new("join-no-address").with("found", self.address.as_str());
            Failure::Lost(voice.say(phrase))
        })
    }

    fn visit(&self, person: Secret, voice: &Voice) -> Result<Visit, Failure> {
        let (site, wanted) = self.read(voice)?;
        let visit = Visit::pay(site, &wanted, person, voice.lang());
        visit.map_err(|trouble| Failure::Lost(trouble.told(&self.address, voice)))
    }

    /// Stay at a table until one leaves it.
    fn stay(&self, mut host: RemoteHost<'_>, art: &str, voice: &Voice) -> Result<(), Failure> {
        if self.looks.fill_screen() && !self.spoken {
            self.looks.open(art, &mut host, voice)?;
        } else {
            let talk = Talk::new(Console::open());
            Hosted::new(&mut host, talk, art, self.spoken, voice).run()?;
        }
        let farewell = host.farewell();
        match host.into_reason() {
            Some(reason) => Err(Failure::Lost(reason)),
            None => {
                farewell.iter().for_each(|line| println!("{line}"));
                Ok(())
            }
        }
    }
}
