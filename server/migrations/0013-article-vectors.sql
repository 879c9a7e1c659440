-- What an article speaks of, as numbers: near ones speak of the same. Of length 1, so the inner product is the cosine.
create table article_vectors (
  articulo_id bigint primary key,
  model text not null, -- vectors of two models are never compared
  vector halfvec(384) not null
) partition by range (articulo_id);

-- Partitions younger than so many weeks are searched by index, older ones are only kept. An index is made while its
-- partition is empty, weeks ahead; to build it over rows would keep writers out.
create procedure ensure_vector_indexes(live_weeks integer)
  language plpgsql as $$
declare
  week record;
begin
  for week in
    select relname as name, relname || '_nearest' as index_name,
        to_date(right(relname, 7), 'IYYY"w"IW') + 7 > current_date - live_weeks * 7 as is_live
      from pg_inherits join pg_class on pg_class.oid = inhrelid
      where inhparent = 'article_vectors'::regclass
      order by relname
  loop
    if week.is_live and to_regclass(week.index_name) is null then
      execute format('create index %I on %I using hnsw (vector halfvec_ip_ops)', week.index_name, week.name);
    elsif not week.is_live then
      execute format('drop index if exists %I', week.index_name);
    end if;
  end loop;
end $$;

create or replace procedure ensure_article_partitions(first_day date, last_day date)
  language plpgsql as $$
declare
  week date := date_trunc('week', first_day)::date;
  parent text;
begin
  while week <= last_day loop
    foreach parent in array array['articles', 'article_work', 'article_texts', 'article_vectors'] loop
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

-- The articles stored since then whose vectors of this model are nearest, the nearest first; exact where the partitions
-- have no index. Planned anew for each question: its values say which partitions count and whether an index pays.
create function nearest_articles(
  target halfvec, of_model text, since timestamptz, how_many integer, candidates integer)
  returns table (articulo_id bigint, similarity double precision)
  language plpgsql as $$
begin
  perform set_config('hnsw.ef_search', candidates::text, true),
    set_config('hnsw.iterative_scan', 'strict_order', true);
  return query execute
    'select v.articulo_id, -(v.vector <#> $1) from article_vectors v
      where v.articulo_id >= $2 and v.articulo_id < $3 and v.model = $4
      order by v.vector <#> $1 limit $5'
    using target, article_id_at(since), article_id_at(now() + interval '1 day'), of_model, how_many;
end $$;
