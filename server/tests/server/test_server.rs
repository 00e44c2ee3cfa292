//! A server of one's own, and clients that speak with it.

use std::{net::SocketAddr, sync::Arc, time::Duration};

use axum::{
    body::{Body, to_bytes},
    extract::ConnectInfo,
    http::{Request, Response, StatusCode, header},
};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use server::{App, Config, room::Room, router};
use store::{Address, Secret};
use table::Seat;
use tempfile::TempDir;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpSocket, TcpStream},
    sync::oneshot,
    task::JoinHandle,
    time::timeout,
};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, client_async, connect_async,
    tungstenite::{self, Message, client::IntoClientRequest},
};
use tower::ServiceExt;

/// Longer than anything here takes, even on a busy machine.
const LONG: Duration = Duration::from_secs(60);

/// A server with a folder of its own.
pub(crate) struct TestServer {
    pub(crate) app: App,
    pub(crate) address: SocketAddr,
    folder: Arc<TempDir>,
    config: Config,
    stop: oneshot::Sender<()>,
    served: JoinHandle<std::io::Result<()>>,
}

impl TestServer {
    /// A server whose bots do not pause and whose limits are out of the way.
    pub(crate) async fn open() -> TestServer {
        TestServer::open_with(|_| {}).await
    }

    /// The same, changed a little.
    pub(crate) async fn open_with(change: impl FnOnce(&mut Config)) -> TestServer {
        let folder = tempfile::tempdir().unwrap();
        let mut config =
            Config::new(Address::File(folder.path().join("tables.db"))).without_limits();
        config.bot_pause = Duration::ZERO;
        change(&mut config);
        TestServer::start(Arc::new(folder), config).await
    }

    /// A server whose folder is gone with the last who needs it.
    pub(crate) async fn start(folder: Arc<TempDir>, config: Config) -> TestServer {
        let app = App::open(config.clone()).await.unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel::<()>();
        let served = tokio::spawn(server::serve(app.clone(), listener, async {
            let _ = stopped.await;
        }));
        TestServer { app, address, folder, config, stop, served }
    }

    /// Stop in order and start again with the same file.
    pub(crate) async fn restart(self) -> TestServer {
        let (folder, config) = (Arc::clone(&self.folder), self.config.clone());
        self.stop().await;
        TestServer::start(folder, config).await
    }

    /// Stop in order.
    pub(crate) async fn stop(self) {
        self.stop.send(()).unwrap();
        timeout(LONG, self.served).await.unwrap().unwrap().unwrap();
    }

    /// Kill the server and start another one with the same file. A process that is killed leaves the
    /// file to others, so this one has to.
    pub(crate) async fn kill(self) -> TestServer {
        let TestServer { app, folder, config, served, .. } = self;
        served.abort();
        app.store().close().await.unwrap();
        TestServer::start(folder, config).await
    }

    /// Send a request without the net in between.
    pub(crate) async fn ask(&self, mut request: Request<Body>) -> Response<Body> {
        let from: SocketAddr = "127.0.0.1:1".parse().unwrap();
        request.extensions_mut().insert(ConnectInfo(from));
        router(self.app.clone()).oneshot(request).await.unwrap()
    }

    /// Get a page.
    pub(crate) async fn get(&self, path: &str) -> Response<Body> {
        self.ask(Request::get(path).body(Body::empty()).unwrap()).await
    }

    /// Make a table as a person, from JSON; its id.
    pub(crate) async fn table(&self, host: &Secret, wish: Value) -> String {
        let (status, text) = self.make(host, wish).await;
        assert_eq!(status, StatusCode::CREATED, "{text}");
        let told: Value = serde_json::from_str(&text).unwrap();
        told["id"].as_str().unwrap().to_owned()
    }

    /// Try to make a table as a person, from JSON.
    pub(crate) async fn make(&self, host: &Secret, wish: Value) -> (StatusCode, String) {
        let request = Request::post("/tables")
            .header(header::AUTHORIZATION, format!("Bearer {}", host.reveal()))
            .header(header::CONTENT_TYPE, "application/json")
            .body(Body::from(wish.to_string()))
            .unwrap();
        let response = self.ask(request).await;
        (response.status(), text(response).await)
    }

