const TAG = /<[a-z][^>]*>/gi;
const STYLE = /\sstyle(?=\s*=)/gi;
const HANDLER = /\son\w+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi;

/** The page's policy would refuse these where they are only read, and with them how bold a word was. */
const withoutInlineCode = (html: string) =>
  html.replace(TAG, (tag) => tag.replace(HANDLER, '').replace(STYLE, ' data-style'));

/** What word processors say in styles, in the tags that mean it. */
const MEANINGS: readonly (readonly [RegExp, 'strong' | 'em' | 'u' | 's'])[] = [
  [/font-weight:\s*(?:bold|[6-9]00)/, 'strong'],
  [/font-style:\s*italic/, 'em'],
  [/text-decoration[\w-]*:[^;]*underline/, 'u'],
  [/text-decoration[\w-]*:[^;]*line-through/, 's'],
];
const PLAIN_WEIGHT = /font-weight:\s*(?:normal|[1-5]00)/;

function nameMeaning(element: Element): void {
  const style = element.getAttribute('data-style') ?? '';
  const isLink = element.localName === 'a';
  for (const [pattern, name] of MEANINGS) {
    if (!pattern.test(style) || (isLink && name === 'u') || element.childNodes.length === 0) continue;
    const meaning = element.ownerDocument.createElement(name);
    meaning.append(...element.childNodes);
    element.append(meaning);
  }
  // Some wrap all that is copied in a bold that is not bold.
  if (/^(?:b|strong)$/.test(element.localName) && PLAIN_WEIGHT.test(style)) element.replaceWith(...element.childNodes);
}

/** HTML from elsewhere without what could do anything, and with what its styles meant. */
export function cleanPastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(withoutInlineCode(html), 'text/html');
  // Blocks say in styles how they are set, not what is emphasised.
  for (const element of body.querySelectorAll(':is(span, b, strong, a, i, em)[data-style]')) nameMeaning(element);
  return body.innerHTML;
}
