/** What a name server says of a name. */
export interface NameAnswer {
  readonly four?: readonly string[];
  readonly six?: readonly string[];
  /** The name is another one's. */
  readonly alias?: string;
  readonly fault?: 'silent' | 'server_failure' | 'no_such_name';
}

/** Given out to the world by its number, and to nobody by name: public, and nobody is there. */
export const NOBODY = '3000::1';

const ALWAYS: Readonly<Record<string, NameAnswer>> = {
  'this-machine': { four: ['127.0.0.1'] },
  'this-machine-six': { six: ['::1'] },
  'this-machine-both': { four: ['127.0.0.1'], six: ['::1'] },
  'another-loopback': { four: ['127.1.2.3', '127.255.255.254'] },
  anywhere: { four: ['0.0.0.0'], six: ['::'] },
  'inner-networks': { four: ['10.0.0.1', '172.16.0.1', '192.168.0.1'], six: ['fd00::1'] },
  machinery: { four: ['169.254.169.254'], six: ['fd00:ec2::254'] },
  'other-machinery': { four: ['168.63.129.16', '100.100.100.200'] },
  provider: { four: ['100.64.0.1'] },
  link: { six: ['fe80::1'] },
  site: { six: ['fec0::1'] },
  mapped: { six: ['::ffff:127.0.0.1', '::ffff:10.0.0.1'] },
  compatible: { six: ['::127.0.0.1'] },
  translated: { six: ['64:ff9b::7f00:1', '64:ff9b:1::1'] },
  tunnelled: { six: ['2002:7f00:1::', '2001:0:7f00:1::'] },
  many: { four: Array.from({ length: 20 }, (_, at) => `10.0.${at}.1`) },
  multicast: { four: ['224.0.0.1', '255.255.255.255'], six: ['ff02::1'] },
  benchmark: { four: ['198.18.0.1'], six: ['2001:2::1'] },
  documentation: { four: ['192.0.2.1', '203.0.113.1'], six: ['2001:db8::1'] },
  mixed: { four: ['127.0.0.1', '10.0.0.1'], six: [NOBODY, '::1'] },
  alias: { alias: 'localhost', four: ['127.0.0.1'] },
  silent: { fault: 'silent' },
  failing: { fault: 'server_failure' },
  missing: { fault: 'no_such_name' },
};

/** First one thing, then another: whoever looks twice sees two different places. */
const IN_TURN: Readonly<Record<string, readonly NameAnswer[]>> = {
  'turns-private': [{ six: [NOBODY] }, { four: ['127.0.0.1'], six: ['::1'] }],
  'turns-public': [{ four: ['127.0.0.1'] }, { six: [NOBODY] }],
  'turns-inner': [{ six: [NOBODY] }, { four: ['192.168.1.1'] }, { six: [NOBODY] }, { four: ['169.254.169.254'] }],
};

const ZONE = 'rebind.news';
const NAMES = [...Object.keys(ALWAYS), ...Object.keys(IN_TURN)].map((name) => `${name}.${ZONE}`);

/** How the same name can be asked for. */
export const TRICKY_ADDRESSES: readonly string[] = NAMES.flatMap((name) => [
  `http://${name}/rss.xml`,
  `https://${name}/rss.xml`,
  `http://${name}./rss.xml`,
]);

/** `asked` counts the questions for this name before this one; for each look both families are asked. */
export function answerFor(name: string, asked: number): NameAnswer {
  const label = name.toLowerCase().replace(/\.$/, '').replace(`.${ZONE}`, '');
  const turns = IN_TURN[label];
  return turns?.[Math.floor(asked / 2) % turns.length] ?? ALWAYS[label] ?? { fault: 'no_such_name' };
}