    /// A running game of two people, the host on seat 0.
    pub(crate) async fn duel(&self, wish: Value) -> (String, Client, Client) {
        let (ada, bob) = (person(), person());
        let id = self.table(&ada, wish).await;
        let mut first = self.visit(&id, &ada).await;
        let mut second = self.visit(&id, &bob).await;
        first.does(json!({ "do": "sit", "seat": 0 })).await;
        second.does(json!({ "do": "sit", "seat": 1 })).await;
        first.does(json!({ "do": "start" })).await;
        for client in [&mut first, &mut second] {
            client.until(|table| table["status"] == "playing").await;
        }
        (id, first, second)
    }

    /// Come to a table.
    pub(crate) async fn visit(&self, id: &str, person: &Secret) -> Client {
        self.visit_at(id, person, "lang=en").await
    }

    /// Come to a table with something in the address.
    pub(crate) async fn visit_at(&self, id: &str, person: &Secret, query: &str) -> Client {
        let address = format!("ws://{}/t/{id}/socket?{query}", self.address);
        let mut request = address.into_client_request().unwrap();
        let bearer = format!("Bearer {}", person.reveal()).parse().unwrap();
        request.headers_mut().insert(header::AUTHORIZATION, bearer);
        Client::greeted(connect_async(request).await.unwrap().0).await
    }

    /// Come to a table from one of this machine's own addresses, or be refused.
    pub(crate) async fn visit_from(
        &self,
        from: &str,
        id: &str,
        person: &Secret,
    ) -> Result<Client, tungstenite::Error> {
        let address = format!("ws://{}/t/{id}/socket?lang=en", self.address);
        let mut request = address.into_client_request().unwrap();
        let bearer = format!("Bearer {}", person.reveal()).parse().unwrap();
        request.headers_mut().insert(header::AUTHORIZATION, bearer);
        let stream = MaybeTlsStream::Plain(self.connect(from).await);
        let (socket, _) = client_async(request, stream).await?;
        Ok(Client::greeted(socket).await)
    }

    /// A bare connection from one of this machine's own addresses.
    pub(crate) async fn connect(&self, from: &str) -> TcpStream {
        connect(self.address, from).await
    }

    /// What the server answers to bare text before it closes.
    pub(crate) async fn say(&self, from: &str, text: &str) -> String {
        self.say_at(self.address, from, text).await
    }

    /// The same at another address.
    pub(crate) async fn say_at(&self, to: SocketAddr, from: &str, text: &str) -> String {
        let mut stream = connect(to, from).await;
        // Whoever is turned away may be so before everything is said.
        let _ = stream.write_all(text.as_bytes()).await;
        let mut answer = Vec::new();
        let _ = timeout(LONG, stream.read_to_end(&mut answer)).await.expect("an end");
        String::from_utf8_lossy(&answer).into_owned()
    }

    /// The table as the log tells it.
    pub(crate) async fn room(&self, id: &str) -> Room {
        self.app.room(&id.into()).await.unwrap()
    }

    /// Any legal action of the seat that is asked first.
    pub(crate) async fn legal(&self, id: &str) -> (Seat, String) {
        let room = self.room(id).await;
        let seat = room.table().asks_first().unwrap();
        (seat, room.table().legal(seat).swap_remove(0))
    }

    /// Let whoever is asked first do anything.
    pub(crate) async fn act(&self, id: &str, clients: &mut [&mut Client]) -> (Seat, String) {
        let room = self.room(id).await;
        let (seat, action) = self.legal(id).await;
        let act = json!({ "do": "act", "seat": seat, "action": action, "ply": room.ply() });
        let holds = |client: &&mut &mut Client| {
            client.table["you"]["seats"].as_array().unwrap().contains(&json!(seat))
        };
        clients.iter_mut().find(holds).expect("a client on the seat").does(act).await;
        (seat, action)
    }
}

