//! A web server for this machine only.

use std::io::{Error, ErrorKind};
use std::net::{Ipv4Addr, TcpListener};

use anyhow::{Context, Result};
use axum::Router;
use tokio::runtime::{Builder, Runtime};

/// How many ports to try, starting at the wanted one.
const ATTEMPTS: u16 = 100;

/// Listens on `port`, or on the next free one; for port 0, the system chooses.
pub fn listen(port: u16) -> Result<TcpListener> {
    let last = port.saturating_add(ATTEMPTS);
    (port..=last)
        .map(|port| TcpListener::bind((Ipv4Addr::LOCALHOST, port)))
        .find(|attempt| !is_taken(attempt))
        .unwrap_or_else(|| Err(ErrorKind::AddrInUse.into()))
        .with_context(|| format!("cannot listen on port {port}; choose another with --port"))
}

fn is_taken(attempt: &Result<TcpListener, Error>) -> bool {
    attempt
        .as_ref()
        .is_err_and(|error| error.kind() == ErrorKind::AddrInUse)
}

/// A server that runs on its own threads until it is dropped.
pub struct Server {
    runtime: Runtime,
    port: u16,
}

impl Server {
    pub fn start(listener: TcpListener, routes: Router) -> Result<Self> {
        let port = listener.local_addr()?.port();
        let runtime = Builder::new_multi_thread()
            .worker_threads(1)
            .enable_all()
            .build()?;
        listener.set_nonblocking(true)?;
        let listener = runtime.block_on(async { tokio::net::TcpListener::from_std(listener) })?;
        runtime.spawn(async { axum::serve(listener, routes).await });
        Ok(Self { runtime, port })
    }

    pub fn port(&self) -> u16 {
        self.port
    }

    /// The server's address, without a slash at the end.
    pub fn origin(&self) -> String {
        format!("http://{}:{}", Ipv4Addr::LOCALHOST, self.port)
    }

    /// Waits for Ctrl-C. Open pages must not delay the end, so requests in progress are dropped.
    pub fn wait(self) -> Result<()> {
        self.runtime.block_on(tokio::signal::ctrl_c())?;
        self.runtime.shutdown_background();
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_taken_port_gives_the_next_free_one() {
        let port = |listener: &TcpListener| listener.local_addr().unwrap().port();
        let first = listen(0).unwrap();
        let second = listen(port(&first)).unwrap();
        assert!(port(&second) > port(&first));
    }
}
