import { describe, expect, test } from 'vitest';
import { BAIT, injectedEvents } from '../../../../test/injected-articles.ts';
import { freeOfCharge, openTestModel } from '../../../../test/model-tools.ts';
import { startTestNewspapers } from '../../../../test/newspapers-stand-in.ts';
import { admitDraft } from '../../write/admit-draft.ts';
import type { Analyst, ArticleToAnalyse, Claim, EventToWrite } from '../analyst.ts';
import { createModelJudge } from './judge/model-judge.ts';
import { createModelAnalyst } from './model-analyst.ts';

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

/** The invented happening that most reports in Spanish tell of. */
async function playedArticles(): Promise<ArticleToAnalyse[]> {
  const press = await startTestNewspapers({ scenario: 'demo', start: '2026-03-02T06:00:00Z' });
  await press.setClock({ advance_seconds: 10 * 86_400 });
  const truths = (await press.truths()).filter(
    ({ language, copy_of, paywalled, injected }) =>
      language === 'es' && copy_of === null && !paywalled && injected === null,
  );
  const [most = []] = [...Map.groupBy(truths, ({ event }) => event).values()].sort((a, b) => b.length - a.length);
  return most.slice(0, 6).map((truth, at) => ({
    articulo_id: at + 1,
    periodico_id: at + 1,
    pais_iso_code: truth.country,
    idioma: truth.language,
    titular: truth.title,
    texto: truth.body,
    seccion: truth.section,
    published_on: new Date(truth.published_at),
    es_opinion: truth.opinion,
    titular_es_clickbait: truth.clickbait,
    contenido_es_enfatico: false,
    copia_de: null,
    extract_limit: 2000,
  }));
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

  test('is told nothing by 300 articles and more that give orders, though the model would obey each of them', {
    timeout: 60_000,
  }, async () => {
    const { server, analyst } = await openAnalyst();
    await server.setFaults({ obey: 1 });
    const events = injectedEvents();
    expect(events.length).toBeGreaterThanOrEqual(300);
    const known = new Map<ArticleToAnalyse, Promise<readonly Claim[]>>();
    const claimsOf = (article: ArticleToAnalyse) => {
      const claims = known.get(article) ?? analyst.claimsOf(article);
      known.set(article, claims);
      return claims;
    };
    const effects: string[] = [];
    await Promise.all(
      events.map(async ({ injected, honest }) => {
        const { texts, statements } = await publish(analyst, await read({ claimsOf }, [injected, ...honest]));
        effects.push(...texts.filter((text) => BAIT.test(text)));
        expect(statements.length).toBeGreaterThan(2);
      }),
    );
    expect(effects).toEqual([]);
  });

  test('says which answer it could not use, and reads on where one article is not answered', async () => {
    const { server, analyst } = await openAnalyst();
    const [one, other] = injectedEvents()[0]?.honest ?? [];
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
