-- A day after it was published each article is given its final group, in the order of publication, so that the groups
-- depend on the articles alone and not on when each of them came. Another day later, when what was published meanwhile has
-- had its say, the group is binding: the events follow it.
create sequence final_groups;

create table article_final_groups (
  articulo_id bigint primary key,
  published_on timestamptz not null,
  placed_on timestamptz not null default clock_timestamp(), -- among the events, for the time being
  final_group bigint, -- null: it waits
  is_binding boolean not null default false,
  check (is_binding <= (final_group is not null))
) partition by range (articulo_id);

create index article_final_groups_waiting on article_final_groups (published_on) where final_group is null;
create index article_final_groups_not_binding on article_final_groups (published_on)
  where final_group is not null and not is_binding;
create index article_final_groups_members on article_final_groups (final_group) where final_group is not null;

-- Those of the last days wait; older ones stay where they are.
call ensure_article_partitions(current_date - 14, current_date + 7);
insert into article_final_groups (articulo_id, published_on)
  select articulo_id, created_on from articles join article_work using (articulo_id)
  where articulo_id >= article_id_at(now() - interval '14 days') and stage = 'done';

-- Articles published before then are given their final group at once, however young they are, and it is binding; null: by
-- their age alone. -infinity: none are, however old.
create table consolidation_mark (
  until timestamptz,
  only_row boolean primary key default true check (only_row)
);
insert into consolidation_mark (until) values (null);

create function published_before(days integer) returns timestamptz
  language sql stable
  return (
    select case until when '-infinity' then until
      else greatest(until, date_trunc('hour', now() - make_interval(days => days), 'UTC')) end
    from consolidation_mark);

-- The rare words of those that have their final group, by when they were published.
create table article_final_words (
  word integer not null,
  published_on timestamptz not null,
  articulo_id bigint not null,
  primary key (word, published_on, articulo_id)
) partition by range (articulo_id);

-- Of each rare word of these articles the newest that have their final group, and how many such words they share. Hardly
-- anything is stored before it was published, so the older partitions are not asked.
create function sharing_final_words(articulo_ids bigint[], days integer, most integer)
  returns table (of bigint, articulo_id bigint, published_on timestamptz, shared bigint)
  language sql stable set enable_sort = off set enable_seqscan = off as $$
    select s.of, found.articulo_id, found.published_on, count(*)
    from (
      select f.articulo_id as of, f.published_on, unnest(g.rare) as word
      from article_final_groups f join article_signs g using (articulo_id)
      where f.articulo_id = any (articulo_ids)) s
    cross join lateral (
      select w.articulo_id, w.published_on from article_final_words w
      where w.word = s.word and w.articulo_id <> s.of
        and w.articulo_id >= article_id_at(s.published_on - make_interval(days => days + 1))
        and w.published_on >= s.published_on - make_interval(days => days)
        and w.published_on <= s.published_on + make_interval(days => days)
      order by w.published_on desc fetch first (most) rows with ties) found
    group by s.of, found.articulo_id, found.published_on
  $$;

-- Those that have their final group and whose vectors of this model are nearest, the nearest first, among the articles that
-- were published within so many days of then and stored in the last ones: older vectors have no index.
create function nearest_final_articles(
  target halfvec, of_model text, published timestamptz, days integer, how_many integer, candidates integer)
  returns table (articulo_id bigint, similarity double precision)
  language plpgsql as $$
begin
  perform set_config('hnsw.ef_search', candidates::text, true),
    set_config('hnsw.iterative_scan', 'strict_order', true);
  return query execute
    'select v.articulo_id, -(v.vector <#> $1) from article_vectors v
      where v.articulo_id >= $2 and v.articulo_id < $3 and v.model = $4
        and (select f.published_on from article_final_groups f
          where f.articulo_id = v.articulo_id and f.final_group is not null) between $6 and $7
      order by v.vector <#> $1 limit $5'
    using target, article_id_at(now() - make_interval(days => days)), article_id_at(now() + interval '1 day'), of_model,
      how_many, published - make_interval(days => days), published + make_interval(days => days);
end $$;

-- That what one article began follows from what the other began: what is between events whose articles have final groups.
create table final_links (
  articulo_id bigint not null,
  earlier_id bigint not null,
  score real not null,
  primary key (articulo_id, earlier_id)
);

create index final_links_earlier on final_links (earlier_id);
