//! The yardstick: a WebSocket handler that writes each message as one row, with the same group
//! commit into the same kind of database, and answers when it is durable.

use std::path::Path;
use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use axum::routing::get;
use reglette_server::id::TableId;
use reglette_server::store::Row;
use reglette_server::time::When;
use reglette_server::{Sqlite, Store};
use tokio::net::TcpListener;

/// Serves until it is killed.
pub async fn serve(database: &str) {
    let store = Arc::new(Sqlite::open(Path::new(database)).expect("a database"));
    let router = Router::new().route("/socket", get(socket)).with_state(store);
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    println!("{}", listener.local_addr().expect("an address"));
    axum::serve(listener, router).await.expect("a server");
}

async fn socket(State(store): State<Arc<Sqlite>>, upgrade: WebSocketUpgrade) -> Response {
    upgrade.on_upgrade(move |socket| answer(store, socket))
}

async fn answer(store: Arc<Sqlite>, mut socket: WebSocket) {
    let table = TableId::draw().expect("chance");
    for n in 0.. {
        let Some(Ok(Message::Text(text))) = socket.recv().await else { return };
        let row = Row { at: When::now(), entry: text.to_string() };
        let written = store.append(table, n, vec![row]).await;
        let reply = if written.is_ok() { "done" } else { "failed" };
        if socket.send(Message::Text(reply.into())).await.is_err() {
            return;
        }
    }
}
