-- A partition is made beside its table and then attached: whoever reads and writes the table goes on meanwhile.
create procedure ensure_article_partition(parent text, week date) language plpgsql as $$
declare
  name text := parent || '_' || to_char(week, 'IYYY"w"IW');
begin
  if to_regclass(name) is not null then
    return;
  end if;
  execute format('create table %I (like %I including all)', name, parent);
  execute format(
    'alter table %I attach partition %I for values from (%s) to (%s)',
    parent,
    name,
    article_id_at(week::timestamp at time zone 'UTC'),
    article_id_at((week + 7)::timestamp at time zone 'UTC'));
end $$;

-- What is missing of some weeks, each its own Monday.
create function missing_article_partitions(first_day date, last_day date) returns table (parent text, week date)
language sql stable as $$
  select relname::text, monday::date
  from pg_partitioned_table join pg_class on pg_class.oid = partrelid
  cross join generate_series(date_trunc('week', first_day), last_day, interval '7 days') monday
  where partstrat = 'r' and relname like 'article%'
    and to_regclass(relname || '_' || to_char(monday, 'IYYY"w"IW')) is null
  order by monday, relname
$$;

create or replace procedure ensure_article_partitions(first_day date, last_day date) language plpgsql as $$
declare
  missing record;
begin
  for missing in select * from missing_article_partitions(first_day, last_day) loop
    call ensure_article_partition(missing.parent, missing.week);
  end loop;
  call ensure_vector_indexes(2);
end $$;

create index newspaper_days_by_day on newspaper_days (day);

-- An author's sales by article, from the index alone; the one before it goes last of all, when the rest is built.
create index purchases_by_author on purchases (autor_id, articulo_id) include (importe_centimos, comision_centimos);

create index published_articles_newest_sold on published_articles (published_on desc)
  where withdrawn_on is null and importe_centimos > 0;

-- For who leaves.
create index ledger_accounts_of_person on ledger_accounts (usuario_id) where usuario_id is not null;
create index card_refunds_of_person on card_refunds (usuario_id);
create index disputes_of_person on disputes (usuario_id) where usuario_id is not null;

create index provider_events_told on provider_events (received_on) where payload <> '{}';

drop index purchases_of_author;
alter index purchases_by_author rename to purchases_of_author;
