//! How a server is run. Every default is written down in docs/HOSTING.md.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use ipnet::IpNet;

use crate::guard::Limits;
use endboss_notices::NoticeConfig;
use endboss_tables::HallConfig;

#[derive(Clone, Debug)]
pub struct Config {
    pub listen: SocketAddr,
    /// Where everything is kept.
    pub data: PathBuf,
    /// How the server is reached from outside; by its own address if nobody says.
    pub public_url: Option<String>,
    /// Further names by which browsers may ask for the server.
    pub hosts: Vec<String>,
    /// Designers' packs: a folder of them, and single ones by their folders.
    pub packs_dir: Option<PathBuf>,
    pub packs: Vec<PathBuf>,
    /// Who may say for whom a request comes.
    pub trusted_proxies: Vec<IpNet>,
    pub limits: Limits,
    pub notices: NoticeConfig,
    /// Where the figures are shown, if anywhere.
    pub metrics_listen: Option<SocketAddr>,
    pub hall: HallConfig,
    /// New event streams are not compressed when so many are open.
    pub compress_up_to: usize,
    /// So often a quiet stream says that it is there, and asks whether its reader is still known.
    pub keep_alive: Duration,
}

impl Config {
    /// With everything kept in this folder, and nothing else to say.
    pub fn new(data: PathBuf) -> Config {
        Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 7878)),
            public_url: None,
            hosts: Vec::new(),
            packs_dir: None,
            packs: Vec::new(),
            trusted_proxies: Vec::new(),
            limits: Limits::default(),
            notices: NoticeConfig::default(),
            metrics_listen: None,
            hall: HallConfig { broken: data.join("broken"), ..HallConfig::default() },
            compress_up_to: 500,
            keep_alive: Duration::from_secs(10),
            data,
        }
    }
}
