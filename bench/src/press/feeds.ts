import { query } from '../site/database.ts';
import type { Services } from '../site/services.ts';
import type { PlayedNewspaper } from './press.ts';

const ADD = `with given as (
    select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[])
      as given (dominio, nombre, pais_iso_code, idioma, url)),
  known as (insert into newspapers (dominio, nombre, pais_iso_code, idioma)
    select dominio, nombre, pais_iso_code, idioma from given
    on conflict (dominio) do update set nombre = excluded.nombre returning periodico_id, dominio)
  insert into feeds (periodico_id, url) select periodico_id, url from given join known using (dominio)`;

/** The workers ask them from now on. */
export async function addFeeds(services: Services, newspapers: readonly PlayedNewspaper[]): Promise<void> {
  const column = (read: (newspaper: PlayedNewspaper) => string) => newspapers.map(read);
  await query(services, ADD, [
    column(({ host }) => host),
    column(({ name }) => name),
    column(({ country }) => country),
    column(({ language }) => language),
    column(({ feed_url }) => feed_url),
  ]);
}
