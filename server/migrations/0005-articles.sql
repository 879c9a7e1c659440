-- An article's id carries the second it was stored in: (seconds since 2024-01-01) × 2^20 + a running number.
-- So a lookup by id alone finds its weekly partition, and ids stay exact in JavaScript for two centuries.
create function article_id_at(moment timestamptz) returns bigint
  language sql immutable strict parallel safe
  return (extract(epoch from moment)::bigint - 1704067200) * 1048576;

create sequence article_running_number maxvalue 1048575 minvalue 0 start 0 cycle;

create function next_article_id(moment timestamptz) returns bigint
  language sql volatile strict
  return article_id_at(moment) + nextval('article_running_number');

create table articles (
  articulo_id bigint primary key,
  periodico_id integer not null references newspapers,
  tipo text not null check (tipo in ('interno', 'externo')),
  titular text not null,
  resumen text not null,
  url text not null,
  idioma text not null check (idioma ~ '^[a-z]{2}$'),
  autor text not null,
  created_on timestamptz not null,
  numero_de_palabras_texto_visible_gpt integer not null,
  importe_centimos integer not null default 0 check (importe_centimos >= 0),
  paywall boolean not null,
  cantidad_fuentes_citadas integer not null,
  contenido_es_enfatico boolean not null,
  titular_es_clickbait boolean not null,
  es_opinion boolean not null,
  copia_de bigint, -- the report that this one repeats, with small edits
  usuario_id bigint,
  check ((tipo = 'interno') = (periodico_id = 0)),
  check (importe_centimos = 0 or tipo = 'interno')
) partition by range (articulo_id);

-- Weeks start on Monday, UTC.
create procedure ensure_article_partitions(first_day date, last_day date)
  language plpgsql as $$
declare
  week date := date_trunc('week', first_day)::date;
begin
  while week <= last_day loop
    execute format(
      'create table if not exists %I partition of articles for values from (%s) to (%s)',
      'articles_' || to_char(week, 'IYYY"w"IW'),
      article_id_at(week::timestamp at time zone 'UTC'),
      article_id_at((week + 7)::timestamp at time zone 'UTC'));
    week := week + 7;
  end loop;
end $$;

create table event_articles (
  evento_id bigint not null references events on delete cascade,
  articulo_id bigint not null,
  primary key (evento_id, articulo_id)
);

-- An article belongs to one event at the most.
create unique index event_articles_of_article on event_articles (articulo_id);
