import { describe, expect, test } from 'vitest';
import { freeOfCharge, openTestModel } from '../../../../test/model-tools.ts';
import { playedArticles } from '../../../../test/played-articles.ts';
import { admitDraft } from '../../write/admit-draft.ts';
import type { Analyst, ArticleToAnalyse, EventToWrite } from '../analyst.ts';
import { createModelJudge } from './judge/model-judge.ts';
import { createModelAnalyst } from './model-analyst.ts';

/** What the model stand-in says where it says something bad. */
const BAIT = /brandol[ií]n|apuestas/iu;

async function openAnalyst() {
  const { server, model } = await openTestModel();
  return { server, model, analyst: createModelAnalyst(model, freeOfCharge) };
}

async function read(analyst: Pick<Analyst, 'claimsOf'>, articles: readonly ArticleToAnalyse[]): Promise<EventToWrite> {
  const claims = await Promise.all(
    articles.map(async (article) => [article.articulo_id, await analyst.claimsOf(article)] as const),
  );
  return { evento_id: 1, articles, claims: new Map(claims), earlier: [] };
}

/** What a reader would see of it, and what would be kept back. */
async function publish(analyst: Analyst, event: EventToWrite) {
  const draft = await analyst.write(event);
  if (draft === undefined) throw new Error('nothing was written');
  const { event: admitted, refused } = admitDraft(draft, event);
  const { titulo = '', descripcion = '', statements = [] } = admitted ?? {};
  const shown = statements.flatMap((one) => [one, ...one.versiones]);
  return {
    titulo,
    descripcion,
    statements,
    refused,
    texts: [titulo, descripcion, ...shown.flatMap(({ texto, detalle }) => [texto, detalle ?? ''])],
  };
}

describe('the model analyst', () => {
  test('writes an event from what six newspapers say, and nothing bad of it is shown', async () => {
    const { server, analyst } = await openAnalyst();
    const articles = await playedArticles();
    expect(articles).toHaveLength(6);
    expect(analyst.name).toBe('modelo:de-prueba@1.1');
    const honest = await publish(analyst, await read(analyst, articles));
    expect(honest.statements.length).toBeGreaterThan(8);
    expect(new Set(honest.statements.map(({ seccion }) => seccion))).toContain('declaraciones');

    await server.setFaults({ bad_percent: 30 });
    const event = await read(analyst, articles);
    const { texts, statements, refused } = await publish(analyst, event);
    const spoiled = await server.spoiled();
    expect(new Set(spoiled.map(({ kind }) => kind)).size).toBe(6);
    /** By another passage than its own it is bad, by its own it is not. */
    const isBad = (text: string, detail: string | null, passages: readonly string[]) =>
      spoiled.some(
        (bad) =>
          bad.text === text &&
          (bad.kind !== 'wrong_speaker' || bad.detail === detail) &&
          (bad.kind !== 'wrong_article' || !passages.some((pasaje) => pasaje.includes(text))),
      );
    const badOnes = [
      ...statements.filter(({ texto, detalle, evidence }) =>
        isBad(
          texto,
          detalle,
          evidence.map(({ pasaje }) => pasaje),
        ),
      ),
      ...[...event.claims.values()]
        .flat()
        .filter(({ texto, detalle, pasaje }) => isBad(texto, detalle ?? null, [pasaje])),
    ];
    expect(badOnes).toEqual([]);
    expect(texts.filter((text) => BAIT.test(text))).toEqual([]);
    expect(refused.length).toBeGreaterThan(1);
    expect(statements.length).toBeGreaterThan(honest.statements.length / 3);
  });

  test('says which answer it could not use, and reads on where one article is not answered', async () => {
    const { server, analyst } = await openAnalyst();
    const [one, other] = await playedArticles();
    if (one === undefined || other === undefined) throw new Error('there are no articles');
    await server.setFaults({ refuse: 1 });
    expect(await analyst.claimsOf(one)).toEqual([]);
    const event = await read(analyst, [one, other]);
    await server.setFaults({ cut_off: 1 });
    await expect(analyst.write(event)).rejects.toThrow('the language model would not write the event: cut_off');
    expect(await analyst.write({ ...event, claims: new Map() })).toBeUndefined();
  });

  test('judges whether two reports tell of one happening', async () => {
    const { server, model } = await openAnalyst();
    const judge = createModelJudge(model, freeOfCharge);
    const storm = { titular: 'Un temporal corta la carretera de Valdelarco', lead: 'El temporal cortó la carretera.' };
    expect(await judge.sameHappening(storm, { ...storm, lead: 'El temporal cortó el lunes la carretera.' })).toBe(
      'same',
    );
    expect(await judge.sameHappening(storm, { titular: 'Sube el precio del pan', lead: 'El pan sube.' })).toBe(
      'different',
    );
    await server.setFaults({ refuse: 1 });
    expect(await judge.sameHappening(storm, storm)).toBe('unsure');
  });
});
