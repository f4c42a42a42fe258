//! What is told in the end.

use std::fmt::Write as _;
use std::time::Duration;

use endboss_lexicon::Edition;
use serde_json::json;

use super::measure::{Tally, Times};
use super::process::Taken;
use crate::tally::round;

#[derive(Debug)]
pub struct Report {
    pub edition: Edition,
    pub tables: u64,
    pub seats: u8,
    pub every: f64,
    pub ahead: u64,
    /// The server was one of our own.
    pub own: bool,
    pub set_up: Duration,
    pub measured: Duration,
    pub machine_load: Option<f64>,
    pub server: Option<Taken>,
    pub server_cpu: Option<f64>,
    pub client_cpu: Option<f64>,
    pub tally: Tally,
}

const MIB: f64 = (1 << 20) as f64;

impl Report {
    fn streams(&self) -> u64 {
        self.tables * u64::from(self.seats)
    }

    fn seconds(&self) -> f64 {
        self.measured.as_secs_f64().max(1e-3)
    }

    pub fn table(mut self) -> String {
        let seconds = self.seconds();
        let mut text = String::new();
        let mut line = |words: String| {
            // Nothing can go wrong when text is written to text.
            let _ = writeln!(text, "{words}");
        };
        line(format!(
            "{} tables of {} ({}), {} streams, at each table a pick every {} s for {seconds:.1} s",
            self.tables,
            self.seats,
            self.edition.id(),
            self.streams(),
            self.every
        ));
        let server = match self.own {
            true => "a server of its own, its limits per address lifted, streams not compressed",
            false => "the server that was named",
        };
        line(format!("{server}; set up in {:.1} s", self.set_up.as_secs_f64()));
        line(String::new());
        let (p50, p90, p99, worst) = ("p50", "p90", "p99", "worst");
        let title = "milliseconds from POST to";
        line(format!("{title:<38}{:>8}{p50:>9}{p90:>9}{p99:>9}{worst:>9}", "picks"));
        let tally = &mut self.tally;
        let picks = tally.acknowledged.count() as f64;
        line(row("the last view at all seats", &mut tally.all_seats));
        line(row("the same, where only some see anything", &mut tally.some_seats));
        line(row("the acknowledgment", &mut tally.acknowledged));
        line(row("(late with the POST itself)", &mut tally.lag));
        line(String::new());
        let (snapshots, bytes) = (tally.snapshots as f64, tally.bytes as f64);
        line(figure("picks/s", format!("{:.1}", picks / seconds)));
        line(figure("snapshots/s", format!("{:.1}", snapshots / seconds)));
        line(figure("received MB/s", format!("{:.2}", bytes / 1e6 / seconds)));
        line(figure("bytes in a snapshot", format!("{:.0}", bytes / snapshots.max(1.0))));
        if let Some(server) = self.server {
            line(figure("server memory MiB", format!("{:.0}", server.memory as f64 / MIB)));
            line(figure("server memory at most MiB", format!("{:.0}", server.peak as f64 / MIB)));
        }
        for (name, cpu) in [("server CPU s", self.server_cpu), ("client CPU s", self.client_cpu)] {
            if let Some(cpu) = cpu {
                line(figure(name, format!("{cpu:.1}")));
            }
        }
        if let Some(load) = self.machine_load {
            line(figure("load of the machine before", format!("{load:.2}")));
        }
        line(figure("games that ended", tally.games_over.to_string()));
        let errors = &tally.errors;
        line(figure("errors", errors.all().to_string()));
        if errors.all() > 0 {
            line(format!(
                "  refused {}, unanswered {}, unasked {}, unseen {}, streams {}",
                errors.refused, errors.unanswered, errors.unasked, errors.unseen, errors.streams
            ));
            line(format!(
                "  the first: {}",
                errors.first.as_deref().unwrap_or("a seat was behind")
            ));
        }
        text
    }

    pub fn json(mut self) -> String {
        let seconds = self.seconds();
        let streams = self.streams();
        let tally = &mut self.tally;
        let errors = tally.errors.clone();
        json!({
            "edition": self.edition.id(),
            "tables": self.tables,
            "seats": self.seats,
            "streams": streams,
            "every_s": self.every,
            "ahead": self.ahead,
            "limits_lifted": self.own.then_some(true),
            "set_up_s": round(self.set_up.as_secs_f64()),
            "seconds": round(seconds),
            "all_seats": tally.all_seats.json(),
            "some_seats": tally.some_seats.json(),
            "acknowledged": tally.acknowledged.json(),
            "late": tally.lag.json(),
            "picks_per_s": round(tally.acknowledged.count() as f64 / seconds),
            "snapshots_per_s": round(tally.snapshots as f64 / seconds),
            "received_mb_per_s": round(tally.bytes as f64 / 1e6 / seconds),
            "server_memory_bytes": self.server.map(|server| server.memory),
            "server_peak_bytes": self.server.map(|server| server.peak),
            "server_cpu_s": self.server_cpu.map(round),
            "client_cpu_s": self.client_cpu.map(round),
            "machine_load": self.machine_load,
            "games_over": tally.games_over,
            "errors": {
                "refused": errors.refused,
                "unanswered": errors.unanswered,
                "unasked": errors.unasked,
                "unseen": errors.unseen,
                "streams": errors.streams,
                "first": errors.first,
            },
        })
        .to_string()
    }
}

fn row(name: &str, times: &mut Times) -> String {
    let count = times.count();
    let figures = times.figures().map(|figures| figures.map(|ms| format!("{ms:>9.1}")).concat());
    format!("  {name:<36}{count:>8}{}", figures.unwrap_or_default())
}

fn figure(name: &str, value: String) -> String {
    format!("{name:<38}{value:>8}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn report() -> Report {
        let mut tally = Tally { snapshots: 40, bytes: 80_000, ..Tally::default() };
        for ms in 1..=10 {
            tally.all_seats.add(Duration::from_millis(ms));
            tally.acknowledged.add(Duration::from_millis(ms));
        }
        tally.errors.unseen = 1;
        Report {
            edition: Edition::Super,
            tables: 2,
            seats: 4,
            every: 1.0,
            ahead: 0,
            own: true,
            set_up: Duration::from_secs(1),
            measured: Duration::from_secs(2),
            machine_load: Some(0.5),
            server: Some(Taken { memory: 64 << 20, peak: 65 << 20, cpu: 3.0 }),
            server_cpu: Some(0.25),
            client_cpu: None,
            tally,
        }
    }

    #[test]
    fn the_figures_stand_under_their_names() {
        let text = report().table();
        for line in [
            "2 tables of 4 (super), 8 streams, at each table a pick every 1 s for 2.0 s",
            "  the last view at all seats                10      5.0      9.0     10.0     10.0",
            "picks/s                                    5.0",
            "bytes in a snapshot                       2000",
            "server memory at most MiB                   65",
            "errors                                       1",
            "  the first: a seat was behind",
        ] {
            assert!(text.lines().any(|found| found == line), "{line}\n{text}");
        }
        assert!(!text.contains("client CPU"), "{text}");
    }

    #[test]
    fn the_same_in_json() {
        let told: serde_json::Value = serde_json::from_str(&report().json()).unwrap();
        assert_eq!(told["all_seats"]["p99_ms"], 10.0);
        assert_eq!(told["streams"], 8);
        assert_eq!(told["server_peak_bytes"], 65 << 20);
        assert_eq!(told["errors"]["unseen"], 1);
        assert_eq!(told["client_cpu_s"], serde_json::Value::Null);
    }
}