/// A connection that begins at a certain address of this machine.
async fn connect(to: SocketAddr, from: &str) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind(SocketAddr::new(from.parse().unwrap(), 0)).unwrap();
    socket.connect(to).await.unwrap()
}

/// Somebody new.
pub(crate) fn person() -> Secret {
    Secret::fresh().unwrap()
}

/// The body of an answer.
pub(crate) async fn text(response: Response<Body>) -> String {
    let bytes = to_bytes(response.into_body(), 1 << 20).await.unwrap();
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// A socket at a table.
pub(crate) struct Client {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// The last table that was heard of.
    pub(crate) table: Value,
    keys: usize,
}

impl Client {
    /// Somebody whose socket is open, once the table was told.
    pub(crate) async fn greeted(socket: WebSocketStream<MaybeTlsStream<TcpStream>>) -> Client {
        let mut client = Client { socket, table: Value::Null, keys: 0 };
        client.table().await;
        client
    }

    /// The next message, whatever it is; nothing when the server closes.
    pub(crate) async fn hear(&mut self) -> Option<Value> {
        loop {
            match timeout(LONG, self.socket.next()).await.expect("an answer") {
                Some(Ok(Message::Text(text))) => {
                    assert!(!text.contains('⟨'), "something has no words: {text}");
                    let message: Value = serde_json::from_str(&text).unwrap();
                    if message["type"] == "table" {
                        self.table = message.clone();
                    }
                    return Some(message);
                }
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                Some(Ok(Message::Close(_))) | Some(Err(_)) | None => return None,
                Some(Ok(other)) => panic!("{other}"),
            }
        }
    }

    /// The code with which the server closes.
    pub(crate) async fn close_code(&mut self) -> Option<u16> {
        loop {
            match timeout(LONG, self.socket.next()).await.expect("an end") {
                Some(Ok(Message::Close(frame))) => return frame.map(|frame| frame.code.into()),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return None,
            }
        }
    }

    /// The next table.
    pub(crate) async fn table(&mut self) -> Value {
        self.table_where(|_| true).await
    }

    /// Wait for a table that is as it should be.
    pub(crate) async fn table_where(&mut self, fits: impl Fn(&Value) -> bool) -> Value {
        loop {
            let message = self.hear().await.expect("the server does not close");
            if message["type"] == "table" && fits(&message) {
                return message;
            }
        }
    }

    /// Wait until the last table that was heard of, or a later one, is as it should be.
    pub(crate) async fn until(&mut self, fits: impl Fn(&Value) -> bool) -> Value {
        if fits(&self.table) { self.table.clone() } else { self.table_where(fits).await }
    }

    /// Send any frame.
    pub(crate) async fn send(&mut self, message: Message) -> Result<(), tungstenite::Error> {
        self.socket.send(message).await
    }

    /// Ask for something with a fresh key, and wait for the answer.
    pub(crate) async fn ask(&mut self, mut request: Value) -> Value {
        self.keys += 1;
        request["key"] = json!(format!("key {}", self.keys));
        self.ask_again(request).await
    }

    /// Ask for something as it is, and wait for the answer.
    pub(crate) async fn ask_again(&mut self, request: Value) -> Value {
        self.send(Message::text(request.to_string())).await.unwrap();
        loop {
            let message = self.hear().await.expect("the server does not close");
            if message["type"] != "table" {
                assert_eq!(message["key"], request["key"]);
                return message;
            }
        }
    }

    /// Ask for something that is done.
    pub(crate) async fn does(&mut self, request: Value) -> u64 {
        let answer = self.ask(request.clone()).await;
        assert_eq!(answer["type"], "done", "{request}: {answer}");
        answer["seq"].as_u64().unwrap()
    }

    /// Ask for something that is refused; the words.
    pub(crate) async fn is_refused(&mut self, request: Value) -> String {
        let answer = self.ask(request.clone()).await;
        assert_eq!(answer["type"], "refused", "{request}: {answer}");
        answer["text"].as_str().unwrap().to_owned()
    }

    /// Go away.
    pub(crate) async fn leave(mut self) {
        self.socket.close(None).await.unwrap();
        while let Some(Ok(_)) = self.socket.next().await {}
    }
}
