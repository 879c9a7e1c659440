-- Work on the ledger that an operator has asked for, who is in the journal: a worker does it, and what came of it stays.
create table ledger_runs (
  run_id bigint generated always as identity primary key,
  way text not null check (way in ('check', 'reconcile', 'sweep', 'pay')),
  asked_on timestamptz not null default clock_timestamp(),
  began_on timestamptz,
  ended_on timestamptz,
  outcome jsonb, -- in figures
  fault text, -- why it could not be done
  check ((ended_on is null) = (outcome is null and fault is null))
);

create index ledger_runs_open on ledger_runs (run_id) where ended_on is null;

-- What `pnpm run evaluate` has measured; each figure as often as it was measured.
create table quality_figures (
  suite text not null,
  name text not null,
  measured_on timestamptz not null,
  value double precision not null,
  unit text not null,
  bar text, -- what it must reach, like '>= 0.72'
  holds boolean,
  detail text,
  primary key (suite, name, measured_on)
);

-- What operators look at: never all there ever was.
create index event_work_written on event_work (written_on) where written_on is not null;
create index card_refunds_open on card_refunds (created_on) where estado in ('pedido', 'fallido');
create index payouts_open on payouts (created_on) where estado in ('pedido', 'fallido');
create index disputes_by_time on disputes (created_on);
