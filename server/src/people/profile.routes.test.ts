import type { Bio, Profile, PublicProfile } from '@poliedro/contracts/profiles';
import { describe, expect, test } from 'vitest';
import { getJson, startTestApp, type TestApp } from '../../test/app.ts';
import { Reader } from '../../test/reader.ts';
import { addPerson, type Person, signInAs } from '../../test/signed-in.ts';

const BIO = {
  descripcion: '  Mido ríos desde 2004.  ',
  pais: 'PE',
  estudios: 'Hidrología',
  link_blog: 'https://rios.example/blog',
  link_linkedin: '',
  link_twitter: '',
  link_periodico1: '',
  link_periodico2: '',
  categorias: [1, 3, 1],
  orientacion: 'centro',
  orientacion_consentida: true,
} as const;

const put = <T>(reader: Reader, path: string, body: unknown) => reader.send<T>('PUT', path, body);
const profileOf = async (reader: Reader) => (await reader.get<{ user: Profile }>('/api/user/profile')).body.user;

/** As a process that has nothing kept would answer. */
async function publicProfile(app: TestApp, { usuario_id }: Pick<Person, 'usuario_id'>, idioma = 'es') {
  await app.context.cache.purge();
  return getJson<{ profile: PublicProfile; code?: string }>(app, `/api/usuario/${usuario_id}?idioma=${idioma}`);
}

const consentOf = async (app: TestApp, { usuario_id }: Person) =>
  (
    await app.context.db.query<{ orientacion: string | null; orientacion_consentida_on: Date | null }>(
      { name: 'test-consent', text: 'select orientacion, orientacion_consentida_on from bios where usuario_id = $1' },
      [usuario_id],
    )
  )[0];

describe('one’s own profile', () => {
  test('shows the account and an empty bio at first', async () => {
    const app = await startTestApp();
    const person = await addPerson(app, { rol: 'lector' });
    const reader = await signInAs(app, person);
    const { status, body, headers } = await reader.get<{ user: Profile }>('/api/user/profile');
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body.user).toMatchObject({
      usuario_id: person.usuario_id,
      alias: person.alias,
      email: person.email,
      correo_nuevo: null,
      eliminacion_prevista: null,
      passkeys: 0,
      solicitud: null,
      bio: { descripcion: '', pais: null, categorias: [], orientacion: null, orientacion_consentida: false },
    });
    expect(Date.now() - Date.parse(body.user.created_on)).toBeLessThan(60_000);
  });

  test('takes another alias and language, each alone', async () => {
    const app = await startTestApp();
    const person = await addPerson(app);
    const reader = await signInAs(app, person);
    const renamed = await put(reader, '/api/user/profile', { alias: ` ${person.alias} dos ` });
    expect([renamed.status, renamed.body]).toMatchObject([
      200,
      { user: { alias: `${person.alias} dos`, idioma: 'es' } },
    ]);
    const spoken = await put(reader, '/api/user/profile', { idioma: 'fr' });
    expect(spoken.body).toMatchObject({ user: { alias: `${person.alias} dos`, idioma: 'fr' } });
    expect((await reader.me()).body.user).toMatchObject({ alias: `${person.alias} dos`, idioma: 'fr' });
    expect((await put(reader, '/api/user/profile', { alias: person.alias.toUpperCase() })).status).toBe(200);
    expect((await put(reader, '/api/user/profile', { alias: '<b>' })).body).toMatchObject({ code: 'invalid_request' });
  });

  test('has an alias that nobody else has, whatever the case and however many ask at once', async () => {
    const app = await startTestApp();
    const first = await addPerson(app);
    const others = await Promise.all(Array.from({ length: 4 }, async () => signInAs(app, await addPerson(app))));
    const [reader] = others;
    if (reader === undefined) throw new Error('nobody');
    const taken = await put(reader, '/api/user/profile', { alias: first.alias.toUpperCase() });
    expect([taken.status, taken.body]).toMatchObject([409, { code: 'alias_taken' }]);
    const race = await Promise.all(others.map((other) => put(other, '/api/user/profile', { alias: 'La Única' })));
    expect(race.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });
});

