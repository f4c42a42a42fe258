//! A server for the test that kills it: `endboss-site FOLDER PORT`. It says its address and serves.

use std::path::PathBuf;

use anyhow::{Context as _, Result};
use endboss_web::guard::Limits;
use endboss_web::{Config, Server};

#[tokio::main]
async fn main() -> Result<()> {
    let mut args = std::env::args().skip(1);
    let folder = args.next().context("which folder?")?;
    let port: u16 = args.next().context("which port?")?.parse()?;
    let mut config = Config::new(PathBuf::from(folder));
    config.listen = ([127, 0, 0, 1], port).into();
    config.limits = Limits::lifted();
    let server = Server::start(config).await?;
    println!("{}", server.address);
    server.run().await?;
    Ok(())
}
