import type { CommentRecord } from '@poliedro/contracts/comments';
import { startTestApp, type TestApp } from './app.ts';
import { Reader } from './reader.ts';
import { addPerson, signInAs, type Traits } from './signed-in.ts';

export interface CommentPage {
  comentarios: CommentRecord[];
  total: number;
  has_more: boolean;
  cursor: string | null;
}
export interface CommentAnswer {
  comentario: CommentRecord;
  code?: string;
}

export const query = <Row extends object>(app: TestApp, text: string, values: unknown[] = []) =>
  app.context.db.query<Row>({ name: '', text }, values);

/** An event and an article to talk about, and who talks. */
export async function setUpComments(clock?: () => number) {
  const app = await startTestApp({ config: { RESPONSE_CACHE: 'false' }, ...(clock === undefined ? {} : { clock }) });
  const [ids] = await query<{ evento_id: number; articulo_id: number }>(
    app,
    `select (select min(evento_id) from events)::int as evento_id,
      (select min(articulo_id) from articles)::float8 as articulo_id`,
  );
  const { evento_id, articulo_id } = ids ?? { evento_id: 0, articulo_id: 0 };
  const arrive = async (traits: Traits = { rol: 'experto' }) => {
    const person = await addPerson(app, traits);
    return { ...person, reader: await signInAs(app, person) };
  };
  const write = (reader: Reader, texto: string, more: object = { evento_id }) =>
    reader.post<CommentAnswer>('/api/comments', { texto, ...more });
  const list = async (cursor?: string | null, what = `evento/${evento_id}`) =>
    (await new Reader(app).get<CommentPage>(`/api/comments/${what}${cursor ? `?cursor=${cursor}` : ''}`)).body;
  return { app, evento_id, articulo_id, arrive, write, list };
}
