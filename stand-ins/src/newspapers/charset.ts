export type Charset = 'utf-8' | 'iso-8859-1' | 'windows-1252';
/** Where a charset is said. `wrong` says another one in the header, `none` says nothing. */
export type Declared = 'header' | 'meta' | 'both' | 'wrong' | 'none';

/** What windows-1252 has from 0x80 to 0x9f, where it has something. */
const WINDOWS = '€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ';
const windowsBytes = new Map([...WINDOWS].map((letter, at) => [letter, 0x80 + at] as const));
windowsBytes.delete('\0');

/** What the charset lacks becomes a character reference, which XML and HTML understand alike. */
export function encode(text: string, charset: Charset): Buffer {
  if (charset === 'utf-8') return Buffer.from(text, 'utf8');
  const bytes: number[] = [];
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    const windows = charset === 'windows-1252' ? windowsBytes.get(letter) : undefined;
    if (windows !== undefined) bytes.push(windows);
    else if (code < 0x80 || (code >= 0xa0 && code <= 0xff)) bytes.push(code);
    else bytes.push(...Buffer.from(`&#${code};`, 'latin1'));
  }
  return Buffer.from(bytes);
}

const other = (charset: Charset): Charset => (charset === 'utf-8' ? 'iso-8859-1' : 'utf-8');

/** What the header says, if anything. */
export function headerCharset(charset: Charset, declared: Declared): Charset | undefined {
  if (declared === 'wrong') return other(charset);
  return declared === 'header' || declared === 'both' ? charset : undefined;
}

/** What the document says of itself, if anything. A wrong header stands against a right document. */
export const innerCharset = (charset: Charset, declared: Declared): Charset | undefined =>
  declared === 'meta' || declared === 'both' || declared === 'wrong' ? charset : undefined;
