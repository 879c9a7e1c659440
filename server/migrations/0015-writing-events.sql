-- How far the writing of each event is; the queue only carries its id. An event whose articles change is due again.
create table event_work (
  evento_id bigint primary key references events on delete cascade,
  due_on timestamptz, -- null: nothing is to be done
  changes bigint not null default 1, -- how often its articles have changed
  claimed_until timestamptz,
  attempts smallint not null default 0,
  reason text,
  -- What stands was written from so many independent reports, which disagreed about these things.
  written_reports integer not null default 0,
  written_disputes text[] not null default '{}',
  written_on timestamptz,
  owed boolean not null default false -- it is to be written anew, however little it has grown
);

create index event_work_due on event_work (due_on) where due_on is not null;

-- The same for its translations.
create table translation_work (
  evento_id bigint primary key references events on delete cascade,
  due_on timestamptz not null,
  claimed_until timestamptz,
  attempts smallint not null default 0,
  reason text
);

create index translation_work_due on translation_work (due_on);

-- What each article says, taken from it once by an analyst; another analyst, or its next version, takes it anew.
create table article_claims (
  articulo_id bigint not null,
  analyst text not null,
  claims jsonb not null,
  primary key (articulo_id, analyst)
) partition by range (articulo_id);

-- What an analyst proposed and the evidence did not carry: never shown, kept with the reasons.
create table refused_statements (
  evento_id bigint not null references events on delete cascade,
  huella bytea not null, -- the same refused again is the same
  analyst text not null,
  seccion text not null, -- of an event, or titulo or descripcion
  texto text not null,
  detalle text,
  reasons text[] not null,
  evidence jsonb not null,
  refused_on timestamptz not null default now(),
  primary key (evento_id, huella)
);

alter table events add column analista text; -- who wrote what stands; null: people

-- Of a declaration: the words as they were said, which a translation is shown beside; null: as the texts have them.
alter table event_statements
  add column original text,
  add column original_idioma text,
  add check ((original is null) = (original_idioma is null)),
  add check (original is null or seccion = 'declaraciones');

-- What the newspaper's feed says that it belongs to, which its page may not say.
alter table article_work add column secciones text[] not null default '{}';

-- Why it is of this category: sections that newspapers put it in, and words of theirs.
alter table event_categories add column motivos text[] not null default '{}';

-- Every table that keeps to the weeks of the articles' ids has its partitions, whatever their number.
create or replace procedure ensure_article_partitions(first_day date, last_day date)
  language plpgsql as $$
declare
  week date := date_trunc('week', first_day)::date;
  parent text;
begin
  while week <= last_day loop
    for parent in
      select relname from pg_partitioned_table join pg_class on pg_class.oid = partrelid
        where partstrat = 'r' and relname like 'article%' order by relname
    loop
      execute format(
        'create table if not exists %I partition of %I for values from (%s) to (%s)',
        parent || '_' || to_char(week, 'IYYY"w"IW'),
        parent,
        article_id_at(week::timestamp at time zone 'UTC'),
        article_id_at((week + 7)::timestamp at time zone 'UTC'));
    end loop;
    week := week + 7;
  end loop;
  call ensure_vector_indexes(2);
end $$;
