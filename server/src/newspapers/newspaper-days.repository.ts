import type { Queryable } from '../platform/database.ts';

/** From the beginning the first time; later from some days before the last one counted. */
const COUNT = {
  name: 'newspaper-count-days',
  text: `with since as (
      select day, article_id_at(day::timestamp at time zone 'UTC') as first
      from (select coalesce(max(day) - $1::int, date '2024-01-01') as day from newspaper_days) last),
    counted as (
      select a.periodico_id, (article_stored_at(a.articulo_id) at time zone 'UTC')::date as day,
        count(*) as articulos, count(x.articulo_id) as en_eventos
      from articles a left join event_articles x
        on x.articulo_id = a.articulo_id and x.articulo_id >= (select first from since)
      where a.periodico_id > 0 and a.articulo_id >= (select first from since)
      group by 1, 2),
    gone as (
      delete from newspaper_days d
      where (d.day >= (select day from since)
          or d.periodico_id = any(array(select periodico_id from newspapers where removed_on is not null)))
        and not exists (select from counted c where c.periodico_id = d.periodico_id and c.day = d.day))
    insert into newspaper_days select * from counted
    on conflict (periodico_id, day) do update set articulos = excluded.articulos, en_eventos = excluded.en_eventos
    where (newspaper_days.articulos, newspaper_days.en_eventos) <> (excluded.articulos, excluded.en_eventos)`,
};

export const countNewspaperDays = async (db: Queryable, daysBack: number): Promise<void> => {
  await db.query(COUNT, [daysBack]);
};
