import { describe, expect, onTestFinished, test } from 'vitest';
import { startLanguageModelStandIn } from './language-model-stand-in.ts';

const SCHEMAS = {
  claims: { properties: { claims: {} } },
  judge: { properties: { verdict: {} } },
  translate: { properties: { translations: {} } },
};
const ARTICLE = [
  '<data k>',
  '0: Un temporal corta la carretera',
  '1: El temporal cortó el lunes la carretera durante nueve horas.',
  '2: «No habíamos visto nada igual en treinta años», dijo la alcaldesa Marta Rey.',
  '</data k>',
  'not of the article',
].join('\n');

async function start() {
  const standIn = await startLanguageModelStandIn({ port: 0, model: 'm', apiKey: 'secret' });
  onTestFinished(() => standIn.close());
  const call = async (method: string, path: string, body?: unknown, headers = {}) => {
    const response = await fetch(`http://127.0.0.1:${standIn.port}${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, headers: response.headers, value: (await response.json()) as unknown };
  };
  const ask = (schema: object, content: string, more = {}) =>
    call(
      'POST',
      '/v1/chat/completions',
      {
        model: 'm',
        messages: [{ role: 'user', content }],
        response_format: { type: 'json_schema', json_schema: { name: 'x', schema } },
        ...more,
      },
      { authorization: 'Bearer secret' },
    );
  const answer = async (schema: object, content: string) => {
    const { value } = await ask(schema, content);
    return JSON.parse((value as { choices: [{ message: { content: string } }] }).choices[0].message.content) as unknown;
  };
  return { call, ask, answer };
}

describe('the language model stand-in', () => {
  test('takes claims from the sentences between the marks, and the words of a speaker', async () => {
    const { answer } = await start();
    expect(await answer(SCHEMAS.claims, ARTICLE)).toEqual({
      claims: [
        {
          kind: 'hecho',
          text: 'El temporal cortó el lunes la carretera durante nueve horas.',
          detail: null,
          first: 1,
          last: 1,
          weight: 1,
        },
        {
          kind: 'declaracion',
          text: 'No habíamos visto nada igual en treinta años',
          detail: 'Marta Rey',
          first: 2,
          last: 2,
          weight: 0.89,
        },
      ],
    });
  });

  test('translates what it knows and keeps names, numbers and quotations', async () => {
    const { answer } = await start();
    const prompt = `From Spanish (es) into English (en).\n<data k>\n${JSON.stringify({ id: 'a', text: 'Doce personas y 2.300 casas en Valdelarco: «no hay luz».' })}\n</data k>`;
    expect(await answer(SCHEMAS.translate, prompt)).toEqual({
      translations: [{ id: 'a', text: 'twelve people and 2300 casas in Valdelarco: «no hay luz».' }],
    });
  });

  test('goes wrong as asked, and says what it made bad', async () => {
    const { call, ask, answer } = await start();
    const set = (faults: object) => call('PUT', '/faults', faults);
    await set({ rate_limit: 1, retry_after: 7, fail: 1 });
    const refused = await ask(SCHEMAS.judge, ARTICLE);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '7']);
    expect((await ask(SCHEMAS.judge, ARTICLE)).status).toBe(500);
    await set({ bad_percent: 100 });
    const { claims } = (await answer(SCHEMAS.claims, ARTICLE)) as { claims: { text: string }[] };
    const { value } = await call('GET', '/spoiled');
    expect((value as { text: string }[]).map(({ text }) => text)).toEqual(claims.map(({ text }) => text));
    expect((await call('POST', '/v1/chat/completions', {})).status).toBe(401);
    expect((await ask(SCHEMAS.judge, ARTICLE, { model: 'other' })).status).toBe(404);
    expect((await ask({}, ARTICLE)).status).toBe(400);
    expect((await set({ nonsense: 1 })).status).toBe(400);
  });
});
