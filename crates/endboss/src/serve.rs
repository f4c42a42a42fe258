//! `endboss serve`: the server, which is what the program does when nobody says anything.

use std::io::{IsTerminal, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context, Result, anyhow};
use clap::{Args, ValueEnum};
use endboss_notices::{Contact, NoticeConfig};
use endboss_operate::{LogFormat, log};
use endboss_tables::{Budgets, KEEP_GUEST_GAMES};
use endboss_web::guard::Limits;
use endboss_web::{Config, Server};
use ipnet::IpNet;

use crate::data;
use crate::table::check_folder;
use crate::{open_files, word};

/// Serve tables to browsers and programs, on an embedded database
///
/// Nothing needs to be configured. Everything is kept in one folder; docs/HOSTING.md says the rest.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub struct Options {
    /// Where to listen
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:7878")]
    listen: SocketAddr,
    /// Let everybody in the local network in, and show the address as a QR code
    #[arg(long, conflicts_with = "listen")]
    lan: bool,
    /// The folder where everything is kept [default: one in your data folder]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// How the server is reached from outside, such as https://games.example
    #[arg(long, value_name = "URL", value_parser = url)]
    public_url: Option<String>,
    /// Another name by which browsers may reach the server, such as games.local; may be given
    /// several times
    #[arg(long = "host", value_name = "NAME", value_parser = host)]
    hosts: Vec<String>,
    /// A folder of designers' packs, one folder each
    #[arg(long, value_name = "DIR")]
    packs_dir: Option<PathBuf>,
    /// A designer's pack, by its folder; may be given several times
    #[arg(long = "pack", value_name = "FOLDER")]
    packs: Vec<PathBuf>,
    /// A proxy trusted to report client addresses, such as 127.0.0.1 or 10.0.0.0/8; may be
    /// given several times
    #[arg(long = "trusted-proxy", value_name = "NETWORK", value_parser = network)]
    trusted_proxies: Vec<IpNet>,
    /// Show figures for Prometheus at http://ADDRESS:PORT/metrics
    #[arg(long, value_name = "ADDRESS:PORT")]
    metrics_listen: Option<SocketAddr>,
    /// How lines are logged; ENDBOSS_LOG says which, such as debug
    #[arg(long, value_enum, default_value = "text")]
    log_format: Format,
    /// Whom push services may write to, such as mailto:me@games.example; switches web push on
    #[arg(long, value_name = "CONTACT", value_parser = contact)]
    push_contact: Option<Contact>,
    /// Also let notices go to addresses in private networks
    #[arg(long)]
    allow_private_notices: bool,
    /// Lift the limits per address and person: for load tests, never for a public server
    #[arg(long)]
    lift_limits: bool,
    /// Most games a hard bot simulates for one answer; an expert simulates twice as many
    #[arg(long, value_name = "N", default_value = "2000", allow_negative_numbers = true)]
    #[arg(value_parser = word::nodes)]
    bot_nodes: u32,
    /// Most milliseconds a hard bot thinks about one answer; an expert takes twice as many
    #[arg(long, value_name = "N", default_value = "600", allow_negative_numbers = true)]
    #[arg(value_parser = word::millis)]
    bot_ms: u64,
    /// New event streams are not compressed once this many are open
    #[arg(long, value_name = "N", default_value_t = 500)]
    compress_up_to: usize,
    /// Seconds after which a table that nobody watches leaves memory
    #[arg(long, value_name = "SECONDS", default_value_t = 300)]
    idle: u64,
    /// Days after which a finished game is deleted if nobody in it had an account and nobody shared it;
    /// 0 keeps all of them
    #[arg(long, value_name = "DAYS", default_value_t = KEEP_GUEST_GAMES,
          value_parser = clap::value_parser!(u64).range(0..=36_500))]
    keep_guest_games: u64,
}

const EXAMPLES: &str = "\
Examples:
  endboss
  endboss serve --lan
  endboss serve --listen 127.0.0.1:9000 --data games
  endboss serve --public-url https://games.example --trusted-proxy 127.0.0.1
  endboss serve --bot-nodes 500 --bot-ms 150
  endboss serve --pack my-pack
  endboss serve --packs-dir packs --metrics-listen 127.0.0.1:9100 --log-format json";

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    Text,
    Json,
}

fn url(text: &str) -> Result<String, String> {
    let plain = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    match plain {
        Some(rest) if !rest.is_empty() && !rest.contains([' ', '?', '#']) => Ok(text.to_owned()),
        _ => Err(format!("\"{text}\" is not an address; write one such as https://games.example")),
    }
}

fn host(text: &str) -> Result<String, String> {
    let address = text.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>();
    let name = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_');
    match !text.is_empty() && (address.is_ok() || text.chars().all(name)) {
        true => Ok(text.to_owned()),
        false => Err(format!("\"{text}\" is not a name; write one such as games.local")),
    }
}

fn network(text: &str) -> Result<IpNet, String> {
    let one = text.parse::<IpAddr>().map(IpNet::from);
    one.or_else(|_| text.parse()).map_err(|_| {
        format!("\"{text}\" is not a network; write one such as 127.0.0.1 or 10.0.0.0/8")
    })
}

fn contact(text: &str) -> Result<Contact, String> {
    text.parse().map_err(|error: endboss_notices::NotAContact| error.to_string())
}

