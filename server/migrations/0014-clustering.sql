-- What an article is compared by besides its vector, made once; those of an older version are made again.
create table article_signs (
  articulo_id bigint primary key,
  version integer not null,
  signs jsonb not null,
  rare integer[] not null -- words and names that few articles have
) partition by range (articulo_id);

-- Who else has a rare word: the index alone gives the newest, however many articles there are.
create table article_rare_words (
  word integer not null,
  articulo_id bigint not null,
  primary key (word, articulo_id)
) partition by range (articulo_id);

create function article_stored_at(articulo_id bigint) returns timestamptz
  language sql immutable strict parallel safe
  return to_timestamp(articulo_id / 1048576 + 1704067200);

-- The newest of each rare word of these articles, and how many such words they share. The index gives them in order: to sort
-- would mean to read all that have a word that is not so rare.
create function sharing_rare_words(articulo_ids bigint[], days integer, most integer)
  returns table (of bigint, articulo_id bigint, shared bigint)
  language sql stable set enable_sort = off set enable_seqscan = off as $$
    select s.of, found.articulo_id, count(*)
    from (select articulo_id as of, unnest(rare) as word from article_signs where articulo_id = any (articulo_ids)) s
    cross join lateral (
      select w.articulo_id from article_rare_words w
      where w.word = s.word and w.articulo_id <> s.of
        and w.articulo_id >= article_id_at(article_stored_at(s.of) - make_interval(days => days))
        and w.articulo_id < article_id_at(now() + interval '1 day')
      order by w.articulo_id desc limit most) found
    group by s.of, found.articulo_id
  $$;

-- Events that the pipeline makes have two articles at least. A merged one keeps its row, without articles, so that its
-- address leads on; who was merged into it leads on to the same.
alter table events
  add column merged_into bigint references events check (merged_into <> evento_id),
  add column founding_article bigint; -- the first that reported it

create index events_merged on events (merged_into) where merged_into is not null;

create table event_lineage (
  evento_id bigint not null references events on delete cascade,
  from_evento_id bigint not null references events on delete cascade,
  kind text not null check (kind in ('merge', 'split')),
  created_on timestamptz not null default now(),
  primary key (evento_id, from_evento_id, kind)
);

create index event_lineage_from on event_lineage (from_evento_id);

-- A later happening that follows from an earlier one.
create table event_links (
  evento_id bigint not null references events on delete cascade,
  earlier_evento_id bigint not null references events on delete cascade,
  score real not null, -- the higher, the nearer
  primary key (evento_id, earlier_evento_id),
  check (evento_id <> earlier_evento_id)
);

create index event_links_earlier on event_links (earlier_evento_id);

-- Events whose articles have changed, and when they are compared again with all that has come meanwhile.
create table event_settling (
  evento_id bigint primary key references events on delete cascade,
  due_on timestamptz not null,
  rounds smallint not null default 0 -- how often settling itself has changed it since an article came
);

create index event_settling_due on event_settling (due_on);

-- What a judge said of the first reports of two groups that are near: asked once.
create table event_verdicts (
  articulo_id bigint not null,
  other_id bigint not null,
  verdict text not null check (verdict in ('same', 'follow_up', 'different', 'unsure')),
  judged_on timestamptz not null default now(),
  primary key (articulo_id, other_id),
  check (articulo_id < other_id)
);

-- When an event is merged, its reactions move.
create index interactions_of_target on interactions (target_tipo, target_id);
