import { expect, test } from 'vitest';
import { findLink } from './link-header.ts';

const find = (header: string | undefined, rel: string) => findLink(header, rel, 'https://elfaro.example/rss.xml');

test.each([
  ['<https://hub.example/>; rel="hub", <https://elfaro.example/rss>; rel="self"', 'https://hub.example/'],
  ['</hub>; title="a, b"; rel=hub', 'https://elfaro.example/hub'],
  ['<https://a.example/>; rel="next", <https://hub.example/?a=1,2>;REL="preload hub"', 'https://hub.example/?a=1,2'],
])('%s has a hub', (header, hub) => {
  expect(find(header, 'hub')).toBe(hub);
});

test.each(['', '<https://a.example/>', '<https://a.example/>; rel="hubs"', '<http://[>; rel=hub', 'hub', '<; rel=hub'])(
  '%j has none',
  (header) => {
    expect(find(header, 'hub')).toBeUndefined();
  },
);
