import { connect, type Socket } from 'node:net';

/** 'ok', a status of 400 and above, or what went wrong with the connection. */
export type Outcome = 'ok' | `status ${number}` | 'timeout' | 'connection' | 'unreadable';

const HEAD_END = Buffer.from('\r\n\r\n');
const TIMEOUT_MS = 10_000;

/** One kept-alive connection that asks one thing at a time. It costs little: the generator shares the cores with the site. */
export class Connection {
  readonly #port: number;
  #socket: Socket | undefined;
  #onOutcome: ((outcome: Outcome) => void) | undefined;
  #head: Buffer | undefined;
  #status = 0;
  #bodyLeft = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(port: number) {
    this.#port = port;
  }

  ask(request: Buffer, onOutcome: (outcome: Outcome) => void): void {
    this.#onOutcome = onOutcome;
    this.#status = 0;
    this.#head = undefined;
    if (this.#timer === undefined) this.#timer = setTimeout(() => this.#onOutcome && this.#fail('timeout'), TIMEOUT_MS);
    else this.#timer.refresh();
    this.#socket ??= this.#open();
    this.#socket.write(request);
  }

  #open(): Socket {
    const socket = connect({ port: this.#port, host: '127.0.0.1', noDelay: true });
    const isCurrent = () => this.#socket === socket;
    socket.on('data', (chunk) => isCurrent() && this.#read(chunk));
    socket.on('error', () => isCurrent() && this.#fail('connection'));
    socket.on('close', () => isCurrent() && this.#fail('connection'));
    return socket;
  }

  #read(chunk: Buffer): void {
    let body = chunk;
    if (this.#status === 0) {
      const head: Buffer = this.#head === undefined ? chunk : Buffer.concat([this.#head, chunk]);
      const end = head.indexOf(HEAD_END);
      if (end === -1) {
        this.#head = head;
        return;
      }
      const text = head.toString('latin1', 0, end);
      const length = /\r\ncontent-length: *(\d+)/i.exec(text)?.[1];
      this.#status = Number(text.slice(9, 12));
      if (length === undefined || !(this.#status > 0)) {
        this.#fail('unreadable');
        return;
      }
      this.#bodyLeft = Number(length);
      body = head.subarray(end + HEAD_END.length);
    }
    this.#bodyLeft -= body.length;
    if (this.#bodyLeft <= 0) this.#conclude(this.#status < 400 ? 'ok' : `status ${this.#status}`);
  }

  #fail(outcome: Outcome): void {
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.destroy();
    this.#conclude(outcome);
  }

  #conclude(outcome: Outcome): void {
    const tell = this.#onOutcome;
    this.#onOutcome = undefined;
    tell?.(outcome);
  }
}
