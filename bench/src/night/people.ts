import { randomUUID } from 'node:crypto';
import { ask, type Customer } from '../money/customer.ts';
import type { Random } from '../money/random.ts';
import type { Shop } from '../money/shop.ts';
import { query } from '../site/database.ts';
import type { House } from './house.ts';

/** Events that nobody merges: what is said of them stays where it was said. */
const EVENTS = 20;
const PAGE = 500;

interface Draft {
  readonly articulo_id: number;
  version: number;
  titular: string;
}

const bodyOf = (words: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
});

/** What people write beside what they buy, and what they were told is kept. */
export function createPeople({ ports, services }: House, { readers, authors }: Shop, random: Random) {
  const comments = new Map<number, string>();
  const reactions = new Map<string, boolean>();
  const drafts = new Map<Customer, Draft>();
  let written = 0;
  const origin = () => `http://127.0.0.1:${random.pick(ports)}`;

  async function react(): Promise<void> {
    const reader = random.pick(readers);
    const evento_id = 1 + random.below(EVENTS);
    const valor = random.next() < 0.7;
    const { status } = await ask(origin(), reader, '/api/user/write_interaction', { action: 'save', evento_id, valor });
    if (status === 200) reactions.set(`${reader.usuario_id}:${evento_id}`, valor);
  }

  async function comment(): Promise<void> {
    const texto = `Lo dicho esta noche, ${written}: ${randomUUID()}`;
    const request = { texto, evento_id: 1 + random.below(EVENTS) };
    const { status, body } = await ask(origin(), random.pick(authors), '/api/comments', request);
    if (status === 200) comments.set((body.comentario as { id: number }).id, texto);
  }

  const fieldsOf = (titular: string) => ({
    ...{ titular, resumen: 'Lo que se escribe de noche', idioma: 'es', evento_id: 1 },
    body_json: bodyOf(`Una frase. ${titular}.`),
  });

  async function begin(author: Customer): Promise<void> {
    const titular = `Borrador ${written}`;
    const request = { ...fieldsOf(titular), borrador_id: randomUUID() };
    const { status, body } = await ask(origin(), author, '/api/user/articles', request);
    if (status !== 200) return;
    const { articulo_id, version } = body.article as Draft;
    drafts.set(author, { articulo_id, version, titular });
  }

  /** Now and then it is published; now and then a new one is begun. */
  async function write(): Promise<void> {
    const author = random.pick(authors);
    const draft = drafts.get(author);
    if (draft === undefined || random.next() < 0.02) return begin(author);
    const titular = `Borrador ${written}`;
    const guardar = random.next() < 0.2;
    const request = { ...fieldsOf(titular), version: draft.version, guardar, es_borrador: false };
    const path = `/api/user/articles/${draft.articulo_id}`;
    const { status, body } = await ask(origin(), author, `${path}/autosave`, request);
    if (status === 200) Object.assign(draft, { version: (body.article as Draft).version, titular });
    else {
      // An answer that was lost: what it said is asked for.
      const { body: stored } = await ask(origin(), author, path);
      Object.assign(draft, { version: stored.version, titular: stored.titular });
    }
  }

  const acts = [react, react, react, comment, write, write, write];
  return {
    async act(): Promise<void> {
      written += 1;
      await random.pick(acts)();
    },
    count: () => written,
    /** What is not as they were told. Nobody may be acting. */
    async findLost(): Promise<string[]> {
      const lost: string[] = [];
      const ids = [...comments.keys()];
      for (let from = 0; from < ids.length; from += PAGE) {
        const part = ids.slice(from, from + PAGE);
        const rows = await query<{ id: number; texto: string }>(
          services,
          'select comentario_id::float8 as id, texto from comments where comentario_id = any ($1)',
          [part],
        );
        const stored = new Map(rows.map(({ id, texto }) => [id, texto]));
        lost.push(...part.filter((id) => stored.get(id) !== comments.get(id)).map((id) => `comment ${id}`));
      }
      const saved = new Set(
        (
          await query<{ pair: string }>(
            services,
            `select usuario_id || ':' || target_id as pair from interactions where action = 'save' and target_tipo = 'evento'`,
          )
        ).map(({ pair }) => pair),
      );
      lost.push(
        ...[...reactions].filter(([pair, valor]) => saved.has(pair) !== valor).map(([pair]) => `reaction ${pair}`),
      );
      for (const { articulo_id, titular } of drafts.values()) {
        const [row] = await query<{ titular: string }>(
          services,
          'select titular from hosted_articles where articulo_id = $1',
          [articulo_id],
        );
        if (row?.titular !== titular) lost.push(`draft ${articulo_id} is "${row?.titular}", was "${titular}"`);
      }
      return lost;
    },
  };
}
