import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Services } from './services.ts';

export interface Writer {
  /** Returns how many events were written. */
  stop(): Promise<number>;
}

/** A new event at the head of every carril of events, in one statement and so in one transaction. */
const WRITE_EVENT = `with now_at as (update carril_clock set change = change + 1 returning change),
  event as (insert into events (idioma_base, created_on, updated_on, articulos, periodicos, informes_independientes, paises, idiomas)
    values ('es', now(), now(), 9, 9, 9, '{ES,MX}', '{es}') returning evento_id),
  texts as (insert into event_texts (evento_id, idioma, titulo, descripcion, traduccion_automatica)
    select evento_id, idioma, 'Recién llegado ' || evento_id, 'Un texto de dos frases. Aquí termina.', idioma <> 'es'
    from event cross join unnest('{es,en,fr,de}'::text[]) as idioma)
  insert into carril_entries (carril_id, categoria_id, orden, target_id, added_at)
    select carril_id, 0, (extract(epoch from now()) * 1000)::bigint, evento_id, change
    from carriles, event, now_at where tipo = 'eventos'`;

export async function startWriting(services: Services, perSecond: number): Promise<Writer> {
  const client = new pg.Client({ connectionString: services.DATABASE_URL, application_name: 'poliedro-bench' });
  await client.connect();
  let running = true;
  let written = 0;
  const started = performance.now();
  const writing = (async () => {
    while (running) {
      await client.query({ name: 'bench-write-event', text: WRITE_EVENT });
      written += 1;
      await delay(Math.max(0, started + (written / perSecond) * 1000 - performance.now()));
    }
    await client.end();
  })();
  return {
    async stop() {
      running = false;
      await writing;
      return written;
    },
  };
}
