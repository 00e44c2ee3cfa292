use maiak::{Maiak, Opening, Options};
use solve::{Builder, Search, Solver, check};
use std::{env, fs, time::Instant};
use table::{Game, Seed};
fn main() {
    let args: Vec<String> = env::args().collect();
    let options = Options { tiles: Opening::Preset(args[1].clone()), ..Options::default() };
    let start = Maiak::new(&options, &Seed::from(0)).unwrap();
    let solver = Solver::new(args[2].parse::<usize>().unwrap() << 20);
    let begun = Instant::now();
    let mut told = 0;
    let winner = solver
        .winner(&start, 1, &mut |_, nodes| {
            if nodes / 5_000_000 > told {
                told = nodes / 5_000_000;
                eprintln!("{nodes} {:.0} s", begun.elapsed().as_secs_f32());
            }
            true
        })
        .unwrap();
    println!("{winner:?} {} nodes {:.0} s", solver.nodes(), begun.elapsed().as_secs_f32());
    let mut search = Search::new(solver.memory(), &|| false);
    let certificate = Builder::new(&mut search, &start, winner)
        .build(&mut |n| {
            if n % 65536 == 0 {
                eprintln!("{n}")
            }
        })
        .unwrap();
    println!(
        "certificate {} {:.0} s, {} more nodes",
        certificate.len(),
        begun.elapsed().as_secs_f32(),
        search.nodes
    );
    fs::write(&args[3], certificate.written()).unwrap();
    println!("{:?} {:.0} s", check(&certificate, &mut |_| {}), begun.elapsed().as_secs_f32());
}
