import * as articles from '@poliedro/contracts/articles';
import * as carriles from '@poliedro/contracts/carriles';
import * as comments from '@poliedro/contracts/comments';
import * as events from '@poliedro/contracts/events';
import * as formerEvents from '@poliedro/contracts/former-events';
import * as openAccounts from '@poliedro/contracts/open-accounts';
import { PAGE_SIZE } from '@poliedro/contracts/paging';
import * as profiles from '@poliedro/contracts/profiles';
import * as publicArticles from '@poliedro/contracts/public-articles';
import * as transparency from '@poliedro/contracts/transparency';
import * as versions from '@poliedro/contracts/versions';
import { expect, test } from 'vitest';
import { CALL_PATHS, CARRIL_PAGE_SIZE } from './api-calls.ts';

test('every path is the path of the contract', () => {
  const contract: Record<string, unknown> = {
    ...articles,
    ...carriles,
    ...comments,
    ...events,
    ...formerEvents,
    ...openAccounts,
    ...profiles,
    ...publicArticles,
    ...transparency,
    ...versions,
  };
  for (const [name, path] of Object.entries(CALL_PATHS)) expect(contract[name]).toMatchObject({ method: 'GET', path });
});

test('a page is as long as the contract says', () => {
  expect(CARRIL_PAGE_SIZE).toBe(PAGE_SIZE);
});
