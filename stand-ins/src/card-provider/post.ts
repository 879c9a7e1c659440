import { Agent, request } from 'node:http';

const PATIENCE_MS = 10_000;
const agent = new Agent({ keepAlive: true });

/** Sends it and answers the status; 0 where there was no answer. Only over HTTP: it calls this machine and no other. */
export function post(url: string, payload: string, signature: string | undefined): Promise<number> {
  return new Promise((resolve) => {
    const sent = request(url, {
      agent,
      method: 'POST',
      timeout: PATIENCE_MS,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(payload),
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        ...(signature !== undefined && { 'stripe-signature': signature }),
      },
    });
    sent
      .on('response', (response) => {
        response.resume().on('close', () => resolve(response.statusCode ?? 0));
      })
      .on('timeout', () => sent.destroy())
      .on('error', (error: NodeJS.ErrnoException) => {
        // Whoever listens there was started anew: the connection from before is gone, they are not.
        const isStale = sent.reusedSocket && error.code === 'ECONNRESET';
        resolve(isStale ? post(url, payload, signature) : 0);
      })
      .end(payload);
  });
}
