import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: Buffer) => data.toString('base64url');

/** CBOR (RFC 8949) of byte strings, short texts and small whole numbers, which is all that WebAuthn needs here. */
const cbor = {
  head(major: number, n: number): Buffer {
    if (n < 24) return Buffer.from([(major << 5) | n]);
    return n < 256 ? Buffer.from([(major << 5) | 24, n]) : Buffer.from([(major << 5) | 25, n >> 8, n & 255]);
  },
  bytes: (data: Buffer) => Buffer.concat([cbor.head(2, data.length), data]),
  text: (text: string) => Buffer.concat([cbor.head(3, text.length), Buffer.from(text)]),
  int: (n: number) => (n >= 0 ? cbor.head(0, n) : cbor.head(1, -1 - n)),
  map: (...pairs: [Buffer, Buffer][]) => Buffer.concat([cbor.head(5, pairs.length), ...pairs.flat()]),
};

interface Question {
  challenge: string;
}

/** A telephone that makes and uses one passkey. Without `verifies` it does not ask who holds it. */
export class PasskeyDevice {
  readonly id = randomBytes(16);
  private readonly origin: string;
  private readonly verifies: boolean;
  private readonly privateKey: KeyObject;
  private readonly point: { x: Buffer; y: Buffer };
  private counter = 0;

  constructor(origin: string, verifies = true) {
    this.origin = origin;
    this.verifies = verifies;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.privateKey = privateKey;
    this.point = { x: Buffer.from(x, 'base64url'), y: Buffer.from(y, 'base64url') };
  }

  create({ challenge }: Question): object {
    const key = cbor.map(
      [cbor.int(1), cbor.int(2)],
      [cbor.int(3), cbor.int(-7)],
      [cbor.int(-1), cbor.int(1)],
      [cbor.int(-2), cbor.bytes(this.point.x)],
      [cbor.int(-3), cbor.bytes(this.point.y)],
    );
    const made = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, key]);
    const attestation = cbor.map(
      [cbor.text('fmt'), cbor.text('none')],
      [cbor.text('attStmt'), cbor.map()],
      [cbor.text('authData'), cbor.bytes(this.authData(0x40, made))],
    );
    return this.credential({
      clientDataJSON: base64url(this.clientData('webauthn.create', challenge)),
      attestationObject: base64url(attestation),
      transports: ['internal'],
    });
  }

  use({ challenge }: Question): object {
    this.counter += 1;
    const authData = this.authData(0);
    const clientData = this.clientData('webauthn.get', challenge);
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.privateKey);
    return this.credential({
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(authData),
      signature: base64url(signature),
    });
  }

  private credential(response: object): object {
    const id = base64url(this.id);
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
  }

  private clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  private authData(flags: number, rest = Buffer.alloc(0)): Buffer {
    const present = 0x01 | (this.verifies ? 0x04 : 0);
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(new URL(this.origin).hostname), Buffer.from([flags | present]), counter, rest]);
  }
}
