import { isUtf8 } from 'node:buffer';
import { analyse } from 'chardet';
import iconv from 'iconv-lite';

const HEADER_CHARSET = /charset\s*=\s*["']?([\w.:-]{2,40})/i;
const PROLOG_CHARSET = /<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w.:-]{2,40})["']/i;
const META_CHARSET = /<meta[^>]{0,500}?charset\s*=\s*["']?\s*([\w.:-]{2,40})/i;
/** A document says its charset near its beginning, or not at all. */
const BEGINNING = 4096;
const DETECTION_SAMPLE = 60_000;
/** Tags and all. */
const SAMPLED_FROM = 8 * DETECTION_SAMPLE;
/** Texts are often made of pieces: so many good letters make up for one that is not UTF-8. */
const GOOD_PER_BAD = 10;

/** As browsers do: whoever says the narrower name has often written the wider table. */
const WIDER: Readonly<Record<string, string>> = {
  'iso-8859-1': 'windows-1252',
  'iso8859-1': 'windows-1252',
  latin1: 'windows-1252',
  'us-ascii': 'windows-1252',
  ascii: 'windows-1252',
  'iso-8859-9': 'windows-1254',
  'iso-8859-11': 'windows-874',
};

const widerOf = (charset: string) => WIDER[charset.toLowerCase()] ?? charset;
const isUnicode = (charset: string) => /^(x-)?(utf|ucs|unicode)/i.test(charset);

function countBad(text: string): { bad: number; good: number } {
  let [bad, good] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0xfffd) bad += 1;
    else if (code > 0x7f) good += 1;
  }
  return { bad, good };
}

/** Markup is ASCII: written in two bytes a letter, every second one is zero. */
function findWideCharset(body: Buffer): string | undefined {
  if (body[0] === 0xff && body[1] === 0xfe) return 'utf-16le';
  if (body[0] === 0xfe && body[1] === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  const sample = body.subarray(0, 1000);
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > sample.length / 5 && odd > even * 4) return 'utf-16le';
  return even > sample.length / 5 && even > odd * 4 ? 'utf-16be' : undefined;
}

function isMostlyUtf8(body: Buffer): boolean {
  if (isUtf8(body)) return true;
  const { bad, good } = countBad(body.toString('utf8'));
  return good >= bad * GOOD_PER_BAD;
}

/** The text in that charset, unless its bytes plainly mean something else. */
function decodeIfFits(body: Buffer, charset: string): string | undefined {
  if (isUnicode(charset) || !iconv.encodingExists(charset)) return undefined;
  const text = iconv.decode(body, charset);
  const { bad, good } = countBad(text);
  return good >= bad * GOOD_PER_BAD ? text : undefined;
}

function decodeByGuess(body: Buffer): string {
  // A page may be all brackets: no more is looked at than its words may need, and no tag goes past the next one.
  const beginning = body.subarray(0, SAMPLED_FROM).toString('latin1');
  const words = beginning.replace(/<[^<>]{0,5000}>|&#?\w{1,32};/g, ' ');
  const guesses = analyse(Buffer.from(words.slice(0, DETECTION_SAMPLE), 'latin1'));
  for (const { name } of guesses) {
    const text = decodeIfFits(body, widerOf(name));
    if (text !== undefined) return text;
  }
  return iconv.decode(body, 'windows-1252');
}

function decode(body: Buffer, declared: readonly (string | undefined)[]): string {
  const wide = findWideCharset(body);
  if (wide !== undefined) return iconv.decode(body, wide);
  // Hardly any text in another charset happens to be good UTF-8: whatever is declared, it is.
  if (isMostlyUtf8(body)) return iconv.decode(body, 'utf-8');
  for (const charset of declared) {
    const text = charset === undefined ? undefined : decodeIfFits(body, widerOf(charset));
    if (text !== undefined) return text;
  }
  return decodeByGuess(body);
}

const beginningOf = (body: Buffer) => body.subarray(0, BEGINNING).toString('latin1');
const headerCharset = (contentType: string | undefined) => HEADER_CHARSET.exec(contentType ?? '')?.[1];

/** The text of a page: by its bytes, its header, its own word, or a guess, whichever first makes sense. */
export const decodeHtml = (body: Buffer, contentType: string | undefined): string =>
  decode(body, [headerCharset(contentType), META_CHARSET.exec(beginningOf(body))?.[1]]);

/** The same for a feed, whose own word stands in the XML prolog. */
export const decodeFeed = (body: Buffer, contentType: string | undefined): string =>
  decode(body, [headerCharset(contentType), PROLOG_CHARSET.exec(beginningOf(body))?.[1]]);
