import type Stripe from 'stripe';
import { type Call, get, idOf, names, type Route } from '../call.ts';
import { invalidRequest } from '../errors.ts';
import { listPage, PAGE_PARAMS } from '../list.ts';
import type { Account, AccountLink, LoginLink } from '../wire.ts';
import { emit, newId, type World } from '../world.ts';
import { CURRENCY } from './balance.ts';

const LINK_SECONDS = 300;
const TO_DO = [
  'external_account',
  'individual.dob.day',
  'individual.first_name',
  'individual.last_name',
  'tos_acceptance.date',
];

type Requirements = NonNullable<Account['requirements']>;

const requirements = (due: string[], disabled: Requirements['disabled_reason']): Requirements => ({
  alternatives: [],
  current_deadline: null,
  currently_due: due,
  disabled_reason: disabled,
  errors: [],
  eventually_due: due,
  past_due: due,
  pending_verification: [],
});

function create({ world, params }: Call): Account {
  const type = params.choice('type', ['express']) ?? 'express';
  const account: Account = {
    id: newId('acct', 16),
    object: 'account',
    business_profile: null,
    business_type: params.choice('business_type', ['individual', 'company', 'non_profit', 'government_entity']) ?? null,
    capabilities: { card_payments: 'inactive', transfers: 'inactive' },
    charges_enabled: false,
    controller: {
      fees: { payer: 'application_express' },
      is_controller: true,
      losses: { payments: 'application' },
      requirement_collection: 'stripe',
      stripe_dashboard: { type: 'express' },
      type: 'application',
    },
    country: params.text('country') ?? 'ES',
    created: world.clock.now(),
    default_currency: CURRENCY,
    details_submitted: false,
    email: params.text('email') ?? null,
    future_requirements: requirements([], null),
    metadata: params.metadata(),
    payouts_enabled: false,
    requirements: requirements(TO_DO, 'requirements.past_due'),
    settings: null,
    tos_acceptance: { date: null },
    type,
  };
  return world.accounts.put(account);
}

function changed(world: World, account: Account): Account {
  world.accounts.put(account);
  emit(world, world.recordsOf(account.id), 'account.updated', account);
  return account;
}

/** Its owner has told the provider all it wanted to know. */
export const enableAccount = (world: World, account: Account): Account =>
  changed(world, {
    ...account,
    capabilities: { card_payments: 'active', transfers: 'active' },
    charges_enabled: true,
    details_submitted: true,
    payouts_enabled: true,
    requirements: requirements([], null),
    tos_acceptance: { date: world.clock.now() },
  });

/** The provider wants to know more, and pays nothing until then. */
export const restrictAccount = (world: World, account: Account): Account =>
  changed(world, {
    ...account,
    capabilities: { card_payments: 'inactive', transfers: 'inactive' },
    charges_enabled: false,
    payouts_enabled: false,
    requirements: requirements(['individual.verification.document'], 'requirements.past_due'),
  });

function update(call: Call): Account {
  const { world, params } = call;
  const account = get(world.accounts, 'account', idOf(call));
  return changed(world, {
    ...account,
    ...(params.has('email') && { email: params.text('email') ?? null }),
    metadata: params.metadata(account.metadata),
  });
}

function createLink({ world, params }: Call): AccountLink {
  const account = get(world.accounts, 'account', params.needText('account'), 'account');
  const type = params.needText('type');
  if (type !== 'account_onboarding') {
    const message = `You cannot create \`${type}\` type Account Links for this account. Valid types for this account are: \`account_onboarding\`.`;
    throw invalidRequest(message, { param: 'type' });
  }
  const link = world.links.put({
    id: newId('link'),
    account: account.id,
    return_url: params.needText('return_url'),
    refresh_url: params.needText('refresh_url'),
    expires_at: world.clock.now() + LINK_SECONDS,
    used: false,
  });
  return {
    object: 'account_link',
    created: world.clock.now(),
    expires_at: link.expires_at,
    url: `${world.base}/onboarding/${account.id}?link=${link.id}`,
  };
}

function createLoginLink(call: Call): LoginLink {
  const { world } = call;
  const account = get(world.accounts, 'account', idOf(call));
  if (!account.details_submitted) {
    throw invalidRequest('Cannot create a login link for an account that has not completed onboarding.');
  }
  return { object: 'login_link', created: world.clock.now(), url: `${world.base}/express/${account.id}` };
}

export const accountRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/v1/accounts',
    params: names<Stripe.AccountCreateParams>(
      'business_profile',
      'business_type',
      'capabilities',
      'country',
      'default_currency',
      'email',
      'individual',
      'metadata',
      'settings',
      'type',
    ),
    handle: create,
  },
  {
    method: 'GET',
    path: '/v1/accounts',
    params: names<Stripe.AccountListParams>(...PAGE_PARAMS, 'created'),
    handle: (call) => listPage(call, call.world.accounts, '/v1/accounts'),
  },
  {
    method: 'GET',
    path: '/v1/accounts/:id',
    params: [],
    handle: (call) => get(call.world.accounts, 'account', idOf(call)),
  },
  {
    method: 'POST',
    path: '/v1/accounts/:id',
    params: names<Stripe.AccountUpdateParams>('email', 'metadata', 'business_profile'),
    handle: update,
  },
  { method: 'POST', path: '/v1/accounts/:id/login_links', params: [], handle: createLoginLink },
  {
    method: 'POST',
    path: '/v1/account_links',
    params: names<Stripe.AccountLinkCreateParams>('account', 'collection_options', 'refresh_url', 'return_url', 'type'),
    handle: createLink,
  },
];
