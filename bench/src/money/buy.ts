import { Connection, type Outcome } from '../load/connection.ts';
import { PRICE_CENTS, type Shop } from './shop.ts';

const PATH = '/api/stripe/purchase-article';

function requestFor(port: number, cookie: string, articulo_id: number): Buffer {
  const body = JSON.stringify({
    articulo_id,
    importe_euros: PRICE_CENTS / 100,
    idempotency_key: crypto.randomUUID(),
  });
  const head = [
    `POST ${PATH} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    `Origin: http://127.0.0.1:${port}`,
    'Sec-Fetch-Site: same-origin',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `Cookie: ${cookie}`,
  ];
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/**
 * Every reader with every article once, so that none is bought twice; rounds go on where the last one ended. Readers who
 * come one after the other want different articles: those of one moment are of many authors.
 */
export function createBuyers(shop: Shop, port: number) {
  let next = 0;
  function nextRequest(): Buffer {
    const { readers, articles } = shop;
    const place = next % readers.length;
    const time = Math.floor(next / readers.length);
    const reader = readers[place];
    const article = articles[(time + place) % articles.length];
    next += 1;
    if (time >= articles.length || reader === undefined || article === undefined)
      throw new Error('everybody has bought everything');
    return requestFor(port, reader.cookie, article);
  }
  /** Purchases a second, each connection waiting for its answer before it buys again. */
  return async function buy(connections: number, seconds: number): Promise<{ perSecond: number; errors: number }> {
    let bought = 0;
    let errors = 0;
    const began = performance.now();
    const end = began + seconds * 1000;
    const buyInTurn = (connection: Connection) =>
      new Promise<void>((resolve) => {
        const step = (outcome?: Outcome) => {
          if (outcome === 'ok') bought += 1;
          else if (outcome !== undefined) errors += 1;
          if (performance.now() < end) connection.ask(nextRequest(), step);
          else resolve();
        };
        step();
      });
    await Promise.all(Array.from({ length: connections }, () => buyInTurn(new Connection(port))));
    return { perSecond: bought / ((performance.now() - began) / 1000), errors };
  };
}
