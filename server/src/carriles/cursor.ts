/** Where a page ended, in the carril as it stood at `change`. */
export interface Cursor {
  readonly change: string;
  readonly orden: string;
  readonly target_id: string;
}

const SHAPE = /^(\d{1,19})\.(-?\d{1,19})\.(\d{1,19})$/;

export function encodeCursor({ change, orden, target_id }: Cursor): string {
  return Buffer.from(`${change}.${orden}.${target_id}`).toString('base64url');
}

export function decodeCursor(text: string): Cursor | undefined {
  const match = SHAPE.exec(Buffer.from(text, 'base64url').toString());
  if (match === null) return undefined;
  const [, change = '', orden = '', target_id = ''] = match;
  const fits = [change, orden, target_id].every((n) => BigInt.asIntN(64, BigInt(n)) === BigInt(n));
  return fits ? { change, orden, target_id } : undefined;
}
