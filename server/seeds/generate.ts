import { IDIOMAS } from '@poliedro/contracts/language';
import { place } from '../src/carriles/placement.repository.ts';
import type { Database } from '../src/platform/database.ts';
import { CopyBatch } from './copy-batch.ts';
import { inventEvent, seededRandom } from './invented-words.ts';

export interface GenerateOptions {
  events: number;
  articles: number;
  say: (line: string) => void;
  seed?: number;
}

interface Paper {
  id: number;
  dominio: string;
  idioma: string;
  pais: string;
}

const CHUNK = 2000;
const DAYS = 28;
const EPOCH_2024 = 1_704_067_200;
const ID_STEP = 1_048_576;
const STATEMENTS: readonly (readonly [section: string, count: number])[] = [
  ['hechos', 4],
  ['opiniones', 2],
  ['contexto_del_evento', 1],
];

const COLUMNS = {
  events:
    'evento_id, idioma_base, created_on, updated_on, articulos, periodicos, informes_independientes, paises, idiomas',
  event_versions: 'evento_id, version, created_on',
  event_texts: 'evento_id, idioma, titulo, descripcion, traduccion_automatica',
  event_categories: 'evento_id, categoria_id, posicion',
  event_statements: 'statement_id, evento_id, seccion, posicion',
  event_statement_texts: 'statement_id, idioma, texto, detalle',
  event_evidence: 'statement_id, posicion, articulo_id, periodico_id, titular, url, idioma, publicado_on, pasaje',
  articles:
    'articulo_id, periodico_id, tipo, titular, resumen, url, idioma, autor, created_on, numero_de_palabras_texto_visible_gpt, paywall, cantidad_fuentes_citadas, contenido_es_enfatico, titular_es_clickbait, es_opinion',
  event_articles: 'evento_id, articulo_id',
} as const;
/** Any volume of plausible data, in chunks, for load tests: events over the last four weeks with articles, statements and evidence. */
export async function generate(db: Database, options: GenerateOptions): Promise<void> {
  const random = seededRandom(options.seed ?? 7);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  const papers = await db.query<Paper>(
    {
      name: 'generate-newspapers',
      text: 'select periodico_id as id, dominio, idioma, pais_iso_code as pais from newspapers where periodico_id <> 0',
    },
    [],
  );
  const categories = await db.query<{ id: number }>(
    { name: 'generate-categories', text: 'select categoria_id as id from categories' },
    [],
  );
  await db.query(
    { name: 'generate-partitions', text: 'call ensure_article_partitions(current_date - $1::int, current_date + 7)' },
    [DAYS + 7],
  );
  const [next] = await db.query<{ event: string; statement: string; running: number }>(
    {
      name: 'generate-next',
      text: `select coalesce((select max(evento_id) from events), 0) + 1 as event,
        coalesce((select max(statement_id) from event_statements), 0) + 1 as statement,
        coalesce((select max(articulo_id % ${ID_STEP}) from articles), 0)::int + 1 as running`,
    },
    [],
  );
  let eventId = Number(next?.event);
  let statementId = Number(next?.statement);
  const runningNumbers = new Map<number, number>();
  const firstNumber = next?.running ?? 1;
  /** Beyond whatever is there in the same second. */
  const articleIdAt = (at: Date) => {
    const second = Math.floor(at.getTime() / 1000) - EPOCH_2024;
    const number = runningNumbers.get(second) ?? firstNumber;
    runningNumbers.set(second, number + 1);
    return second * ID_STEP + number;
  };
  const now = Date.now();
  const perEvent = options.articles / options.events;
  let articlesDue = 0;

  for (let done = 0; done < options.events; done += CHUNK) {
    const batch = new CopyBatch(COLUMNS);
    const eventIds: number[] = [];
    const articleIds: number[] = [];
    for (let i = done; i < Math.min(done + CHUNK, options.events); i++) {
      const evento_id = eventId++;
      const started = now - random() ** 2 * DAYS * 86_400_000;
      articlesDue += perEvent;
      const count = Math.max(1, Math.floor(articlesDue));
      articlesDue -= count;
      const words = inventEvent(random);
      const told = Array.from({ length: count }, (_, n) => {
        const paper = pick(papers);
        const at = new Date(started + random() * Math.min(36 * 3_600_000, now - started));
        const articulo_id = articleIdAt(at);
        const titular = words.titular(paper.idioma, n);
        const url = `https://${paper.dominio}/${evento_id}/${articulo_id}`;
        return { paper, at: at.toISOString(), articulo_id, titular, url, opinion: n % 7 === 3 };
      });
      for (const article of told) {
        const { paper } = article;
        batch.add(
          'articles',
          article.articulo_id,
          paper.id,
          'externo',
          article.titular,
          words.resumen(paper.idioma),
          article.url,
          paper.idioma,
          words.autor(),
          article.at,
          150 + Math.floor(random() * 1200),
          random() < 0.15,
          Math.floor(random() * 6),
          random() < 0.05,
          random() < 0.05,
          article.opinion,
        );
        batch.add('event_articles', evento_id, article.articulo_id);
        articleIds.push(article.articulo_id);
      }
      const countries = [...new Set(told.map(({ paper }) => paper.pais))];
      const languages = [...new Set(told.map(({ paper }) => paper.idioma))];
      const sources = new Set(told.map(({ paper }) => paper.id)).size;
      const iso = new Date(started).toISOString();
      batch.add('events', evento_id, 'es', iso, iso, count, sources, sources, `{${countries}}`, `{${languages}}`);
      batch.add('event_versions', evento_id, 1, iso);
      for (const idioma of IDIOMAS) {
        batch.add('event_texts', evento_id, idioma, words.titulo(idioma), words.descripcion(idioma), idioma !== 'es');
      }
      const main = pick(categories).id;
      batch.add('event_categories', evento_id, main, 0);
      let position = 0;
      for (const [section, amount] of STATEMENTS) {
        for (let n = 0; n < amount; n++) {
          const id = statementId++;
          batch.add('event_statements', id, evento_id, section, position++);
          for (const idioma of IDIOMAS) {
            batch.add('event_statement_texts', id, idioma, words.sentence(idioma, n), words.sentence(idioma, n + 5));
          }
          for (let piece = 0; piece < 2; piece++) {
            const source = pick(told);
            batch.add(
              'event_evidence',
              id,
              piece,
              source.articulo_id,
              source.paper.id,
              source.titular,
              source.url,
              source.paper.idioma,
              source.at,
              words.sentence('es', n + piece),
            );
          }
        }
      }
      eventIds.push(evento_id);
    }
    await db.transaction(async (transaction) => {
      await batch.copyInto(transaction);
      await place(transaction, { evento_ids: eventIds });
      await place(transaction, { articulo_ids: articleIds });
    });
    options.say(`${Math.min(done + CHUNK, options.events)} of ${options.events} events`);
  }
  await db.query(
    {
      name: 'generate-sequences',
      text: `select setval(pg_get_serial_sequence('events', 'evento_id'), $1), setval(pg_get_serial_sequence('event_statements', 'statement_id'), $2)`,
    },
    [eventId, statementId],
  );
  await db.query({ name: 'generate-analyse', text: 'analyze' }, []);
}
