/** Places that no newspaper may send anybody to. */
const IPV4 = [
  ...['127.0.0.1', '127.1.2.3', '127.255.255.254', '0.0.0.0', '10.0.0.1', '10.255.0.3', '172.16.0.1', '172.31.255.1'],
  ...['192.168.0.1', '192.168.1.254', '169.254.169.254', '169.254.0.1', '100.64.0.1', '198.18.0.1', '224.0.0.1'],
  ...['255.255.255.255', '192.0.0.1', '240.0.0.1'],
];
const IPV6 = [
  ...['::1', '::', '0:0:0:0:0:0:0:1', '::0001', 'fe80::1', 'fe80::1%25lo', 'febf::1', 'fc00::1', 'fd12:3456:789a::1'],
  ...['fec0::1', 'ff02::1', '64:ff9b::7f00:1', '64:ff9b::a00:1', '2002:7f00:1::', '2002:a00:1::', '2001:db8::1'],
  ...['100::1', '::ffff:0:127.0.0.1', '2001::1', '3fff::1'],
];
const NAMES = [
  ...[
    'localhost',
    'LOCALHOST',
    'localhost.',
    'localhost.localdomain',
    'foo.localhost',
    'ip6-localhost',
    'broadcasthost',
  ],
  ...[
    'metadata.google.internal',
    'instance-data',
    'kubernetes.default.svc',
    'router.local',
    'intranet',
    'host.docker.internal',
  ],
];

const bytesOf = (address: string) => address.split('.').map(Number);
const numberOf = (address: string) => bytesOf(address).reduce((sum, byte) => sum * 256 + byte, 0);
const hex = (number: number, length = 2) => number.toString(16).padStart(length, '0');
const wide = (text: string) => text.replace(/[0-9]/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));

/** One address in the many ways in which a parser of addresses may still read it. */
function spellings(address: string): string[] {
  const [a = 0, b = 0, c = 0, d = 0] = bytesOf(address);
  return [
    address,
    `${address}.`,
    String(numberOf(address)),
    `0x${hex(numberOf(address), 8)}`,
    `0${numberOf(address).toString(8)}`,
    [a, b, c, d].map((byte) => `0x${hex(byte)}`).join('.'),
    [a, b, c, d].map((byte) => `0${byte.toString(8)}`).join('.'),
    `${a}.${(b << 16) | (c << 8) | d}`,
    `${a}.${b}.${(c << 8) | d}`,
    wide(address),
    address.replaceAll('.', '。'),
    address.replace('.', '%2e'),
    `[::ffff:${address}]`,
    `[::ffff:${hex(a)}${hex(b)}:${hex(c)}${hex(d)}]`,
  ];
}

const plain = (host: string) => `http://${host}/`;

/** Addresses to redirect to: private ones, in many spellings. */
export const PRIVATE_ADDRESSES: readonly string[] = [
  ...[
    '127.0.0.1',
    '10.0.0.1',
    '192.168.1.254',
    '169.254.169.254',
    '172.16.0.1',
    '0.0.0.0',
    '100.64.0.1',
    '127.1.2.3',
  ].flatMap((address) => [
    ...spellings(address).map(plain),
    `http://user:pass@${address}/`,
    `http://elfaro.example@${address}/`,
    `http://${address}:6379/`,
    `http://${address}#@elfaro.example/`,
    `//${address}/`,
    `http:\\\\${address}\\`,
    `https://${address}/latest/meta-data/`,
  ]),
  ...IPV4.map(plain),
  ...IPV6.map((address) => plain(`[${address}]`)),
  ...NAMES.map(plain),
  ...[
    'http://127.1/',
    'http://0/',
    'http://127.0.1/',
    'http://[::]:22/',
    'http://①②⑦.⓪.⓪.①/',
    'http://0177.0.0.0x1/',
    'http://127.0.0.1:25/',
  ],
].filter((address, at, all) => all.indexOf(address) === at);
