-- A graph that is built with more care has fewer articles that no way leads to; it takes longer to build. Indexes that are
-- there already stay as they are, for the three weeks that they are searched.
create or replace procedure ensure_vector_indexes(live_weeks integer)
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
      execute format(
        'create index %I on %I using hnsw (vector halfvec_ip_ops) with (ef_construction = 128)',
        week.index_name, week.name);
    elsif not week.is_live then
      execute format('drop index if exists %I', week.index_name);
    end if;
  end loop;
end $$;
