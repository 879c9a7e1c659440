import { DOMAIN, MARK, type ToldEvents } from './told-events.ts';

/** Where readers could meet something of a newspaper. */
export interface Place {
  readonly name: string;
  readonly paths: readonly string[];
  /** No words of a newspaper are told there, and none may come. */
  readonly isWordless?: true;
}

const IDIOMAS = ['es', 'en', 'fr', 'de'];
const PAGES_OF_CARRIL = 4;
const CARRILES = 8;

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

/** Of pages a sample, of calls all. */
export function listPlaces({ evento_ids, former_ids }: ToldEvents): Place[] {
  const sample = evento_ids.filter((_, at) => at % Math.max(1, Math.floor(evento_ids.length / 20)) === 0);
  const each = (path: (evento_id: number) => string) => evento_ids.map(path);
  const carriles = upTo(CARRILES);
  return [
    { name: 'front page, in four languages', paths: IDIOMAS.map((idioma) => `/?idioma=${idioma}`) },
    { name: 'pages of carriles', paths: carriles.map((carril) => `/resultados/${carril}`) },
    {
      name: 'carriles: events',
      paths: carriles.flatMap((carril) =>
        upTo(PAGES_OF_CARRIL).map((n) => `/api/carril/${carril}/events?page=${n}&page_size=50`),
      ),
    },
    {
      name: 'carriles: articles',
      paths: carriles.flatMap((carril) =>
        upTo(PAGES_OF_CARRIL).map((n) => `/api/carril/${carril}/articles?page=${n}&page_size=50`),
      ),
    },
    { name: 'event windows', paths: each((id) => `/api/modal_eventos/${id}?idioma=es`) },
    { name: 'event windows, translated', paths: each((id) => `/api/modal_eventos/${id}?idioma=en`) },
    { name: 'lists of articles', paths: each((id) => `/api/modal_eventos_articulos/${id}`) },
    { name: 'what is left of events', paths: former_ids.map((id) => `/api/evento/${id}/retirado`) },
    { name: 'what is new since the first version', paths: each((id) => `/api/evento/${id}/novedades?desde=1`) },
    { name: 'reasons', paths: each((id) => `/api/modal_eventos/${id}/motivos`), isWordless: true },
    { name: 'event pages', paths: [...sample, ...former_ids].map((id) => `/evento/${id}`) },
    { name: 'search', paths: IDIOMAS.map((idioma) => `/api/eventos/search?q=${MARK}&idioma=${idioma}`) },
    { name: 'logo', paths: [`/logos/${DOMAIN}.svg`] },
  ];
}

const AT_ONCE = 8;

/** Which of these addresses still have something of it; a logo is a trace by being there. */
async function findTraces(origin: string, paths: readonly string[]): Promise<string[]> {
  const left = [...paths];
  const traces: string[] = [];
  const look = async () => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) {
      const answer = await fetch(origin + path);
      const text = await answer.text();
      const isTrace = path.startsWith('/logos/') ? answer.ok : text.toLowerCase().includes(MARK);
      if (isTrace) traces.push(path);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, look));
  return traces;
}

/** By place, on every process. */
export async function countTraces(
  origins: readonly string[],
  places: readonly Place[],
): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const { name, paths } of places) {
    const traces = (await Promise.all(origins.map((origin) => findTraces(origin, paths)))).flat();
    if (traces.length > 0) found.set(name, traces);
  }
  return found;
}
