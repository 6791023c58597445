//! Sizes, rates, times and origins.

use std::time::Duration;

use reglette_server::{Limits, Rate};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use tokio::time::timeout;

use crate::common::{House, SOON, wide};

#[tokio::test]
async fn too_many_requests_are_refused() {
    let limits = Limits { requests: Rate::new(5, 0), ..wide() };
    let house = House::with_limits(limits).await;
    let mut seen = Vec::new();
    for _ in 0..7 {
        seen.push(house.get("/api/games", "").await.0);
    }
    assert_eq!(seen, [200, 200, 200, 200, 200, 429, 429]);
    let limits = Limits { heavy: Rate::new(1, 0), ..wide() };
    let house = House::with_limits(limits).await;
    let made = house.table(&["me", "me", "me"]).await;
    let (status, code) = house.refused(&made.path("/hint"), &made.host, json!({})).await;
    assert_eq!((status, code.as_str()), (429, "too-many"));
    house.play(&made, &made.host, |_| true).await;
}

#[tokio::test]
async fn a_proxy_tells_whose_request_it_is() {
    let limits = Limits { requests: Rate::new(1, 0), ..wide() };
    let house = House::with(limits, |config| config.behind_proxy = true).await;
    let get = |from: &'static str| {
        house.request("GET", "/healthz").header("x-forwarded-for", from).send()
    };
    assert_eq!(get("10.0.0.1").await.unwrap().status(), 200);
    assert_eq!(get("10.0.0.2").await.unwrap().status(), 200);
    assert_eq!(get("10.0.0.9, 10.0.0.2").await.unwrap().status(), 429);
    let twice = house.request("GET", "/healthz").header("x-forwarded-for", "10.0.0.10");
    let twice = twice.header("x-forwarded-for", "10.0.0.2").send().await.unwrap();
    assert_eq!(twice.status(), 429, "a proxy may add a header of its own to the client's");
}

#[tokio::test]
async fn a_socket_that_talks_too_much_or_too_long_is_stopped() {
    let limits = Limits { messages: Rate::new(3, 0), message: 1000, ..wide() };
    let house = House::with_limits(limits).await;
    let made = house.table(&["me", "me", "me"]).await;
    let mut line = house.sit(&made, &made.host).await;
    line.until("snapshot").await;
    for _ in 0..3 {
        line.send(json!({"type": "ping"})).await;
        assert_eq!(line.hear().await.unwrap()["type"], "pong");
    }
    line.send(json!({"type": "ping", "id": "x"})).await;
    let refused = line.hear().await.unwrap();
    assert_eq!((&refused["id"], &refused["error"]["code"]), (&json!("x"), &json!("too-many")));
    line.send_text("x".repeat(2000)).await;
    assert_eq!(line.closed().await, Some(1009));
    house.play(&made, &made.host, |_| true).await;
}

#[tokio::test]
async fn a_message_nobody_would_read_is_told_to_be_too_long() {
    let house = House::with_limits(Limits { body: 10_000, message: 1000, ..wide() }).await;
    let made = house.table(&["me", "me", "me"]).await;
    for first in [true, false] {
        for length in [9_000, 300_000] {
            let mut line = house.connect(&made.path("/socket")).await;
            if !first {
                line.send(json!({"token": made.host})).await;
                line.until("snapshot").await;
            }
            line.send_text("x".repeat(length)).await;
            assert_eq!(line.closed().await, Some(1009), "{length} bytes");
        }
    }
}

#[tokio::test]
async fn talk_has_a_pace() {
    let house = House::with_limits(Limits { talk: Rate::new(2, 0), ..wide() }).await;
    let made = house.seated(&["me", "open", "me"]).await;
    let say = |token: String| {
        let path = made.path("/chat");
        let house = &house;
        async move { house.post(&path, &token, json!({"text": "hello"})).await.0 }
    };
    let mut seen = Vec::new();
    for _ in 0..3 {
        seen.push(say(made.host.clone()).await);
    }
    assert_eq!(seen, [200, 200, 429]);
    assert_eq!(say(made.seat(1).to_owned()).await, 200, "somebody else may still speak");
}

