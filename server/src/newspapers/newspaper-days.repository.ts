import type { Queryable } from '../platform/database.ts';

/** From the beginning the first time; later from a week before the last day counted: until then articles find their event. */
const COUNT = {
  name: 'newspaper-count-days',
  text: `with since as (select coalesce(max(day) - 7, date '2024-01-01') as day from newspaper_days),
    counted as (
      select a.periodico_id, (article_stored_at(a.articulo_id) at time zone 'UTC')::date as day,
        count(*) as articulos, count(x.articulo_id) as en_eventos
      from articles a left join event_articles x using (articulo_id)
      where a.periodico_id > 0
        and a.articulo_id >= (select article_id_at(day::timestamp at time zone 'UTC') from since)
      group by 1, 2),
    gone as (
      delete from newspaper_days d
      using newspapers n
      where n.periodico_id = d.periodico_id
        and (n.removed_on is not null or d.day >= (select day from since))
        and not exists (select from counted c where c.periodico_id = d.periodico_id and c.day = d.day))
    insert into newspaper_days select * from counted
    on conflict (periodico_id, day) do update set articulos = excluded.articulos, en_eventos = excluded.en_eventos
    where (newspaper_days.articulos, newspaper_days.en_eventos) <> (excluded.articulos, excluded.en_eventos)`,
};

export const countNewspaperDays = async (db: Queryable): Promise<void> => {
  await db.query(COUNT, []);
};
