-- The ledger (accounts, transfers, entries) is only ever added to; balances follow from the entries, by triggers. Amounts
-- are integer cents, above zero what the house owes or has earned, below what it has or has spent: see payments/README.md.
create table ledger_accounts (
  account_id bigint generated always as identity primary key,
  kind text not null check (kind in (
    'reader', 'author', 'debt', -- of a person
    'provider', 'commission', 'donations', 'provider_fees', 'refund_clearing', 'payout_clearing', 'losses', 'bank' -- of the house
  )),
  usuario_id bigint references users,
  check ((usuario_id is not null) = (kind in ('reader', 'author', 'debt'))),
  unique nulls not distinct (kind, usuario_id)
);

insert into ledger_accounts (kind) values
  ('provider'), ('commission'), ('donations'), ('provider_fees'), ('refund_clearing'), ('payout_clearing'), ('losses'),
  ('bank');

-- What somebody has or owes; the house's accounts have none, so that no two purchases wait for each other there.
create table ledger_balances (
  account_id bigint primary key references ledger_accounts,
  is_debt boolean not null,
  balance_cents bigint not null default 0,
  version bigint not null default 0,
  constraint ledger_balances_in_bounds check (case when is_debt then balance_cents <= 0 else balance_cents >= 0 end)
);

create table ledger_transfers (
  transfer_id bigint generated always as identity primary key,
  kind text not null check (kind in (
    'recarga', 'compra', 'donacion', 'donacion_devuelta', 'reembolso', 'reembolso_enviado', 'reembolso_fallido',
    'contracargo', 'contracargo_ganado', 'pago_autor', 'pago_autor_enviado', 'pago_autor_fallido', 'coste_proveedor',
    'traspaso_banco'
  )),
  -- What it is made for: the same movement cannot be made twice.
  key text not null unique,
  usuario_id bigint references users, -- whose money moves
  articulo_id bigint,
  provider_id text, -- the provider's object behind it
  created_on timestamptz not null default clock_timestamp()
);

create index ledger_transfers_of_person on ledger_transfers (usuario_id, transfer_id desc);
create index ledger_transfers_of_article on ledger_transfers (articulo_id) where kind = 'compra';
create index ledger_transfers_by_provider on ledger_transfers (provider_id) where provider_id is not null;
create index ledger_transfers_by_time on ledger_transfers (created_on);

create table ledger_entries (
  transfer_id bigint not null references ledger_transfers,
  account_id bigint not null references ledger_accounts,
  amount_cents bigint not null check (amount_cents <> 0),
  balance_after bigint, -- null for an account of the house
  primary key (transfer_id, account_id)
);

create index ledger_entries_of_account on ledger_entries (account_id, transfer_id desc);

create function ledger_open_balance() returns trigger language plpgsql as $$
begin
  if new.usuario_id is not null then
    insert into ledger_balances (account_id, is_debt) values (new.account_id, new.kind = 'debt');
  end if;
  return null;
end $$;

create trigger ledger_accounts_open_balance after insert on ledger_accounts
  for each row execute function ledger_open_balance();

-- The row of the balance is locked here; whoever adds entries adds them in the order of their accounts.
create function ledger_move_balance() returns trigger language plpgsql as $$
begin
  update ledger_balances set balance_cents = balance_cents + new.amount_cents, version = version + 1
    where account_id = new.account_id returning balance_cents into new.balance_after;
  return new;
end $$;

create trigger ledger_entries_move_balance before insert on ledger_entries
  for each row execute function ledger_move_balance();

create function ledger_check_sum() returns trigger language plpgsql as $$
begin
  if exists (select from added group by transfer_id having sum(amount_cents) <> 0 or count(*) < 2) then
    raise exception 'the entries of a transfer do not sum to zero' using errcode = 'check_violation';
  end if;
  if exists (select from added join ledger_entries using (transfer_id)
      group by transfer_id having count(distinct ledger_entries.account_id) > count(distinct added.account_id)) then
    raise exception 'a transfer is never added to' using errcode = 'check_violation';
  end if;
  return null;
end $$;

