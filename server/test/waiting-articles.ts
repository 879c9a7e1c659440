import type { Database } from '../src/platform/database.ts';

export interface TestReport {
  readonly titular: string;
  readonly texto: string;
  readonly idioma?: string;
  /** How long ago it was published. */
  readonly hours: number;
  /** Of its newspaper, where it is the same whenever it comes. */
  readonly host?: string;
}

const ADD = {
  name: '',
  text: `with newspaper as (
      insert into newspapers (dominio, nombre, pais_iso_code, idioma) values ($1, $1, 'ES', 'es')
      on conflict (dominio) do update set nombre = excluded.nombre returning periodico_id),
    article as (
      insert into articles (articulo_id, periodico_id, tipo, titular, resumen, url, idioma, autor, created_on,
        numero_de_palabras_texto_visible_gpt, paywall, cantidad_fuentes_citadas, contenido_es_enfatico,
        titular_es_clickbait, es_opinion)
      select next_article_id(now()), periodico_id, 'externo', $2, '', 'https://' || $1 || '/' || md5($2), $4, '',
        date_trunc('hour', now()) - make_interval(hours => $5), 9, false, 0, false, false, false from newspaper
      returning articulo_id, periodico_id, url),
    body as (
      insert into article_texts (articulo_id, texto, seccion, read_on, bands)
      select articulo_id, $3, '', now(), '{}' from article)
    insert into article_work (articulo_id, periodico_id, feed_id, url, titular, resumen, autor, stage, due_on)
    select articulo_id, periodico_id, 1, url, '', '', '', 'cluster', now() from article
    returning articulo_id::float8`,
};

/** Articles that have been read and wait for their place, each of a newspaper of its own; their ids. */
export async function addWaitingArticles(db: Database, reports: readonly TestReport[]): Promise<number[]> {
  const ids: number[] = [];
  for (const { titular, texto, idioma = 'es', hours, host = `diario${ids.length + 1}.example` } of reports) {
    const [row] = await db.query<{ articulo_id: number }>(ADD, [host, titular, texto, idioma, hours]);
    ids.push(row?.articulo_id ?? 0);
  }
  return ids;
}

/** A fire in a market, told five times. */
export const FIRE: readonly TestReport[] = [
  {
    hours: 9,
    titular: 'Un incendio destruye el mercado de Ruzafa en Valencia',
    texto:
      'Un incendio declarado esta madrugada ha destruido el mercado de Ruzafa, en Valencia. Los bomberos trabajan con doce dotaciones. La alcaldesa María José Catalá ha dicho que no hay heridos.',
  },
  {
    hours: 8,
    titular: 'El fuego arrasa el mercado de Ruzafa, en Valencia, sin causar heridos',
    texto:
      'El mercado valenciano de Ruzafa ha quedado calcinado por un incendio que empezó hacia las cuatro de la madrugada. Doce dotaciones de bomberos acudieron al lugar. La alcaldesa Catalá visitó la zona.',
  },
  {
    hours: 7,
    titular: 'Valencia: los bomberos controlan el incendio del mercado de Ruzafa',
    texto:
      'Los bomberos de Valencia dan por controlado el incendio que ha destruido el mercado de Ruzafa. La alcaldesa María José Catalá promete ayudas a los ciento sesenta comerciantes afectados.',
  },
  {
    hours: 6,
    titular: 'Catalá promete ayudas a los comerciantes tras el incendio del mercado de Ruzafa',
    texto:
      'La alcaldesa de Valencia, María José Catalá, ha prometido ayudas a los ciento sesenta comerciantes del mercado de Ruzafa, destruido esta madrugada por un incendio que los bomberos ya han controlado.',
  },
  {
    hours: 5,
    titular: 'Ciento sesenta comerciantes lo pierden todo en el incendio del mercado de Ruzafa',
    texto:
      'El incendio del mercado de Ruzafa, en Valencia, deja sin puesto a ciento sesenta comerciantes. Doce dotaciones de bomberos tardaron cinco horas en controlar las llamas. No hay heridos.',
  },
];

/** A ferry that runs aground, told four times. */
export const FERRY: readonly TestReport[] = [
  {
    hours: 10,
    titular: 'Un ferry con 230 pasajeros encalla en el estrecho de Mesina',
    texto:
      'El ferry Caronte, con 230 pasajeros a bordo, ha encallado en el estrecho de Mesina por la niebla. La guardia costera italiana evacúa a los pasajeros hacia Villa San Giovanni.',
  },
  {
    hours: 9,
    titular: 'Evacuados los 230 pasajeros del ferry encallado en Mesina',
    texto:
      'La guardia costera italiana ha evacuado a los 230 pasajeros del ferry Caronte, encallado por la niebla en el estrecho de Mesina. Fueron llevados a Villa San Giovanni.',
  },
  {
    hours: 7,
    titular: 'La niebla, causa del encallamiento del ferry Caronte en el estrecho de Mesina',
    texto:
      'La guardia costera italiana atribuye a la niebla que el ferry Caronte encallara en el estrecho de Mesina con 230 pasajeros, todos ellos evacuados a Villa San Giovanni.',
  },
  {
    hours: 4,
    titular: 'El capitán del ferry Caronte declara por el encallamiento en Mesina',
    texto:
      'El capitán del ferry Caronte, encallado en el estrecho de Mesina con 230 pasajeros, ha declarado ante la guardia costera italiana que la niebla le impidió ver la costa.',
  },
];

/** Reported by one newspaper alone. */
export const ALONE: TestReport = {
  hours: 6,
  titular: 'El orfeón de Pamplona celebra sus ciento sesenta años con un concierto de Brahms',
  texto: 'El orfeón pamplonés cantará el Réquiem alemán en el auditorio Baluarte ante el rey, dentro de dos semanas.',
};
