import { listKnownDomains } from '../../newspapers/newspaper-edit.repository.ts';
import type { Queryable } from '../../platform/database.ts';

/** A host and all that it is part of, the longest first. */
function domainsOf(url: string): string[] {
  const parts = new URL(url).hostname.split('.');
  return parts.slice(0, -1).map((_, from) => parts.slice(from).join('.'));
}

/**
 * Whose an address is, whatever feed it stands in: the newspaper of its domain, else that of the feed. What a newspaper
 * has asked of us then holds for its articles wherever we find them.
 */
export async function findAddressOwners(
  db: Queryable,
  urls: readonly string[],
  periodico_id: number,
): Promise<(url: string) => number> {
  const domains = [...new Set(urls.flatMap(domainsOf))];
  const known = new Map((await listKnownDomains(db, domains)).map((one) => [one.dominio, one.periodico_id]));
  return (url) => {
    const domain = domainsOf(url).find((one) => known.has(one));
    return (domain === undefined ? undefined : known.get(domain)) ?? periodico_id;
  };
}
