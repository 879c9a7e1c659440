import { BlockList, isIP } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Idioma } from '@poliedro/contracts/language';
import { open } from 'maxmind';

export interface Location {
  ip: string;
  pais_iso_code: string | null;
  country_name: string | null;
}

export type Locate = (address: string, idioma: Idioma) => Promise<Location>;

/** Which country an address belongs to, as the registries of addresses say. */
const TABLE = import.meta.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb');

interface CountryTable {
  get(ip: string): { country_code: string } | null;
}

/** Addresses that belong to no country; the table names one for some of them all the same. */
const NOWHERE = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  NOWHERE.addSubnet(net, prefix, 'ipv4');
}
for (const [net, prefix] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
  ['2001:db8::', 32],
] as const) {
  NOWHERE.addSubnet(net, prefix, 'ipv6');
}

const isNowhere = (ip: string) => isIP(ip) === 0 || NOWHERE.check(ip, isIP(ip) === 6 ? 'ipv6' : 'ipv4');

/** The table is read when the first person asks. */
export function createLocate(): Locate {
  let table: Promise<CountryTable> | undefined;
  return async (address, idioma) => {
    const ip = address.replace(/^::ffff:(?=\d+\.)/i, '');
    if (isNowhere(ip)) return { ip, pais_iso_code: null, country_name: null };
    // The package's own types know only the tables of one maker.
    table ??= open(fileURLToPath(TABLE)) as unknown as Promise<CountryTable>;
    const pais_iso_code = (await table).get(ip)?.country_code ?? null;
    const names = new Intl.DisplayNames(idioma, { type: 'region', fallback: 'none' });
    return { ip, pais_iso_code, country_name: pais_iso_code === null ? null : (names.of(pais_iso_code) ?? null) };
  };
}