create trigger ledger_entries_check_sum after insert on ledger_entries referencing new table as added
  for each statement execute function ledger_check_sum();

create function ledger_refuse() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is only ever added to' using errcode = 'insufficient_privilege';
end $$;

create trigger ledger_accounts_refuse before update or delete or truncate on ledger_accounts
  for each statement execute function ledger_refuse();
create trigger ledger_transfers_refuse before update or delete or truncate on ledger_transfers
  for each statement execute function ledger_refuse();
create trigger ledger_entries_refuse before update or delete or truncate on ledger_entries
  for each statement execute function ledger_refuse();
create trigger ledger_balances_refuse before delete or truncate on ledger_balances
  for each statement execute function ledger_refuse();
-- Only the trigger of the entries may.
create trigger ledger_balances_refuse_update before update on ledger_balances
  for each statement when (pg_trigger_depth() = 0) execute function ledger_refuse();
create trigger ledger_balances_refuse_insert before insert on ledger_balances
  for each statement when (pg_trigger_depth() = 0) execute function ledger_refuse();
-- They hold also where triggers are switched off for a replica.
alter table ledger_accounts enable always trigger ledger_accounts_refuse;
alter table ledger_transfers enable always trigger ledger_transfers_refuse;
alter table ledger_entries enable always trigger ledger_entries_refuse;
alter table ledger_balances enable always trigger ledger_balances_refuse;
alter table ledger_balances enable always trigger ledger_balances_refuse_update;

-- What a browser has asked for under a key of its own, and what it was answered.
create table payment_requests (
  usuario_id bigint not null references users,
  key text not null,
  fingerprint text not null,
  answer jsonb not null,
  created_on timestamptz not null default now(),
  primary key (usuario_id, key)
);

create index payment_requests_by_time on payment_requests (created_on);

-- The title as it was sold: what somebody has bought keeps its name.
create table purchases (
  usuario_id bigint not null references users,
  articulo_id bigint not null,
  autor_id bigint not null references users,
  titular text not null,
  importe_centimos integer not null check (importe_centimos > 0),
  comision_centimos integer not null check (comision_centimos >= 0 and comision_centimos <= importe_centimos),
  created_on timestamptz not null default now(),
  primary key (usuario_id, articulo_id)
);

create index purchases_of_article on purchases (articulo_id);
create index purchases_of_author on purchases (autor_id);

create table payment_customers (usuario_id bigint primary key references users, customer_id text not null unique);

-- Asked for before the provider is; its id is the provider's idempotency key.
create table top_ups (
  top_up_id uuid primary key,
  usuario_id bigint not null references users,
  amount_cents integer not null check (amount_cents > 0),
  payment_intent_id text unique,
  charge_id text unique,
  estado text not null default 'pendiente' check (estado in ('pendiente', 'pagada', 'cancelada')),
  created_on timestamptz not null default now(),
  paid_on timestamptz
);

create index top_ups_of_person on top_ups (usuario_id, created_on desc);
create index top_ups_waiting on top_ups (created_on) where estado = 'pendiente';

-- Back to the card it came from: of a top-up, or of a donation that somebody withdrew from.
create table card_refunds (
  card_refund_id uuid primary key,
  usuario_id bigint not null references users,
  payment_intent_id text not null,
  is_donation boolean not null default false,
  refund_id text unique,
  amount_cents integer not null check (amount_cents > 0),
  estado text not null default 'pedido' check (estado in ('pedido', 'enviado', 'hecho', 'fallido')),
  attempts integer not null default 0,
  refusals integer not null default 0, -- for want of money: asked again under another key
  last_error text,
  next_try_on timestamptz default now(), -- null when there is nothing left to do
  created_on timestamptz not null default now(),
  updated_on timestamptz not null default now()
);

create index card_refunds_of_payment on card_refunds (payment_intent_id);
create index card_refunds_due on card_refunds (next_try_on) where next_try_on is not null;