describe('a bio', () => {
  test('is written by authors alone, each their own', async () => {
    const app = await startTestApp();
    const author = await addPerson(app, { rol: 'investigador' });
    const other = await addPerson(app, { rol: 'experto' });
    const reader = await signInAs(app, author);
    const { status, body } = await put<{ bio: Bio }>(reader, '/api/user/bio', { ...BIO, usuario_id: other.usuario_id });
    expect(status).toBe(200);
    expect(body.bio).toEqual({
      ...BIO,
      descripcion: 'Mido ríos desde 2004.',
      categorias: [1, 3],
      bio_foto_url: null,
    });
    expect((await profileOf(reader)).bio).toEqual(body.bio);
    expect((await profileOf(await signInAs(app, other))).bio.descripcion).toBe('');
    const lector = await put(await signInAs(app, await addPerson(app)), '/api/user/bio', BIO);
    expect([lector.status, lector.body]).toMatchObject([403, { code: 'forbidden' }]);
    expect((await put(new Reader(app), '/api/user/bio', BIO)).status).toBe(401);
  });

  test('is replaced whole, and is as it was where a category does not exist', async () => {
    const app = await startTestApp();
    const reader = await signInAs(app, await addPerson(app, { rol: 'experto' }));
    await put(reader, '/api/user/bio', BIO);
    const wrong = await put(reader, '/api/user/bio', { ...BIO, descripcion: 'Otra', categorias: [3, 2_000_000_000] });
    expect([wrong.status, wrong.body]).toMatchObject([400, { code: 'unknown_category' }]);
    expect((await profileOf(reader)).bio).toMatchObject({ descripcion: 'Mido ríos desde 2004.', categorias: [1, 3] });
    await put(reader, '/api/user/bio', { ...BIO, descripcion: '', pais: null, categorias: [2] });
    expect((await profileOf(reader)).bio).toMatchObject({ descripcion: '', pais: null, categorias: [2] });
  });

  test.each([
    { link_blog: 'javascript:alert(1)' },
    { link_blog: 'no es un enlace' },
    { pais: 'pe' },
    { descripcion: 'x'.repeat(1001) },
    { descripcion: 'nada\0más' },
    { categorias: [2 ** 40] },
    { orientacion: 'arriba' },
    { orientacion_consentida: false },
  ])('is refused with %j', async (change) => {
    const app = await startTestApp();
    const reader = await signInAs(app, await addPerson(app, { rol: 'experto' }));
    const { status, body } = await put(reader, '/api/user/bio', { ...BIO, ...change });
    expect([status, body]).toMatchObject([400, { code: 'invalid_request' }]);
  });

  test('keeps the orientation with its consent, each new one anew, and forgets both together', async () => {
    const app = await startTestApp();
    const author = await addPerson(app, { rol: 'experto' });
    const reader = await signInAs(app, author);
    await put(reader, '/api/user/bio', BIO);
    const first = await consentOf(app, author);
    await put(reader, '/api/user/bio', { ...BIO, descripcion: 'Otra' });
    expect(await consentOf(app, author)).toEqual(first);
    await put(reader, '/api/user/bio', { ...BIO, orientacion: 'otra' });
    const second = await consentOf(app, author);
    expect(second?.orientacion).toBe('otra');
    expect(Number(second?.orientacion_consentida_on)).toBeGreaterThan(Number(first?.orientacion_consentida_on));
    expect((await publicProfile(app, author)).body.profile.bio?.orientacion).toBe('otra');
    const withdrawn = { ...BIO, orientacion: null, orientacion_consentida: false };
    expect((await put(reader, '/api/user/bio', withdrawn)).status).toBe(200);
    expect(await consentOf(app, author)).toEqual({ orientacion: null, orientacion_consentida_on: null });
    expect((await publicProfile(app, author)).body.profile.bio?.orientacion).toBeNull();
  });
});

describe('a public profile', () => {
  test('shows an author with their bio in the reader’s language, and no address of any kind', async () => {
    const app = await startTestApp();
    const author = await addPerson(app, { rol: 'investigador' });
    await put(await signInAs(app, author), '/api/user/bio', BIO);
    const { status, body, headers } = await publicProfile(app, author, 'de');
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=10, stale-while-revalidate=0']);
    expect(body.profile).toMatchObject({ usuario_id: author.usuario_id, alias: author.alias, rol: 'investigador' });
    expect(body.profile.bio).toMatchObject({ descripcion: 'Mido ríos desde 2004.', pais: 'PE', orientacion: 'centro' });
    const { body: named } = await getJson<{ categorias: { categoria_id: number; nombre: string }[] }>(
      app,
      '/api/categorias?idioma=de',
    );
    const names = new Map(named.categorias.map(({ categoria_id, nombre }) => [categoria_id, nombre]));
    expect(body.profile.bio?.categorias).toEqual(
      [...names].filter(([id]) => id === 1 || id === 3).map(([categoria_id, nombre]) => ({ categoria_id, nombre })),
    );
    const text = JSON.stringify(body);
    expect(text).not.toContain(author.email);
    expect(text).not.toMatch(/e?-?mail|correo|@|es_administrador|segundo_factor|verificad|token|idioma/i);
    expect(Object.keys(body.profile).sort()).toEqual([
      'alias',
      'bio',
      'bio_foto_url',
      'created_on',
      'rol',
      'usuario_id',
    ]);
  });

  test('shows of readers, and of those who are authors no more, neither bio nor photo', async () => {
    const app = await startTestApp();
    const author = await addPerson(app, { rol: 'experto' });
    await put(await signInAs(app, author), '/api/user/bio', BIO);
    await app.context.db.query(
      { name: 'test-demote', text: `update users set rol = 'lector', bio_foto_url = '/fotos/x.webp' where id = $1` },
      [author.usuario_id],
    );
    const { body } = await publicProfile(app, author);
    expect(body.profile).toMatchObject({ rol: 'lector', bio: null, bio_foto_url: null });
  });

  test('is not there for who is not, or not any more', async () => {
    const app = await startTestApp();
    const gone = await addPerson(app, { rol: 'experto' });
    await app.context.db.query({ name: 'test-gone', text: 'update users set deleted_on = now() where id = $1' }, [
      gone.usuario_id,
    ]);
    for (const usuario_id of [gone.usuario_id, 987_654_321]) {
      const { status, body } = await publicProfile(app, { usuario_id });
      expect([status, body.code]).toEqual([404, 'usuario_not_found']);
    }
    expect((await publicProfile(app, { usuario_id: 0 })).status).toBe(400);
  });

  test('is kept for all for ten seconds and not a second longer', async () => {
    let now = Date.now();
    const app = await startTestApp({ clock: () => now });
    const author = await addPerson(app, { rol: 'experto' });
    const reader = await signInAs(app, author);
    const described = async () =>
      (await getJson<{ profile: PublicProfile }>(app, `/api/usuario/${author.usuario_id}`)).body.profile.bio
        ?.descripcion;
    await put(reader, '/api/user/bio', { ...BIO, descripcion: 'Antes' });
    expect(await described()).toBe('Antes');
    await put(reader, '/api/user/bio', { ...BIO, descripcion: 'Después' });
    now += 9000;
    expect(await described()).toBe('Antes');
    now += 1000;
    expect(await described()).toBe('Después');
  });
});