#[tokio::test]
async fn pages_of_other_sites_may_not_call() {
    let house = House::with(wide(), |config| config.origins = vec!["http://friend".into()]).await;
    let own = house.url("");
    let made = house.table(&["me", "me", "me"]).await;
    for (origin, status) in [
        (own.as_str(), 200),
        ("http://friend", 200),
        ("http://evil.example", 403),
        ("null", 403),
        ("http://127.0.0.1:1", 403),
    ] {
        let request = house.request("POST", &made.path("/chat")).bearer_auth(&made.host);
        let sent = request.header("origin", origin).json(&json!({"text": "hello"})).send().await;
        assert_eq!(sent.unwrap().status(), status, "{origin}");
        let upgrade = house
            .request("GET", &made.path("/socket"))
            .header("origin", origin)
            .header("connection", "upgrade")
            .header("upgrade", "websocket")
            .header("sec-websocket-version", "13")
            .header("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ==")
            .send()
            .await
            .unwrap();
        let expected = if status == 200 { 101 } else { 403 };
        assert_eq!(upgrade.status(), expected, "{origin}");
    }
    let look = house.request("GET", "/api/games").header("origin", "http://evil.example");
    let look = look.send().await.unwrap();
    assert_eq!(look.status(), 200, "looking changes nothing");
    assert_eq!(look.headers().get("access-control-allow-origin"), None);
}

#[tokio::test]
async fn every_answer_makes_the_browser_strict() {
    let house = House::open().await;
    for path in ["/healthz", "/api/games", "/api/nothing", "/"] {
        let answer = house.request("GET", path).send().await.unwrap();
        let header = |name: &str| answer.headers()[name].to_str().unwrap().to_owned();
        let policy = header("content-security-policy");
        assert!(policy.contains("default-src 'none'") && policy.contains("style-src 'self'"));
        assert!(!policy.contains("unsafe") && !policy.contains('*'));
        assert_eq!(header("x-content-type-options"), "nosniff");
        assert_eq!(header("referrer-policy"), "no-referrer");
        assert_eq!(header("x-frame-options"), "DENY");
    }
    let answer = house.request("GET", "/api/games").send().await.unwrap();
    assert_eq!(answer.headers()["cache-control"], "no-store");
}

#[tokio::test]
async fn a_client_that_dawdles_is_cut_off() {
    let house = House::with_limits(Limits { time: Duration::from_millis(50), ..wide() }).await;
    let mut half = TcpStream::connect(house.server().address()).await.unwrap();
    half.write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\n").await.unwrap();
    let mut rest = Vec::new();
    half.read_to_end(&mut rest).await.unwrap();
    let mut slow = TcpStream::connect(house.server().address()).await.unwrap();
    let head = "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{";
    slow.write_all(head.as_bytes()).await.unwrap();
    let mut answer = vec![0; 12];
    slow.read_exact(&mut answer).await.unwrap();
    assert_eq!(String::from_utf8_lossy(&answer), "HTTP/1.1 503");
    let mut silent = house.connect("/api/tables/zzzzzzzzzzzz/socket").await;
    assert_eq!(silent.hear().await, None, "no hello in time");
}

#[tokio::test]
async fn a_client_that_does_not_read_is_cut_off() {
    let house = House::with_limits(Limits { time: Duration::from_millis(200), ..wide() }).await;
    let mut deaf = TcpStream::connect(house.server().address()).await.unwrap();
    let ask = "GET /api/games/sotas/rules HTTP/1.1\r\nHost: x\r\n\r\n".repeat(60);
    deaf.write_all(ask.as_bytes()).await.unwrap();
    // More asks fill every buffer on the way; they fail once the server has closed the connection.
    let cut_off = async { while deaf.write_all(ask.as_bytes()).await.is_ok() {} };
    timeout(SOON, cut_off).await.expect("the end in time");
}

#[tokio::test]
async fn connections_are_counted() {
    three_places(Limits { connections: 3, ..wide() }).await;
}

#[tokio::test]
async fn connections_of_one_address_are_counted() {
    three_places(Limits { of_one: 3, ..wide() }).await;
}

async fn three_places(limits: Limits) {
    let house = House::with_limits(limits).await;
    let mut kept = Vec::new();
    for _ in 0..3 {
        let mut open = TcpStream::connect(house.server().address()).await.unwrap();
        open.write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n").await.unwrap();
        let mut answer = [0; 12];
        open.read_exact(&mut answer).await.unwrap();
        kept.push(open);
    }
    let mut more = TcpStream::connect(house.server().address()).await.unwrap();
    let _ = more.write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n").await;
    let mut rest = Vec::new();
    let _ = more.read_to_end(&mut rest).await;
    assert!(rest.is_empty(), "no place for a fourth");
    drop(kept);
    loop {
        let answer = reqwest::get(house.url("/healthz")).await;
        if let Ok(answer) = answer {
            assert_eq!(answer.json::<Value>().await.unwrap(), json!({"ok": true}));
            break;
        }
    }
}
