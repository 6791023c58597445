//! The server itself: listening, serving, and going down in good order.

use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, watch};
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};
use tokio_io_timeout::TimeoutStream;

use crate::config::{Config, Limits};
use crate::http::{App, Peer, router};
use crate::places::{Place, Places};

/// How long requests and sockets may take to end when the server goes down.
const FAREWELL: Duration = Duration::from_secs(5);

/// After a connection could not be accepted, for want of file handles perhaps.
const PAUSE: Duration = Duration::from_millis(50);

/// Heads of requests are no longer than this.
const HEAD: usize = 64 * 1024;

/// A running server.
#[derive(Debug)]
pub struct Server {
    address: SocketAddr,
    app: Arc<App>,
    stop: watch::Sender<bool>,
    open: mpsc::Receiver<()>,
    accepting: JoinHandle<()>,
}

impl Server {
    /// Listens, and serves from then on.
    pub async fn start(config: Config) -> io::Result<Server> {
        let listener = TcpListener::bind(config.listen).await?;
        let address = listener.local_addr()?;
        let (stop, stopping) = watch::channel(false);
        let (hold, open) = mpsc::channel(1);
        let app = App::new(&config, stopping.clone(), hold.clone());
        let router = router(Arc::clone(&app));
        let limits = config.limits;
        // Behind a proxy all connections are the proxy's.
        let of_one = if config.behind_proxy { usize::MAX } else { limits.of_one };
        let places = Places::new(limits.connections, of_one);
        let service = Service { router, limits, stopping, open: hold };
        let accepting = tokio::spawn(accept(listener, service, places));
        tracing::info!(%address, "listening");
        Ok(Server { address, app, stop, open, accepting })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// How many tables are in memory.
    pub fn open_tables(&self) -> usize {
        self.app.hub.open_tables()
    }

    /// Takes no more requests, finishes what is being done, says good-bye to sockets.
    pub async fn stop(self) {
        let Server { app, stop, mut open, accepting, .. } = self;
        stop.send_replace(true);
        // A listener that failed has stopped too.
        let _ = accepting.await;
        app.hub.close().await;
        drop(app);
        // Every open connection holds a sender; the last one gone ends this. Whoever is not done
        // by then is cut off.
        let _ = timeout(FAREWELL, open.recv()).await;
        tracing::info!("stopped");
    }
}

/// Waits until the server goes down.
pub async fn stopped(stop: &mut watch::Receiver<bool>) {
    // A sender that is gone has stopped the server too.
    let _ = stop.wait_for(|stop| *stop).await;
}

/// What every connection is served with.
#[derive(Clone)]
struct Service {
    router: Router,
    limits: Limits,
    stopping: watch::Receiver<bool>,
    open: mpsc::Sender<()>,
}

async fn accept(listener: TcpListener, mut service: Service, places: Arc<Places>) {
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = stopped(&mut service.stopping) => return,
        };
        match accepted {
            Ok((stream, peer)) => match places.take(peer.ip()) {
                Some(place) => drop(tokio::spawn(connect(stream, peer, service.clone(), place))),
                None => tracing::warn!("too many connections"),
            },
            Err(error) => {
                tracing::warn!(%error, "a connection was not accepted");
                sleep(PAUSE).await;
            }
        }
    }
}

async fn connect(stream: TcpStream, peer: SocketAddr, service: Service, place: Place) {
    let Service { router, limits, mut stopping, open } = service;
    // Small messages must not wait for larger ones.
    let _ = stream.set_nodelay(true);
    // Whoever does not read what was asked for gives up the place.
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(limits.time));
    let tower = TowerToHyperService::new(router);
    let place = Arc::new(place);
    let serve = service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(Peer(peer.ip()));
        // A connection that becomes a socket keeps its place until the socket ends.
        request.extensions_mut().insert(Arc::clone(&place));
        tower.call(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(limits.time)
        .max_buf_size(HEAD)
        .serve_connection(TokioIo::new(Box::pin(stream)), serve)
        .with_upgrades();
    let mut connection = pin!(connection);
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = stopped(&mut stopping) => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection ended");
    }
    drop(open);
}