create table disputes (
  dispute_id text primary key,
  usuario_id bigint references users,
  payment_intent_id text,
  charge_id text,
  amount_cents integer not null,
  estado text not null,
  funds_withdrawn boolean not null default false,
  funds_reinstated boolean not null default false,
  created_on timestamptz not null,
  updated_on timestamptz not null default now()
);
create index disputes_of_payment on disputes (payment_intent_id);

create table subscriptions (
  subscription_id text primary key,
  usuario_id bigint not null references users,
  price_id text not null,
  amount_cents integer not null,
  period text not null check (period in ('month', 'year')),
  estado text not null, -- as the provider spells it
  cancel_at_period_end boolean not null default false,
  current_period_end timestamptz,
  card_brand text,
  card_last4 text,
  created_on timestamptz not null,
  ended_on timestamptz,
  withdrawn_on timestamptz, -- the person has withdrawn from it
  refunded_on timestamptz, -- and what was paid is on its way back
  updated_on timestamptz not null -- when the provider was asked
);

create index subscriptions_of_person on subscriptions (usuario_id, created_on desc);
create index subscriptions_withdrawn on subscriptions (withdrawn_on) where withdrawn_on is not null and refunded_on is null;
-- One at a time.
create unique index subscriptions_running on subscriptions (usuario_id) where ended_on is null;

create table payout_accounts (
  usuario_id bigint primary key references users,
  account_id text unique, -- null while the provider is being asked
  country text not null,
  charges_enabled boolean not null default false,
  payouts_enabled boolean not null default false,
  details_submitted boolean not null default false,
  created_on timestamptz not null default now(),
  updated_on timestamptz not null default now()
);

create table payouts (
  payout_id uuid primary key,
  usuario_id bigint not null references users,
  account_id text not null,
  amount_cents integer not null check (amount_cents > 0),
  provider_transfer_id text unique,
  estado text not null default 'pedido' check (estado in ('pedido', 'enviado', 'fallido')),
  attempts integer not null default 0,
  refusals integer not null default 0, -- for want of money; each asks under a new key
  last_error text,
  next_try_on timestamptz default now(), -- null when there is nothing left to do
  created_on timestamptz not null default now(),
  updated_on timestamptz not null default now()
);

create index payouts_of_person on payouts (usuario_id, created_on desc);
create index payouts_due on payouts (next_try_on) where next_try_on is not null;

-- What the provider tells, by itself or when asked: stored once, applied once, in whatever order it comes.
create table provider_events (
  event_id text primary key,
  type text not null,
  account_id text, -- of an author, when it is about theirs
  payload jsonb not null,
  source text not null check (source in ('webhook', 'sweep')),
  created_on timestamptz not null, -- by the provider's clock
  received_on timestamptz not null default now(),
  outcome text check (outcome in ('applied', 'ignored', 'refused')),
  reason text,
  attempts integer not null default 0,
  next_try_on timestamptz default now() -- null when there is nothing left to do
);

create index provider_events_due on provider_events (next_try_on) where next_try_on is not null;
create index provider_events_refused on provider_events (received_on) where outcome = 'refused';

-- Every movement of our balance at the provider, and whether the ledger explains it.
create table provider_movements (
  movement_id text primary key,
  type text not null,
  source_id text,
  amount_cents bigint not null,
  fee_cents bigint not null,
  created_on timestamptz not null,
  explained_on timestamptz,
  reason text -- why it never can be, where that is plain
);

create index provider_movements_unexplained on provider_movements (created_on) where explained_on is null;

create table sweep_marks (name text primary key, reached timestamptz not null);

-- Each run of the checker that proves the invariants over the whole ledger.
create table ledger_checks (
  check_id bigint generated always as identity primary key,
  began_on timestamptz not null,
  ended_on timestamptz not null default clock_timestamp(),
  transfers bigint not null,
  faults jsonb not null,
  remainders jsonb not null -- of the clearing accounts, with the age of the oldest
);

-- What moved on each day that is over, by kind of movement and of account: the days after it are added up when asked.
create table ledger_days (
  day date not null,
  transfer_kind text not null,
  account_kind text not null,
  cents bigint not null,
  primary key (day, transfer_kind, account_kind)
);
