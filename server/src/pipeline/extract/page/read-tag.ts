const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** What is read of a page stands in these. */
const KEPT = words(
  'class id href rel itemprop itemscope itemtype property name content datetime hidden style role aria-hidden ' +
    'aria-modal aria-label lang xml:lang type amp ⚡ http-equiv',
);
const LONGEST_VALUE = 2000;
/** Passed over by itself: before a name that does not come, it would be tried again from each of its letters. */
const GAP = /[\s/]+/y;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/y;

export interface Tag {
  /** In lower case, as they are written: ` name="value"`. */
  readonly attributes: readonly string[];
  /** After its bracket. */
  readonly end: number;
  /** Written as `<name/>`. */
  readonly isEmpty: boolean;
}

/** The attributes worth keeping of a tag, from after its name on. */
export function readTag(html: string, from: number): Tag {
  const attributes = new Map<string, string>();
  let at = from;
  while (at < html.length && html[at] !== '>') {
    GAP.lastIndex = at;
    at += GAP.exec(html)?.[0].length ?? 0;
    if (at >= html.length || html[at] === '>') break;
    ATTRIBUTE.lastIndex = at;
    const [found, name = '', double, single, bare] = ATTRIBUTE.exec(html) ?? [];
    // A quotation mark or a bracket where none belongs.
    at += found?.length ?? 1;
    const key = name.toLowerCase();
    if (!KEPT.has(key) || attributes.has(key)) continue;
    attributes.set(key, (double ?? single ?? bare ?? '').slice(0, LONGEST_VALUE).replaceAll('"', '&quot;'));
  }
  const written = [...attributes].map(([name, value]) => ` ${name}="${value}"`);
  return { attributes: written, end: at + 1, isEmpty: html[at - 1] === '/' };
}
