// The line to the server. It comes back after sleep, tunnels and restarts, asks for what was missed, and
// sends what nobody has acknowledged again under the same key, so that nothing is lost or done twice.

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
/** A line that broke sooner than this was none: what breaks again and again is tried less and less often. */
const STEADY = 5000;
/** What the page is answered with where no waiting helps: it is not allowed, not there, of other rules, damaged. */
const FOR_GOOD = [400, 403, 404, 410, 500];
const ASLEEP = 15000;
/** After so long without a word the server is asked whether it is there, and so long later the line is gone. */
const SILENCE = 2000;
const PATIENCE = 2500;
const TICK = 500;

export class Socket {
  #path;
  #heard;
  #socket = null;
  #wait = FIRST_WAIT;
  #timer = 0;
  #seq = null;
  #hidden = 0;
  #online = null;
  /** Since when words come over this line. */
  #held = null;
  /** When the server was heard last, and whether it was asked to say something since. */
  #spoke = 0;
  #pinged = false;
  #unanswered = new Map();

  /**
   * @param {string} path of the socket, language included
   * @param {{table: (message: object) => void, online: (is: boolean) => void, gone: () => void}} heard
   */
  constructor(path, heard) {
    this.#path = path;
    this.#heard = heard;
    addEventListener("online", () => this.#again());
    addEventListener("pageshow", (event) => event.persisted && this.#again());
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) this.#hidden = Date.now();
      else if (this.#socket?.readyState !== WebSocket.OPEN || Date.now() - this.#hidden > ASLEEP) this.#again();
      else this.#spoke = Date.now();
    });
    addEventListener("offline", () => this.#lost());
    setInterval(() => this.#beat(), TICK);
    this.#connect();
  }

  /**
   * Ask the server to do or tell something.
   * @returns {Promise<object>} the answer: `seq` where something was done; fails with `{text, rule}` where it is refused
   */
  send(request) {
    const key = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
    const text = JSON.stringify({ key, ...request });
    return new Promise((resolve, reject) => {
      this.#unanswered.set(key, { text, resolve, reject });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
    });
  }

  #again() {
    this.#wait = FIRST_WAIT;
    this.#drop();
    this.#connect();
  }

  #drop() {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #connect() {
    const address = new URL(this.#path, location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    if (this.#seq !== null) address.searchParams.set("since", this.#seq);
    const socket = new WebSocket(address);
    this.#socket = socket;
    this.#spoke = Date.now();
    this.#pinged = false;
    this.#held = null;
    let opened = false;
    socket.onopen = () => {
      opened = true;
      for (const { text } of this.#unanswered.values()) socket.send(text);
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data));
    socket.onclose = () => {
      if (socket !== this.#socket) return;
      this.#lost();
      if (!opened) this.#wonder();
    };
  }

  /** A browser does not say why a line was refused; the page does, and where no waiting helps it is not tried again. */
  async #wonder() {
    const timer = this.#timer;
    const answer = await fetch(location.href, { method: "HEAD", cache: "no-store" }).catch(() => null);
    if (!FOR_GOOD.includes(answer?.status) || timer !== this.#timer) return;
    this.#drop();
    this.#heard.gone();
  }

  /** The line is gone: say so, and come back. */
  #lost() {
    this.#tell(false);
    this.#drop();
    if (this.#held !== null && Date.now() - this.#held > STEADY) this.#wait = FIRST_WAIT;
    this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.8 + Math.random() * 0.4));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /** A browser does not say that the network is gone: whoever looks on asks, and waits for any word. */
  #beat() {
    if (document.hidden || !this.#socket) return;
    const silent = Date.now() - this.#spoke;
    if (silent > SILENCE + PATIENCE) this.#lost();
    else if (silent > SILENCE && !this.#pinged && this.#socket.readyState === WebSocket.OPEN) {
      this.#pinged = true;
      this.#socket.send(JSON.stringify({ key: "ping", do: "ping" }));
    }
  }

  #tell(online) {
    if (online === this.#online) return;
    this.#online = online;
    this.#heard.online(online);
  }

  #hear(message) {
    this.#spoke = Date.now();
    this.#pinged = false;
    // A line that opens may still lead nowhere: the first word shows that it holds.
    this.#held ??= Date.now();
    this.#tell(true);
    if (message.type === "table") {
      this.#seq = message.seq;
      this.#heard.table(message);
      return;
    }
    const asked = this.#unanswered.get(message.key);
    if (!asked) return;
    this.#unanswered.delete(message.key);
    if (message.type === "refused") asked.reject(message);
    else asked.resolve(message);
  }
}
