import { describe, expect, test } from 'vitest';
import { startTestApp } from '../../test/app.ts';
import { Reader } from '../../test/reader.ts';
import { addPerson, signInAs } from '../../test/signed-in.ts';
import { createLocate } from './location.ts';

describe('the place of a reader', () => {
  const locate = createLocate();

  test.each([
    ['88.2.3.4', 'ES', 'Spanien'],
    ['::ffff:88.2.3.4', 'ES', 'Spanien'],
    ['2001:4860:4860::8888', 'US', 'Vereinigte Staaten'],
  ])('of %s is %s', async (address, pais_iso_code, country_name) => {
    expect(await locate(address, 'de')).toEqual({
      ip: address.replace('::ffff:', ''),
      pais_iso_code,
      country_name,
    });
  });

  test.each([
    '10.1.2.3',
    '127.0.0.1',
    '192.168.1.1',
    '172.31.0.1',
    '100.64.0.1',
    '169.254.1.1',
    '::1',
    'fd00::1',
    'fe80::1',
    '::ffff:192.168.1.1',
    'not an address',
    '',
  ])('of %j is nowhere', async (address) => {
    expect(await locate(address, 'es')).toMatchObject({ pais_iso_code: null, country_name: null });
  });

  test('is told to its own reader, in their language, and not stored', async () => {
    const app = await startTestApp({ config: { TRUSTED_PROXIES: '1' } });
    const person = await addPerson(app);
    const { cookies } = await signInAs(app, person);
    const reader = new Reader(app, '88.2.3.4');
    for (const [name, value] of cookies) reader.cookies.set(name, value);
    const { status, body, headers } = await reader.send('GET', '/api/user/location', undefined, {
      'accept-language': 'fr',
    });
    expect([status, body]).toEqual([200, { ip: '88.2.3.4', pais_iso_code: 'ES', country_name: 'Espagne' }]);
    expect(headers.get('cache-control')).toBe('no-store');
    const [row] = await app.context.db.query<{ stored: string }>(
      {
        name: 'test-stored',
        text: `select (select string_agg(u::text, '') from users u) || (select string_agg(s::text, '') from sessions s) as stored`,
      },
      [],
    );
    expect(row?.stored).toContain(person.alias);
    expect(row?.stored).not.toContain('88.2.3.4');
    expect((await new Reader(app).get('/api/user/location')).status).toBe(401);
  });
});
