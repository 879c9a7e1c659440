import * as accounts from '@poliedro/contracts/accounts';
import * as applications from '@poliedro/contracts/applications';
import * as articles from '@poliedro/contracts/articles';
import type { Call } from '@poliedro/contracts/call';
import * as carriles from '@poliedro/contracts/carriles';
import * as comments from '@poliedro/contracts/comments';
import * as events from '@poliedro/contracts/events';
import * as formerEvents from '@poliedro/contracts/former-events';
import * as interactions from '@poliedro/contracts/interactions';
import * as live from '@poliedro/contracts/live';
import * as openAccounts from '@poliedro/contracts/open-accounts';
import * as passkeys from '@poliedro/contracts/passkeys';
import * as payments from '@poliedro/contracts/payments';
import * as payouts from '@poliedro/contracts/payouts';
import * as profiles from '@poliedro/contracts/profiles';
import * as publicArticles from '@poliedro/contracts/public-articles';
import * as redaccionChanges from '@poliedro/contracts/redaccion/changes';
import * as redaccionEvents from '@poliedro/contracts/redaccion/events';
import * as redaccionFrontPage from '@poliedro/contracts/redaccion/front-page';
import * as redaccionMoney from '@poliedro/contracts/redaccion/money';
import * as redaccionPeople from '@poliedro/contracts/redaccion/people';
import * as redaccionPipeline from '@poliedro/contracts/redaccion/pipeline';
import * as redaccionReports from '@poliedro/contracts/redaccion/reports';
import * as redaccionDiscovery from '@poliedro/contracts/redaccion/source-discovery';
import * as redaccionSources from '@poliedro/contracts/redaccion/sources';
import * as reports from '@poliedro/contracts/reports';
import * as rights from '@poliedro/contracts/rights';
import * as subscriptions from '@poliedro/contracts/subscriptions';
import * as transparency from '@poliedro/contracts/transparency';
import * as versions from '@poliedro/contracts/versions';
import * as writing from '@poliedro/contracts/writing';

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'reply' in value;

/** Every call of the contracts, by its method and path. */
export const CALLS = new Map(
  [
    accounts,
    applications,
    articles,
    carriles,
    comments,
    events,
    formerEvents,
    interactions,
    live,
    openAccounts,
    passkeys,
    payments,
    payouts,
    profiles,
    publicArticles,
    redaccionChanges,
    redaccionEvents,
    redaccionFrontPage,
    redaccionMoney,
    redaccionPipeline,
    redaccionPeople,
    redaccionReports,
    redaccionDiscovery,
    redaccionSources,
    reports,
    rights,
    subscriptions,
    transparency,
    versions,
    writing,
  ]
    .flatMap((module) => Object.values(module))
    .filter(isCall)
    .map((call) => [`${call.method} ${call.path}`, call]),
);
