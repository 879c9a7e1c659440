-- Articles that operators have put together, or kept apart: those of one number stay in one event, those of two stay in two,
-- whatever the comparison finds. Who has none is placed by the comparison alone.
create table article_hand_groups (
  articulo_id bigint primary key,
  hand_group bigint not null,
  decided_on timestamptz not null default clock_timestamp()
);

create index article_hand_groups_members on article_hand_groups (hand_group);

-- What was decided, and of which articles.
create table event_decisions (
  decision_id bigint generated always as identity primary key,
  evento_id bigint not null references events on delete cascade,
  articulo_ids bigint[] not null
);

create index event_decisions_of_event on event_decisions (evento_id);

-- Articles of any age can be put somewhere by hand.
do $$
declare
  first_day date := (select article_stored_at(min(articulo_id))::date from articles);
begin
  if first_day is not null then
    call ensure_article_partitions(first_day, current_date + 7);
  end if;
end $$;

-- Statements that operators have withdrawn or corrected, and what readers are told of it. Who writes the event anew keeps to it.
create table statement_corrections (
  statement_id bigint primary key, -- as it stood when it was decided
  evento_id bigint not null references events on delete cascade,
  kind text not null check (kind in ('retirada', 'corregida')),
  seccion text not null,
  idioma text not null, -- that the event was written in
  texto_anterior text not null,
  detalle_anterior text,
  texto text check ((texto is null) = (kind = 'retirada')),
  detalle text,
  nota text not null,
  nota_idioma text not null check (nota_idioma in ('es', 'en', 'fr', 'de')),
  created_on timestamptz not null default now(),
  lifted_on timestamptz, -- it no longer holds
  -- The statement as it was before, and what stands in its place: null where nothing does.
  original_id bigint not null references event_statements on delete cascade,
  standing_id bigint references event_statements on delete set null
);

create index statement_corrections_of_event on statement_corrections (evento_id);
create index statement_corrections_by_time on statement_corrections (created_on) where lifted_on is null;
create index statement_corrections_original on statement_corrections (original_id);
create index statement_corrections_standing on statement_corrections (standing_id) where standing_id is not null;

-- What a language model was asked about an event or an article, and what it cost; the day's sums are in model_spending.
create table model_answers (
  answer_id bigint generated always as identity primary key,
  evento_id bigint,
  articulo_id bigint,
  task text not null check (task in ('claims', 'write', 'judge', 'translate')),
  model text not null,
  tokens_in integer not null,
  tokens_out integer not null,
  cost bigint not null, -- millionths of a euro
  asked_on timestamptz not null default clock_timestamp(),
  check ((evento_id is null) <> (articulo_id is null))
);

create index model_answers_of_event on model_answers (evento_id) where evento_id is not null;
create index model_answers_of_article on model_answers (articulo_id) where articulo_id is not null;
