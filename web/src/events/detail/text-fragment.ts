/** A passage of up to so many words is looked for whole; a longer one by how it begins and ends. */
const WHOLE_WORDS = 12;
const EDGE_WORDS = 5;

/** Dashes, commas and ampersands mean something in a text directive; encodeURIComponent leaves the dash. */
const encode = (words: readonly string[]) => encodeURIComponent(words.join(' ')).replaceAll('-', '%2D');

function textDirective(passage: string): string {
  const words = passage
    .replace(/^[\s"'«»“”„‘’…[\]().]+|[\s"'«»“”„‘’…[\]()]+$/g, '')
    .split(/\s+/)
    .filter(Boolean);
  if (words.length <= WHOLE_WORDS) return encode(words);
  return `${encode(words.slice(0, EDGE_WORDS))},${encode(words.slice(-EDGE_WORDS))}`;
}

/** The address of an article, opened where the passage stands in browsers that can. */
export function passageAddress(url: string, passage: string): string {
  const directive = textDirective(passage);
  if (!/^https?:/.test(url) || directive === '') return url;
  return `${url}${url.includes('#') ? '' : '#'}:~:text=${directive}`;
}
