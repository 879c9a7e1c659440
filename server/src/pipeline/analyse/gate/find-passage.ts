/** A text in which only what carries meaning is left, and where each character of it stood. */
export interface PlainForm {
  readonly text: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

export interface Place {
  readonly start: number;
  readonly end: number;
}

const CLUSTER = /\P{M}\p{M}*|\p{M}+/uy;
const UNSEEN = /^(?:[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]|\p{Variation_Selector})$/u;
const SPACE = /^\s$/u;
const DOUBLE_MARK = /^[«»“”„‟"″〝〞]$/u;
const SINGLE_MARK = /^[‘’‚‛'′‹›ʼ`´]$/u;
const DASH = /^[-‐‑‒–—―−]$/u;

const GRAVE_ACCENT = 0x60;

/** Most of any text, and already plain: what is on a typewriter, and Latin letters, before nothing that might be an accent. */
function isUsual(texto: string, at: number): boolean {
  const code = texto.charCodeAt(at);
  const isPlain = (code > 0x20 && code < 0x7f && code !== GRAVE_ACCENT) || (code >= 0xc0 && code < 0x180);
  return isPlain && !(texto.charCodeAt(at + 1) >= 0x300);
}

function clusterAt(texto: string, at: number): string {
  if (isUsual(texto, at)) return texto[at] ?? '';
  CLUSTER.lastIndex = at;
  return CLUSTER.exec(texto)?.[0] ?? texto[at] ?? '';
}

function plain(cluster: string): string {
  if (UNSEEN.test(cluster)) return '';
  if (SPACE.test(cluster)) return ' ';
  if (DOUBLE_MARK.test(cluster)) return '"';
  if (SINGLE_MARK.test(cluster)) return "'";
  if (DASH.test(cluster)) return '-';
  return cluster === '…' ? '...' : cluster.replace(/\p{Variation_Selector}/gu, '').normalize('NFC');
}

/** White space, Unicode form, quotation marks, dashes and what is not seen are made alike; nothing else. */
export function plainForm(texto: string): PlainForm {
  const starts: number[] = [];
  const ends: number[] = [];
  const made: string[] = [];
  let opened = false;
  for (let index = 0, cluster = ''; index < texto.length; index += cluster.length) {
    cluster = clusterAt(texto, index);
    const characters = isUsual(texto, index) ? cluster : plain(cluster);
    const last = made.at(-1);
    if (characters === ' ' && (last === ' ' || opened || last === undefined)) continue;
    // French puts a space inside its marks.
    if (cluster === '»' && last === ' ') {
      made.pop();
      starts.pop();
      ends.pop();
    }
    if (characters !== '') opened = cluster === '«';
    for (let at = 0; at < characters.length; at += 1) {
      made.push(characters[at] ?? '');
      starts.push(index);
      ends.push(index + cluster.length);
    }
  }
  return { text: made.join(''), starts, ends };
}

const WORD_END = /[\p{L}\p{N}]$/u;
const WORD_START = /^[\p{L}\p{N}]/u;
const NUMBER_GOES_ON = /^[.,:]?\p{N}/u;
const NUMBER_BEFORE = /\p{N}[.,:]?$/u;

/** Whether a cut here goes through a word or a number: the "600" of "1.600". */
function cutsWord(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 2), at);
  const after = text.slice(at, at + 2);
  if (WORD_END.test(before) && WORD_START.test(after)) return true;
  return (
    (NUMBER_BEFORE.test(before) && /^\p{N}/u.test(after)) || (/\p{N}$/u.test(before) && NUMBER_GOES_ON.test(after))
  );
}

/** Every place, up to some, where a passage stands as whole words. */
export function findPassages(form: PlainForm, pasaje: string, most = 8): Place[] {
  const wanted = plainForm(pasaje).text.trim();
  const places: Place[] = [];
  if (wanted === '') return places;
  for (let at = form.text.indexOf(wanted); at !== -1 && places.length < most; at = form.text.indexOf(wanted, at + 1)) {
    const last = at + wanted.length - 1;
    if (cutsWord(form.text, at) || cutsWord(form.text, last + 1)) continue;
    places.push({ start: form.starts[at] ?? 0, end: form.ends[last] ?? 0 });
  }
  return places;
}
