//! A server in a folder of its own.

use endboss_web::guard::Limits;
use endboss_web::{Config, Server};
use tempfile::TempDir;

use crate::Browser;

/// A server that runs in this process and ends with the test.
#[derive(Debug)]
pub struct Site {
    pub server: Server,
    _folder: TempDir,
}

impl Site {
    pub async fn open() -> Site {
        Site::with(|_| {}).await
    }

    /// One whose configuration differs.
    pub async fn with(change: impl FnOnce(&mut Config)) -> Site {
        let folder = tempfile::tempdir().expect("a folder");
        let mut config = config(folder.path());
        change(&mut config);
        let server = Server::start(config).await.expect("the server starts");
        Site { server, _folder: folder }
    }

    /// A browser that is at this site.
    pub async fn browser(&self, window: crate::Window) -> Browser {
        Browser::open(&self.server.public_url, window).await
    }

    /// The same in Firefox.
    pub async fn firefox(&self, window: crate::Window) -> Browser {
        Browser::open_firefox(&self.server.public_url, window).await
    }
}

/// On any free port, and without limits: tests come from one address.
pub fn config(data: &std::path::Path) -> Config {
    let mut config = Config::new(data.to_owned());
    config.listen = ([127, 0, 0, 1], 0).into();
    config.limits = Limits::lifted();
    config
}
