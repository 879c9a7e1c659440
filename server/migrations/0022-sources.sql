-- What operators know of a newspaper, and its removal: a newspaper that is removed stays, so that it is not read again.
alter table newspapers
  add column propietario text not null default '' check (char_length(propietario) <= 200),
  add column licencia text not null default '' check (char_length(licencia) <= 2000), -- what was agreed with it
  add column removed_on timestamptz,
  add constraint newspapers_removed_is_not_read check (removed_on is null or not active);

create table newspaper_removals (
  periodico_id integer primary key references newspapers,
  asked_on timestamptz not null default clock_timestamp(),
  -- As many as there were when it was asked for, and those that are gone.
  articulos integer not null default 0,
  articulos_gone integer not null default 0,
  eventos_gone integer not null default 0, -- that it was in; one that is written without it stays
  fault text, -- why it stands still
  finished_on timestamptz
);

create index articles_of_newspaper on articles (periodico_id, articulo_id);
create index articles_copies on articles (copia_de) where copia_de is not null;
