import { createHmac, hash, timingSafeEqual } from 'node:crypto';

/** The largest hubs sign by SHA-1 alone; within an HMAC nobody has forged it. */
const SIGNATURE = /^(sha1|sha256|sha384|sha512)=([0-9a-f]{40,128})$/i;

const areEqual = (a: Buffer, b: Buffer) => a.length === b.length && timingSafeEqual(a, b);

/** Whether whoever sent this knows what we told the hub and nobody else. */
export function isSigned(body: Buffer, signature: string | undefined, secret: string): boolean {
  const [, method, hex] = SIGNATURE.exec(signature ?? '') ?? [];
  if (method === undefined || hex === undefined) return false;
  return areEqual(createHmac(method.toLowerCase(), secret).update(body).digest(), Buffer.from(hex, 'hex'));
}

/** Part of the address that a hub calls: nobody else can tell it, so nobody else can speak for the hub. */
export const callbackKey = (secret: string): string =>
  createHmac('sha256', secret).update('callback').digest('base64url').slice(0, 24);

export const isCallbackKey = (key: string, secret: string): boolean =>
  areEqual(hash('sha256', key, 'buffer'), hash('sha256', callbackKey(secret), 'buffer'));
