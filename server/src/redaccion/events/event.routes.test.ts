import type { EventDetail } from '@poliedro/contracts/events';
import type { OperatorChange } from '@poliedro/contracts/redaccion/changes';
import type { ListedEvent, MadeEvent } from '@poliedro/contracts/redaccion/events';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { addPerson, signInAs } from '../../../test/signed-in.ts';
import { ask } from '../../../test/told-event.ts';

const BASE = '/api/redaccion/eventos';
const FRASES = '/api/redaccion/frases';

async function startAsOperator() {
  const app = await startTestApp();
  const operator = await signInAs(app, await addPerson(app, { es_administrador: true, segundo_factor: true }));
  const list = async (query = '') =>
    (await operator.get<{ eventos: ListedEvent[]; has_more: boolean; cursor: string }>(`${BASE}?${query}`)).body;
  const shown = async () => (await list()).eventos.filter(({ publicado }) => publicado);
  const made = async (evento_id: number) => (await operator.get<MadeEvent>(`${BASE}/${evento_id}`)).body;
  const read = async (evento_id: number) =>
    (await operator.get<EventDetail>(`/api/modal_eventos/${evento_id}?idioma=es`)).body;
  const undoLast = async () => {
    const { cambios } = (await operator.get<{ cambios: OperatorChange[] }>('/api/redaccion/cambios')).body;
    return operator.post(`/api/redaccion/cambios/${cambios[0]?.change_id}/deshacer`);
  };
  return { app, operator, list, shown, made, read, undoLast };
}

test('events are found by number and by words, and how one was made is told', async () => {
  const { app, list, shown, made, operator } = await startAsOperator();
  const { eventos, has_more } = await list();
  const ids = eventos.map(({ evento_id }) => evento_id);
  expect([ids, has_more]).toEqual([ids.toSorted((one, other) => other - one), false]);
  const [first] = await shown();
  if (first === undefined) throw new Error('there are no events');
  const { evento_id, titulo } = first;
  expect((await list(`q=${evento_id}`)).eventos[0]?.evento_id).toBe(evento_id);
  expect((await list(`q=${encodeURIComponent(titulo)}`)).eventos[0]?.evento_id).toBe(evento_id);
  expect((await list('q=999999')).eventos).toEqual([]);

  const { db } = app.context;
  await ask(
    db,
    `insert into refused_statements (evento_id, huella, analyst, seccion, texto, reasons, evidence)
      values ($1, 'x', 'modelo:m@1.2', 'hechos', 'Lo que nadie dice', '{too_far_from_evidence}', '[{"pasaje": "Otra cosa"}]')`,
    [evento_id],
  );
  await ask(
    db,
    `insert into model_answers (evento_id, task, model, tokens_in, tokens_out, cost)
      values ($1, 'write', 'm', 900, 120, 4500), ($1, 'write', 'm', 100, 80, 500)`,
    [evento_id],
  );
  const event = await made(evento_id);
  expect(event.articulos_lista.length).toBe(event.cobertura.articulos);
  expect(event.articulos_lista[0]).toMatchObject({ a_mano: false, es_definitivo: false });
  expect(event.frases.length).toBeGreaterThan(3);
  expect(event.frases.some(({ evidencia }) => evidencia.length > 0)).toBe(true);
  expect(event.rechazadas).toMatchObject([{ motivos: ['too_far_from_evidence'], pasajes: ['Otra cosa'] }]);
  expect(event.versiones[0]?.version).toBe(event.version);
  expect(event.gasto).toEqual([
    { tarea: 'write', modelo: 'm', preguntas: 2, tokens_in: 1000, tokens_out: 200, coste_millonesimas: 5000 },
  ]);
  expect((await operator.get(`${BASE}/${evento_id}/parecido`)).status).toBe(200);
  expect((await operator.get(`${BASE}/999999`)).status).toBe(404);
});

