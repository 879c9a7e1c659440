-- Events whose place in a carril an operator has set by hand.
create table carril_pins (
  carril_id integer not null references carriles on delete cascade,
  evento_id bigint not null references events on delete cascade,
  lugar text not null check (lugar in ('fijado', 'oculto')), -- first, whatever the rule says; or not at all
  puesto_on timestamptz not null default now(), -- of those that stand first, the newest leads
  primary key (carril_id, evento_id)
);

create index carril_pins_of_event on carril_pins (evento_id);

-- The newest events that a rule wants, before it is saved.
create index events_newest on events (created_on desc) where merged_into is null;

-- Asked once for every entry, it is a quarter of what filling a carril costs. Who removes a carril removes its entries,
-- and nobody places meanwhile (carriles/placement.repository.ts).
alter table carril_entries drop constraint carril_entries_carril_id_fkey;
