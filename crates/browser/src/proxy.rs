//! A line to a server that can be bad: cut, frozen, slow or dead.

use std::net::SocketAddr;
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// How a line is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    Good,
    /// Everything takes so long to come through.
    Slow(Duration),
    /// Nothing comes through, and nobody says so: as behind a wall, or on a phone in a tunnel.
    Frozen,
    /// Every connection is closed at once.
    Dead,
}

/// Stands between browsers and a server.
#[derive(Debug)]
pub struct Proxy {
    pub address: SocketAddr,
    line: watch::Sender<(Line, u32)>,
}

impl Proxy {
    pub async fn open(server: SocketAddr) -> Proxy {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a free port");
        let address = listener.local_addr().expect("an address");
        let (line, state) = watch::channel((Line::Good, 0));
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                tokio::spawn(carry(client, server, state.clone()));
            }
        });
        Proxy { address, line }
    }

    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    pub fn set(&self, line: Line) {
        self.line.send_modify(|state| state.0 = line);
    }

    /// Closes every connection there is; new ones are as good as before.
    pub fn cut(&self) {
        self.line.send_modify(|state| state.1 += 1);
    }
}

async fn carry(client: TcpStream, server: SocketAddr, state: watch::Receiver<(Line, u32)>) {
    let cuts = state.borrow().1;
    let Ok(server) = TcpStream::connect(server).await else { return };
    let ((from, to), (there, back)) = (client.into_split(), server.into_split());
    let mut ended = state.clone();
    // A frozen connection stays frozen when the line is good again: what was lost is lost.
    let end = async move {
        let _ = ended.wait_for(|(line, cut)| *line == Line::Dead || *cut != cuts).await;
    };
    tokio::select! {
        () = pass(from, back, state.clone()) => {}
        () = pass(there, to, state) => {}
        () = end => {}
    }
}

async fn pass(
    mut from: tokio::net::tcp::OwnedReadHalf,
    mut to: tokio::net::tcp::OwnedWriteHalf,
    state: watch::Receiver<(Line, u32)>,
) {
    let mut room = vec![0; 16 * 1024];
    while let Ok(read) = from.read(&mut room).await {
        let line = state.borrow().0;
        match line {
            Line::Good | Line::Dead => {}
            Line::Slow(time) => tokio::time::sleep(time).await,
            Line::Frozen => std::future::pending().await,
        }
        if read == 0 || to.write_all(&room[..read]).await.is_err() {
            return;
        }
    }
}
