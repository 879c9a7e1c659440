import { describe, expect, test } from 'vitest';
import { isPublicAddress, mayBePublic } from './public-address.ts';

const PRIVATE = {
  'this network': ['0.0.0.0', '0.255.255.255'],
  'private networks': ['10.0.0.0', '10.255.255.255', '172.16.0.0', '172.31.255.255', '192.168.0.0', '192.168.255.255'],
  'shared by a provider': ['100.64.0.0', '100.127.255.255', '100.100.100.200'],
  'this machine': ['127.0.0.1', '127.255.255.255', '::1'],
  'the link': ['169.254.0.0', '169.254.169.254', '169.254.255.255', 'fe80::', 'fe80::1%lo', 'febf:ffff::1'],
  'kept for protocols': ['192.0.0.0', '192.0.0.192', '192.88.99.1', '192.31.196.1', '192.52.193.1', '192.175.48.1'],
  documentation: ['192.0.2.1', '198.51.100.1', '203.0.113.1', '2001:db8::1', '3fff::1', '3fff:fff::1'],
  benchmarking: ['198.18.0.0', '198.19.255.255', '2001:2::1'],
  'many at once': ['224.0.0.1', '239.255.255.255', 'ff02::1', 'ff0e::1'],
  'kept for later': ['240.0.0.0', '255.255.255.254', '255.255.255.255', '4000::1', '5f00::1', 'e000::1', '1::1'],
  nowhere: ['::', '100::1'],
  'unique local': ['fc00::', 'fdff:ffff::1', 'fd00:ec2::254'],
  'site local': ['fec0::1', 'feff::1'],
  'IPv4 in IPv6, whatever the IPv4': [
    ...[
      '::ffff:127.0.0.1',
      '::ffff:8.8.8.8',
      '::ffff:7f00:1',
      '::127.0.0.1',
      '::8.8.8.8',
      '::7f00:1',
      '::ffff:0:7f00:1',
    ],
    ...[
      '64:ff9b::7f00:1',
      '64:ff9b::808:808',
      '64:ff9b:1::1',
      '2002:7f00:1::',
      '2002:808:808::',
      '2001::1',
      '2001:0:1::',
    ],
  ],
  'other tunnels and labels': ['2001:10::1', '2001:20::1', '2001:30::1', '2001:1ff::1'],
  "a cloud's machinery": ['168.63.129.16'],
  'no address at all': [
    '',
    'localhost',
    '127.1',
    '0x7f000001',
    '2130706433',
    '1.2.3',
    '1.2.3.4.5',
    '[::1]',
    '8.8.8.8:80',
  ],
};

const PUBLIC = [
  ...[
    '1.1.1.1',
    '8.8.8.8',
    '9.255.255.255',
    '11.0.0.0',
    '100.63.255.255',
    '100.128.0.0',
    '126.255.255.255',
    '128.0.0.0',
  ],
  ...[
    '169.253.255.255',
    '169.255.0.0',
    '172.15.255.255',
    '172.32.0.0',
    '192.167.255.255',
    '192.169.0.0',
    '198.17.255.255',
  ],
  ...['198.20.0.0', '223.255.255.255', '2001:200::1', '2001:4860:4860::8888', '2003::1', '2606:4700::1111', '2a00::1'],
];

describe('an address', () => {
  test.each(Object.entries(PRIVATE))('is not public: %s', (_kind, addresses) => {
    expect(addresses.filter(isPublicAddress)).toEqual([]);
  });

  test('is public next door to all of these', () => {
    expect(PUBLIC.filter((address) => !isPublicAddress(address))).toEqual([]);
  });
});

describe('a name', () => {
  test('that only means something inside is known by itself', () => {
    const inner = [
      'localhost',
      'localhost.',
      'a.localhost',
      'localhost.localdomain',
      'router.local',
      'db',
      'db.',
      'intranet',
    ];
    const reserved = [
      'host.docker.internal',
      'kubernetes.default.svc',
      'nas.lan',
      'tv.home.arpa',
      'a.test',
      'a.example',
      'a.onion',
    ];
    expect([...inner, ...reserved, '127.0.0.1', '[::1]', '[::ffff:7f00:1]', ''].filter(mayBePublic)).toEqual([]);
  });

  test('of anybody else may be public', () => {
    const names = [
      'example.com',
      'elpais.com.',
      'xn--espaa-rta.es',
      'internal.news',
      'test.de',
      '8.8.8.8',
      '[2606:4700::1111]',
    ];
    expect(names.filter((name) => !mayBePublic(name))).toEqual([]);
  });
});
