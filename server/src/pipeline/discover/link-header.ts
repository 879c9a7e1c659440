const LINK = /<([^<>]*)>((?:\s*;\s*[\w*-]+\s*=\s*(?:"[^"]*"|[^\s",;]+))*)/g;
const REL = /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s",;]+))/i;

/** Where a Link header says that something of this kind is. */
export function findLink(header: string | undefined, rel: string, base: string): string | undefined {
  for (const [, target = '', parameters = ''] of (header ?? '').matchAll(LINK)) {
    const [, quoted, bare] = REL.exec(parameters) ?? [];
    const rels = (quoted ?? bare ?? '').toLowerCase().split(/\s+/);
    if (rels.includes(rel)) return URL.parse(target, base)?.href;
  }
  return undefined;
}