pub fn run(options: Options, out: &mut impl Write) -> Result<()> {
    let format = match options.log_format {
        Format::Text => LogFormat::Text,
        Format::Json => LogFormat::Json,
    };
    let _log = log::start(format).map_err(|error| anyhow!(error.to_string()))?;
    // Every connection is a file.
    open_files::allow_most();
    let data = data::folder(options.data)?;
    let mut config = Config::new(data.clone());
    config.listen = match options.lan {
        true => SocketAddr::from((Ipv4Addr::UNSPECIFIED, options.listen.port())),
        false => options.listen,
    };
    let here = options.lan.then(lan_address).flatten();
    config.public_url = options.public_url.or_else(|| {
        here.map(|address| format!("http://{}", SocketAddr::from((address, config.listen.port()))))
    });
    config.hosts = options.hosts;
    if options.lan {
        config.hosts.extend(own_names());
    }
    config.packs_dir = options.packs_dir;
    options.packs.iter().try_for_each(|folder| check_folder(folder))?;
    config.packs = options.packs;
    config.trusted_proxies = options.trusted_proxies;
    config.metrics_listen = options.metrics_listen;
    config.compress_up_to = options.compress_up_to;
    config.hall.idle = Duration::from_secs(options.idle.max(1));
    let keep = Duration::from_secs(options.keep_guest_games * 86_400);
    config.hall.keep_guest_games = (options.keep_guest_games > 0).then_some(keep);
    config.hall.thinkers = std::thread::available_parallelism().map_or(2, usize::from);
    let bot_time = Duration::from_millis(options.bot_ms);
    config.hall.budgets = Budgets::of_hard(options.bot_nodes, bot_time);
    config.notices = NoticeConfig {
        allow_private: options.allow_private_notices,
        push_contact: options.push_contact,
        ..NoticeConfig::default()
    };
    if options.lift_limits {
        config.limits = Limits::lifted();
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.context("the system gives no threads")?;
    let ended = runtime.block_on(async {
        let server = Server::start(config).await?;
        greet(&server, &data, options.lan, options.lift_limits, out)?;
        server.run().await?;
        anyhow::Ok(())
    });
    runtime.shutdown_timeout(Duration::from_secs(1));
    ended
}

/// Says where it is. Whoever reads this by a program finds the address on the first line.
fn greet(
    server: &Server,
    data: &std::path::Path,
    lan: bool,
    lifted: bool,
    out: &mut impl Write,
) -> Result<()> {
    writeln!(out, "endboss listens on http://{}", server.address)?;
    writeln!(out, "everything is kept in {}", data.display())?;
    if let Some(metrics) = server.metrics_address {
        writeln!(out, "figures are shown at http://{metrics}/metrics")?;
    }
    if lifted {
        writeln!(out, "the limits per address and person are lifted")?;
    }
    if lan {
        writeln!(out, "in your network: {}", server.public_url)?;
        if std::io::stdout().is_terminal() || std::env::var_os("ENDBOSS_QR").is_some() {
            writeln!(out, "{}", qr(&server.public_url)?)?;
        }
    }
    writeln!(out, "Ctrl-C stops it; no move that was acknowledged is lost")?;
    Ok(out.flush()?)
}

fn qr(text: &str) -> Result<String> {
    let code = qrcode::QrCode::new(text).context("the address makes no QR code")?;
    Ok(code.render::<qrcode::render::unicode::Dense1x2>().quiet_zone(true).build())
}

/// The address this machine has in its network. Nothing is sent: a socket that is asked where it
/// would send from says so.
fn lan_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    let address = socket.local_addr().ok()?.ip();
    (!address.is_unspecified() && !address.is_loopback()).then_some(address)
}

/// What people in the same network may call this machine.
#[cfg(unix)]
fn own_names() -> Vec<String> {
    let system = rustix::system::uname();
    let Ok(name) = system.nodename().to_str() else { return Vec::new() };
    let first = name.split('.').next().unwrap_or(name);
    [name.to_owned(), first.to_owned(), format!("{first}.local")].into()
}

#[cfg(not(unix))]
fn own_names() -> Vec<String> {
    Vec::new()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg(unix)]
    fn a_machine_is_called_by_its_name_in_the_network() {
        let names = own_names();
        assert!(names.iter().any(|name| name.ends_with(".local")), "{names:?}");
    }

    #[test]
    fn addresses_and_networks_are_read_or_refused_with_a_sentence() {
        assert_eq!(url("https://games.example").as_deref(), Ok("https://games.example"));
        for text in ["games.example", "https://", "ftp://x", "https://a b"] {
            assert!(url(text).unwrap_err().contains("is not an address"), "{text}");
        }
        assert_eq!(network("127.0.0.1"), Ok("127.0.0.1/32".parse().unwrap()));
        assert_eq!(network("10.0.0.0/8"), Ok("10.0.0.0/8".parse().unwrap()));
        assert_eq!(host("games.local").as_deref(), Ok("games.local"));
        assert_eq!(host("[fd00::5]").as_deref(), Ok("[fd00::5]"));
        for text in ["", "http://games.local", "games.local:80", "a b"] {
            assert!(host(text).unwrap_err().contains("is not a name"), "{text}");
        }
        assert!(network("ten").unwrap_err().contains("is not a network"));
    }

    #[test]
    fn a_qr_code_is_a_square_of_blocks() {
        let code = qr("http://192.0.2.7:7878").unwrap();
        assert!(code.lines().count() > 10 && code.contains('█'), "{code}");
    }
}