test('a statement is withdrawn and another corrected: readers see it at once, and it is undone', async () => {
  const { shown, made, read, operator, undoLast } = await startAsOperator();
  const evento_id = (await shown())[0]?.evento_id ?? 0;
  const before = await read(evento_id);
  const [gone, wrong] = before.hechos;
  if (gone === undefined || wrong === undefined) throw new Error('it has no facts');
  const nota = { nota: 'El periódico ha retirado esa información.', idioma: 'es' };
  expect((await operator.post(`${FRASES}/${gone.statement_id}/retirar`, nota)).status).toBe(200);
  const texto = `${wrong.hecho} Así lo confirma el registro.`;
  const body = { texto, detalle: null, ...nota };
  expect((await operator.post(`${FRASES}/${wrong.statement_id}/corregir`, body)).status).toBe(200);

  const after = await read(evento_id);
  expect(after.hechos.map(({ hecho }) => hecho)).toEqual([texto, ...before.hechos.slice(2).map(({ hecho }) => hecho)]);
  expect(after.correcciones).toMatchObject([
    { tipo: 'corregida', anterior: wrong.hecho, statement_id: after.hechos[0]?.statement_id },
    { tipo: 'retirada', anterior: null, statement_id: null, nota: nota.nota },
  ]);
  expect((await made(evento_id)).correcciones).toHaveLength(2);
  expect((await operator.post(`${FRASES}/${gone.statement_id}/retirar`, nota)).status).toBe(404);
  expect((await operator.post(`${FRASES}/${wrong.statement_id}/retirar`, { ...nota, nota: '' })).status).toBe(400);

  expect((await undoLast()).status).toBe(200);
  const undone = await read(evento_id);
  expect(undone.hechos[0]?.hecho).toBe(wrong.hecho);
  expect(undone.correcciones.map(({ tipo }) => tipo)).toEqual(['retirada']);
});

test('events are united, split and undone, articles are moved, and a stage is done again', async () => {
  const { app, shown, made, operator, undoLast } = await startAsOperator();
  const { db } = app.context;
  const [one, other] = (await shown()).map(({ evento_id }) => evento_id);
  if (one === undefined || other === undefined) throw new Error('there are no events');
  const counts = async () => [(await made(one)).articulos, (await made(other)).articulos];
  const before = await counts();
  const [few = 0, many = 0] = before;
  expect((await operator.post(`${BASE}/${one}/unir`, { destino_id: other, note: 'Es lo mismo' })).status).toBe(200);
  expect((await made(one)).unido_a).toBe(other);
  expect((await made(other)).articulos_lista.filter(({ a_mano }) => a_mano)).toHaveLength(few + many);
  expect((await operator.get<EventDetail>(`/api/modal_eventos/${one}?idioma=es`)).body.evento_id).toBe(other);
  expect((await undoLast()).status).toBe(200);
  expect(await counts()).toEqual(before);
  expect((await made(one)).unido_a).toBe(null);

  const articulo_ids = (await made(other)).articulos_lista.slice(0, 2).map(({ articulo_id }) => articulo_id);
  const split = await operator.post<{ evento_id: number }>(`${BASE}/${other}/separar`, { articulo_ids });
  expect(split.status).toBe(200);
  expect((await made(split.body.evento_id)).articulos).toBe(2);
  const [articulo_id = 0] = articulo_ids;
  const moved = await operator.post(`${BASE}/${split.body.evento_id}/mover`, { articulo_id, destino_id: one });
  expect([moved.status, moved.body]).toMatchObject([409, { code: 'too_few_articles' }]);
  expect((await undoLast()).status).toBe(200);
  expect(await counts()).toEqual(before);
  expect((await operator.post(`${BASE}/${other}/mover`, { articulo_id, destino_id: one })).status).toBe(200);
  expect(await counts()).toEqual([few + 1, many - 1]);

  expect((await operator.post(`${BASE}/${one}/repetir`, { etapa: 'claims' })).status).toBe(200);
  expect(await ask(db, 'select owed from event_work where evento_id = $1', [one])).toEqual([{ owed: true }]);
  expect((await operator.post(`${BASE}/${one}/repetir`, { etapa: 'translate' })).body).toMatchObject({
    code: 'nobody_translates',
  });
});
