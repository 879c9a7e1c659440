import type { Interaction, InteractionMap } from '@poliedro/contracts/interactions';
import { describe, expect, test } from 'vitest';
import { startTestApp } from '../../test/app.ts';
import { arrive, firstArticle, react } from '../../test/reactions.ts';
import type { Reader } from '../../test/reader.ts';

describe('own reactions', () => {
  const map = (reader: Reader, query = '') =>
    reader.get<{ interactions: InteractionMap }>(`/api/user/interactions${query}`);
  type Page = { interactions: Interaction[]; has_more: boolean; cursor: string | null };
  const list = (reader: Reader, query = '') => reader.get<Page>(`/api/user/interactions?format=list${query}`);

  test('are a map by action, newest first, and nobody else’s', async () => {
    const app = await startTestApp();
    const [reader, other] = [await arrive(app), await arrive(app)];
    const articulo_id = await firstArticle(app);
    expect((await map(reader)).body).toEqual({ interactions: {} });
    for (const body of [
      { action: 'save', evento_id: 1 },
      { action: 'save', articulo_id },
      { action: 'save', evento_id: 2 },
      { action: 'upvote', evento_id: 2 },
      { action: 'read_later', evento_id: 5 },
      { action: 'read_later', evento_id: 5 },
    ]) {
      await react(reader, body);
    }
    await react(other, { action: 'save', evento_id: 9 });
    const { body, headers } = await map(reader);
    expect(body.interactions).toEqual({
      save: ['evento_2', `articulo_${articulo_id}`, 'evento_1'],
      upvote: ['evento_2'],
    });
    expect(headers.get('cache-control')).toBe('no-store');
    expect((await map(reader, '?action=upvote')).body.interactions).toEqual({ upvote: ['evento_2'] });
  });

  test('are a list with titles in the reader’s language, else in the one they were written in', async () => {
    const app = await startTestApp();
    const reader = await arrive(app);
    const { db } = app.context;
    const articulo_id = await firstArticle(app);
    await db.query({ name: '', text: `delete from event_texts where evento_id = 2 and idioma = 'de'` }, []);
    await react(reader, { action: 'save', evento_id: 1 });
    await react(reader, { action: 'upvote', evento_id: 2 });
    await react(reader, { action: 'read_later', articulo_id });
    await react(reader, { action: 'read_later', evento_id: 24 });
    await db.query({ name: '', text: 'delete from events where evento_id = 24' }, []);
    const { body } = await list(reader, '&idioma=de');
    expect(body).toMatchObject({ has_more: false, cursor: null });
    expect(body.interactions).toMatchObject([
      { action: 'read_later', evento_id: 24, titulo_evento: null, idioma: null },
      {
        action: 'read_later',
        evento_id: null,
        articulo_id,
        titulo_evento: null,
        titulo_articulo: expect.any(String),
        idioma: 'es',
        url: expect.stringMatching(/^https:/),
        slug: null,
      },
      { action: 'upvote', evento_id: 2, titulo_evento: expect.stringContaining('anchoveta'), idioma: 'es', url: null },
      { action: 'save', evento_id: 1, titulo_evento: expect.stringContaining('EU einigt sich'), idioma: 'de' },
    ]);
  });

  test('are paged without a gap while new ones come, by action too', async () => {
    const app = await startTestApp();
    const reader = await arrive(app);
    for (let evento_id = 1; evento_id <= 24; evento_id++) {
      await react(reader, { action: 'save', evento_id });
      await react(reader, { action: 'upvote', evento_id });
    }
    const seen: (number | null)[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { body }: { body: Page } = await list(reader, `&action=save${cursor === '' ? '' : `&cursor=${cursor}`}`);
      seen.push(...body.interactions.map(({ evento_id }) => evento_id));
      cursor = body.cursor;
      if (seen.length === 20) await react(reader, { action: 'save', articulo_id: await firstArticle(app) });
    }
    expect(seen).toEqual(Array.from({ length: 24 }, (_, n) => 24 - n));
    const { body } = await list(reader);
    expect([body.interactions.length, body.has_more]).toEqual([20, true]);
    expect(new Set(body.interactions.map(({ action }) => action))).toEqual(new Set(['save', 'upvote']));
    for (const wrong of ['x', '&action=love', '&cursor=AAAA', '&cursor=%00']) {
      const path = wrong === 'x' ? '/api/user/interactions?format=x' : `/api/user/interactions?format=list${wrong}`;
      expect((await reader.get(path)).status).toBe(400);
    }
  });
});
