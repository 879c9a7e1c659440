-- Mails that somebody asked for, written in the transaction of what they tell of; the queue carries only their ids.
create table outgoing_mails (
  mail_id bigint generated always as identity primary key,
  message_id uuid not null default gen_random_uuid(), -- the same at every try, so that a mail that came twice is seen to be one
  destinatario text,
  plantilla text not null,
  idioma text not null check (idioma in ('es', 'en', 'fr', 'de')),
  datos jsonb not null,
  created_on timestamptz not null default now(),
  next_try_on timestamptz default now(), -- null: sent, or given up
  attempts integer not null default 0 check (attempts >= 0),
  sent_on timestamptz,
  last_error text, -- codes and our own words, never an address
  -- Nothing personal stays of a mail that no longer waits.
  check ((next_try_on is null) = (destinatario is null)),
  check (next_try_on is not null or datos = '{}'),
  check (next_try_on is null or sent_on is null)
);

create index outgoing_mails_due on outgoing_mails (next_try_on) where next_try_on is not null;
