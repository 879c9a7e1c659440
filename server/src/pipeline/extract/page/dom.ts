/** The little of the DOM that is used here: linkedom's own types want a browser's library, which the server has not. */
export interface PageNode {
  readonly nodeType: number;
  readonly nextSibling: PageNode | null;
  readonly parentElement: PageElement | null;
  readonly textContent: string;
}

export interface PageElement extends PageNode {
  readonly localName: string;
  readonly firstChild: PageNode | null;
  readonly firstElementChild: PageElement | null;
  readonly nextElementSibling: PageElement | null;
  readonly childNodes: readonly PageNode[];
  getAttribute(name: string): string | null;
  removeAttribute(name: string): void;
  hasAttribute(name: string): boolean;
  getElementsByTagName(name: string): readonly PageElement[];
  appendChild(child: PageNode): void;
  prepend(child: PageNode): void;
  remove(): void;
}

export interface PageDocument {
  readonly documentElement: PageElement;
  readonly body: PageElement;
  createElement(name: string): PageElement;
}

export const isElement = (node: PageNode): node is PageElement => node.nodeType === 1;
export const isText = (node: PageNode): boolean => node.nodeType === 3;

/** All below an element in the order of the page, with how deep each is. A copy: what is found may be taken away. */
export function listElements(root: PageElement): { readonly element: PageElement; readonly depth: number }[] {
  const list = [];
  let depth = 1;
  let element = root.firstElementChild;
  while (element !== null) {
    list.push({ element, depth });
    if (element.firstElementChild !== null) {
      element = element.firstElementChild;
      depth += 1;
      continue;
    }
    let at: PageElement | null = element;
    while (at !== null && at !== root && at.nextElementSibling === null) {
      at = at.parentElement;
      depth -= 1;
    }
    element = at === null || at === root ? null : at.nextElementSibling;
  }
  return list;
}

/** Puts one more under a name. */
export function addTo<Value>(map: Map<string, Value[]>, name: string, value: Value): void {
  const list = map.get(name);
  if (list === undefined) map.set(name, [value]);
  else list.push(value);
}

export const attributeOf = (element: PageElement, name: string): string => element.getAttribute(name)?.trim() ?? '';
