import { readTag } from './read-tag.ts';

/**
 * A page reduced to what is read of it, before it becomes a tree: there every element, attribute and piece of text costs
 * half a kilobyte, and most of them would be scripts, styles, drawings and data for them.
 */

const MOST_CHARACTERS = 3_000_000;
/** Elements, attributes and pieces of text; the longest pages of newspapers have some ten thousand. */
const MOST_NODES = 100_000;
/** What is left open here may be closed by the parser, which sees more. */
const MOST_LEFT_OPEN = 2000;

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Left out with all that is in them; the first two to the end of the page, where they are not closed. */
const LEFT_OUT = words('script style svg iframe noscript template canvas object math select');
const SWALLOWS_THE_REST = words('script style');
/** They hold nothing, or the next of their kind closes them. */
const CLOSES_BY_ITSELF = words(
  'area base br col embed hr img input link meta param source track wbr p li dt dd td th tr thead tbody tfoot option',
);

const MARKUP = /<(?:(!--)|([!?])|(\/?)([a-z][^\s/>]*))/gi;
const PIECES = /[&<]/;
const DATA = /ld\+json/i;

/** What the tree will cost, as far as can be seen from here. */
function createBudget() {
  const open = new Map<string, number>();
  let [nodes, leftOpen] = [0, 0];
  return {
    add(count: number) {
      nodes += count;
    },
    opens(name: string, change: 1 | -1) {
      if (CLOSES_BY_ITSELF.has(name)) return;
      const count = open.get(name) ?? 0;
      const next = Math.max(0, count + change);
      open.set(name, next);
      leftOpen += next - count;
    },
    isSpent: () => nodes > MOST_NODES || leftOpen > MOST_LEFT_OPEN,
  };
}

/** Where the elements of a name are closed, each time asked farther on. */
function createCloses(html: string) {
  const never = new Set<string>();
  return (name: string, from: number): { readonly start: number; readonly end: number } | undefined => {
    if (never.has(name)) return undefined;
    const close = new RegExp(`</${name}(?=[\\s/>])`, 'gi');
    close.lastIndex = from;
    const start = close.exec(html)?.index;
    if (start === undefined) {
      never.add(name);
      return undefined;
    }
    const bracket = html.indexOf('>', start);
    return { start, end: bracket < 0 ? html.length : bracket + 1 };
  };
}

/** Undefined for what is too long, too deep or too full to be the page of an article. */
export function slimPage(html: string): string | undefined {
  if (html.length > MOST_CHARACTERS) return undefined;
  const kept: string[] = [];
  const budget = createBudget();
  const findClose = createCloses(html);
  const endOf = (mark: string, from: number) => {
    const found = html.indexOf(mark, from);
    return found < 0 ? html.length : found + mark.length;
  };

  /** Keeps what is to be kept of an element, and says where to go on. */
  const takeElement = (name: string, from: number, closes: boolean): number => {
    const { attributes, end, isEmpty } = readTag(html, from);
    budget.add(1 + attributes.length);
    if (!LEFT_OUT.has(name)) {
      kept.push(closes ? `</${name}>` : `<${name}${attributes.join('')}>`);
      budget.opens(name, closes ? -1 : 1);
      return end;
    }
    const swallows = SWALLOWS_THE_REST.has(name);
    if (closes || (isEmpty && !swallows)) return end;
    const close = findClose(name, end);
    if (close === undefined) return swallows ? html.length : end;
    if (name === 'script' && attributes.some((attribute) => DATA.test(attribute))) {
      kept.push(`<script${attributes.join('')}>`, html.slice(end, close.start), '</script>');
    }
    return close.end;
  };

  for (let at = 0; at < html.length && !budget.isSpent(); ) {
    MARKUP.lastIndex = at;
    const markup = MARKUP.exec(html);
    const text = html.slice(at, markup?.index ?? html.length);
    if (text !== '') kept.push(text);
    budget.add(text.split(PIECES).length);
    if (markup === null) break;
    const [whole, comment, declaration, slash, name = ''] = markup;
    const inside = markup.index + whole.length;
    // An empty one is written <!-->.
    if (comment !== undefined) at = endOf('-->', inside - 2);
    else if (declaration !== undefined) at = endOf('>', inside);
    else at = takeElement(name.toLowerCase(), inside, slash === '/');
  }
  return budget.isSpent() ? undefined : kept.join('');
}
