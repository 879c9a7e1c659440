import type { User } from '@poliedro/contracts/accounts';
import type { CommentRecord } from '@poliedro/contracts/comments';
import { describe, expect, test } from 'vitest';
import { startTestApp } from '../../test/app.ts';
import { arrive, ask, download, look, open, query, runJob } from '../../test/exports.ts';
import { addFullPerson, IMAGE_ID, listPersonColumns } from '../../test/full-person.ts';
import { startTestQueue } from '../../test/queue.ts';
import { lastMail, Reader } from '../../test/reader.ts';
import { rightsJobsOf } from '../../test/rights-jobs.ts';
import { addPerson, signInAs } from '../../test/signed-in.ts';
import type { ObjectStorage } from '../adapters/object-storage/object-storage.ts';
import { imageKey } from '../articles/writing/image-key.ts';
import { createExportService, exportKey } from './export.service.ts';
import { EXPORT_PARTS } from './export-parts.ts';
import { createWakeExport } from './rights.jobs.ts';

/** Tables that name people and are not in an export, and why. */
const NOT_EXPORTED: Readonly<Record<string, string>> = {
  articles: 'what is shown of hosted_articles, which are in it',
};

describe('an export', () => {
  test('waits, is made by the sweeper, told of by mail and fetched by its owner', async () => {
    const app = await startTestApp({ content: 'empty' });
    const { reader, email, alias } = await arrive(app);
    expect((await look(reader)).body).toEqual({ exportacion: null });
    expect((await download(app, reader)).status).toBe(404);
    const asked = await ask(reader);
    expect([asked.status, asked.body.exportacion]).toMatchObject([
      200,
      { lista: false, expires_on: null, bytes: null },
    ]);
    expect((await look(reader)).body.exportacion).toEqual(asked.body.exportacion);

    await runJob(app, 'rights.sweep-exports');
    const { exportacion } = (await look(reader)).body;
    expect(exportacion).toMatchObject({ lista: true, created_on: asked.body.exportacion.created_on });
    const days = (Date.parse(exportacion?.expires_on ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThanOrEqual(7);
    const url = `${app.context.config.PUBLIC_ORIGIN}/user#perfil`;
    expect(await lastMail(app, email)).toEqual({ plantilla: 'export-ready', datos: { alias, url } });

    const file = await download(app, reader);
    const [ready] = await query(app, `select to_char(ready_on, 'YYYY-MM-DD') as day from data_exports`);
    expect([file.status, file.headers.get('content-type'), file.headers.get('cache-control')]).toEqual([
      200,
      'application/zip',
      'no-store',
    ]);
    expect(file.headers.get('content-disposition')).toBe(`attachment; filename="poliedro-datos-${ready?.day}.zip"`);
    expect((await file.arrayBuffer()).byteLength).toBe(exportacion?.bytes);
  });

  test('is brought to a worker by the queue as soon as it is asked for', async () => {
    const app = await startTestApp({ content: 'empty' });
    const { db, storage } = app.context;
    const wake = createWakeExport((await startTestQueue(rightsJobsOf(app))).queue);
    const exports = createExportService(db, storage, wake);
    const { usuario_id, reader } = await arrive(app);
    await exports.request({ id: usuario_id } as User);
    await expect.poll(async () => (await look(reader)).body.exportacion?.lista, { timeout: 5000 }).toBe(true);
  });

  test('of somebody whose address nobody has proved is made, and no mailbox told of it', async () => {
    const app = await startTestApp({ content: 'empty' });
    const { reader } = await arrive(app, await addPerson(app, { email_verificado: false }));
    await ask(reader);
    await runJob(app, 'rights.sweep-exports');
    expect((await look(reader)).body.exportacion?.lista).toBe(true);
    expect(await query(app, 'select from outgoing_mails')).toEqual([]);
  });

  test('is made once, however often the job runs', async () => {
    const app = await startTestApp({ content: 'empty' });
    const { reader } = await arrive(app);
    await ask(reader);
    const [row] = await query(app, 'select exportacion_id::int as exportacion_id from data_exports');
    await Promise.all([1, 2, 3].map(() => runJob(app, 'rights.make-export', row)));
    await runJob(app, 'rights.make-export', row);
    expect(await query(app, 'select plantilla from outgoing_mails')).toEqual([{ plantilla: 'export-ready' }]);
  });

  test('is asked for once a day, however many wishes come at once', async () => {
    const app = await startTestApp({ content: 'empty' });
    const { reader } = await arrive(app);
    const answers = await Promise.all(Array.from({ length: 4 }, () => ask(reader)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429]);
    expect((await ask(reader)).body.code).toBe('too_many_exports');
    await query(app, `update data_exports set created_on = created_on - interval '25 hours'`);
    expect((await ask(reader)).status).toBe(200);
  });

  test('belongs to its owner alone', async () => {
    const app = await startTestApp({ content: 'empty' });
    const owner = await arrive(app);
    const other = await arrive(app, await addPerson(app, { es_administrador: true, segundo_factor: true }));
    await ask(owner.reader);
    await runJob(app, 'rights.sweep-exports');
    expect((await look(other.reader)).body).toEqual({ exportacion: null });
    expect((await download(app, other.reader)).status).toBe(404);
    expect((await download(app, new Reader(app))).status).toBe(401);
    expect((await download(app, owner.reader)).status).toBe(200);
  });

  test('is over after seven days: not shown, not given, and its file deleted', async () => {
    const app = await startTestApp({ content: 'empty' });
    const { reader } = await arrive(app);
    await ask(reader);
    await runJob(app, 'rights.sweep-exports');
    const [row] = await query(app, `update data_exports set expires_on = now() returning exportacion_id::int as id`);
    expect((await look(reader)).body).toEqual({ exportacion: null });
    expect((await download(app, reader)).status).toBe(404);
    const key = exportKey(Number(row?.id));
    expect(await app.context.storage.get(key)).not.toBeNull();
    await runJob(app, 'rights.forget-exports');
    expect(await app.context.storage.get(key)).toBeNull();
    expect(await query(app, 'select from data_exports')).toEqual([]);
  });

  test('waits for a storage that is away, and holds nobody else up', async () => {
    const app = await startTestApp({ content: 'empty' });
    const [one, other] = [await arrive(app), await arrive(app)];
    await ask(one.reader);
    await ask(other.reader);
    let puts = 0;
    const failsOnce: ObjectStorage = {
      ...app.context.storage,
      putPieces: (...given) =>
        puts++ === 0 ? Promise.reject(new Error('away')) : app.context.storage.putPieces(...given),
    };
    await expect(runJob(app, 'rights.sweep-exports', {}, failsOnce)).rejects.toThrow('1 of 2 failed');
    expect((await look(one.reader)).body.exportacion?.lista).toBe(false);
    expect((await look(other.reader)).body.exportacion?.lista).toBe(true);
    await runJob(app, 'rights.sweep-exports');
    expect((await look(one.reader)).body.exportacion?.lista).toBe(true);
  });
});

describe('what an export holds', () => {
  test('is everything kept about the person, and none of the secrets', async () => {
    const app = await startTestApp();
    const person = await addFullPerson(app);
    const { reader } = await arrive(app, person);
    await ask(reader);
    await runJob(app, 'rights.sweep-exports');
    const files = await open(app, reader);
    expect(Object.keys(files).sort()).toEqual(
      ['leeme.txt', 'foto.webp', imageKey(IMAGE_ID), ...EXPORT_PARTS.map(({ file }) => file)].sort(),
    );
    expect(files).toMatchObject({
      'foto.webp': 'una foto',
      [imageKey(IMAGE_ID)]: 'una imagen',
      'cuenta.json': [
        { usuario_id: person.usuario_id, alias: person.alias, correo: person.email, rol: 'investigador' },
      ],
      'seguridad.json': [{ tipo: 'contraseña' }, { tipo: 'segundo factor' }],
      'sesiones.json': [{ navegador: 'Firefox' }, {}],
      'llaves-de-acceso.json': [{ nombre: 'mi teléfono' }],
      'cambio-de-correo.json': [{ correo_nuevo: 'nueva@correo.example' }],
      'bio.json': [{ descripcion: 'Escribo de ríos.', orientacion: 'centro', categorias: [1, 2] }],
      'solicitudes.json': [{ rol: 'experto', estado: 'pendiente' }],
      'reacciones.json': [
        { action: 'upvote', sobre: 'evento', id: 1 },
        { action: 'read', sobre: 'evento', id: 2 },
      ],
      'eventos-vistos.json': [{ evento_id: 2, version: 1 }],
      'comentarios.json': [{ sobre: 'evento', sobre_id: 1, rol: 'experto', texto: 'El agua baja.' }],
      'articulos.json': [{ titular: 'Un borrador', body_json: { type: 'doc' }, publicado: null }],
      'articulos-versiones.json': [{ version: 1, tipo: 'guardado', titular: 'Un borrador' }],
      'imagenes.json': [{ imagen_id: IMAGE_ID, width: 9 }],
      'movimientos.json': [{ tipo: 'recarga', cuentas: [{ cuenta: 'reader', centimos: 500, saldo: 500 }] }],
      'compras.json': [{ titular: 'Un artículo', importe_centimos: 125 }],
      'pagos-con-tarjeta.json': ['cliente', 'petición', 'recarga', 'devolución', 'disputa'].map((tipo) =>
        expect.objectContaining({ tipo }),
      ),
      'suscripciones.json': [{ centimos: 500, periodo: 'month' }],
      'cobros.json': [{ tipo: 'cuenta' }, { tipo: 'pago', centimos: 1000 }],
      'avisos.json': [{ tipo: 'evento', objeto_id: 1, motivo: 'falso', texto: 'No es así.' }],
      'exportaciones.json': [{ ready_on: null }],
    });
    const [bio] = files['bio.json'] as { orientacion_consentida_on: string }[];
    expect(Date.parse(bio?.orientacion_consentida_on ?? '')).toBeGreaterThan(0);
    expect(JSON.stringify(files)).not.toMatch(/secret/);
  });

  test('is written as it is read, however much it is: never all of it at once', async () => {
    const app = await startTestApp();
    const person = await addFullPerson(app);
    const { reader } = await arrive(app, person);
    await query(
      app,
      `insert into article_revisions (articulo_id, version, tipo, titular, resumen, body, palabras)
        select articulo_id, 1 + n, 'guardado', 'Un borrador', '', jsonb_build_object('type', 'doc', 'text',
          (select string_agg(md5(random()::text || g || n), '') from generate_series(1, 6250) g)), 1
        from hosted_articles, generate_series(1, 60) n where usuario_id = $1`,
      [person.usuario_id],
    );
    await ask(reader);
    const pieces: number[] = [];
    const watched: ObjectStorage = {
      ...app.context.storage,
      putPieces: (key, given, type) =>
        app.context.storage.putPieces(
          key,
          (async function* () {
            for await (const piece of given) {
              pieces.push(piece.byteLength);
              yield piece;
            }
          })(),
          type,
        ),
    };
    await runJob(app, 'rights.sweep-exports', {}, watched);
    const versions = (await open(app, reader))['articulos-versiones.json'] as { version: number }[];
    expect(versions.map(({ version }) => version)).toEqual(Array.from({ length: 61 }, (_, i) => i + 1));
    expect(JSON.stringify(versions).length).toBeGreaterThan(12_000_000);
    expect(Math.max(...pieces)).toBeLessThan(2_000_000);
  });

  test('tells what was reported, but not what somebody else had said', async () => {
    const app = await startTestApp();
    const author = await signInAs(app, await addPerson(app, { rol: 'experto' }));
    const said = await author.post<{ comentario: CommentRecord }>('/api/comments', { texto: 'Ajeno', evento_id: 1 });
    const { reader } = await arrive(app);
    const comentario_id = said.body.comentario.id;
    await reader.post('/api/reports', { comentario_id, motivo: 'ofensivo' });
    await reader.post('/api/reports', { evento_id: 1, motivo: 'falso' });
    await ask(reader);
    await runJob(app, 'rights.sweep-exports');
    const files = await open(app, reader);
    expect(files['avisos.json']).toMatchObject([
      { tipo: 'comentario', objeto_id: comentario_id, motivo: 'ofensivo', contenido: null },
      { tipo: 'evento', objeto_id: 1, motivo: 'falso', contenido: expect.stringMatching(/./) },
    ]);
    expect(JSON.stringify(files)).not.toContain('Ajeno');
  });

  test('names every table that refers to people, or says why not', async () => {
    const app = await startTestApp({ content: 'empty' });
    const exported = new Set(['users', ...EXPORT_PARTS.flatMap(({ tables }) => tables)]);
    const referring = new Set((await listPersonColumns(app)).map(({ table }) => table));
    expect(referring.size).toBeGreaterThan(8);
    expect([...referring].filter((table) => !exported.has(table) && !NOT_EXPORTED[table])).toEqual([]);
    expect(Object.keys(NOT_EXPORTED).filter((table) => exported.has(table) || !referring.has(table))).toEqual([]);
  });

  test('says in the person’s language what each file is', async () => {
    const app = await startTestApp({ content: 'empty' });
    for (const [idioma, name] of [
      ['en', 'readme.txt'],
      ['fr', 'lisezmoi.txt'],
      ['de', 'liesmich.txt'],
    ] as const) {
      const { reader, usuario_id } = await arrive(app);
      await query(app, 'update users set idioma = $2 where id = $1', [usuario_id, idioma]);
      await ask(reader);
      await runJob(app, 'rights.sweep-exports');
      const words = String((await open(app, reader))[name]);
      for (const { file } of EXPORT_PARTS) expect(words).toContain(`\n${file} `);
    }
  });

  test('tells of waiting mails only who has proved the address: others could learn from them who has it', async () => {
    const app = await startTestApp({ content: 'empty' });
    const owner = await arrive(app);
    const claimant = await arrive(app, await addPerson(app, { email_verificado: false }));
    await query(app, 'update users set correo = $2 where id = $1', [claimant.usuario_id, owner.email]);
    await query(
      app,
      `insert into outgoing_mails (destinatario, plantilla, idioma, datos)
        values ($1, 'already-registered', 'es', '{"url_reset":"https://secreto.example"}')`,
      [owner.email],
    );
    for (const { reader } of [owner, claimant]) await ask(reader);
    await runJob(app, 'rights.sweep-exports');
    const theirs = await open(app, owner.reader);
    expect(theirs['correos-en-espera.json']).toMatchObject([{ plantilla: 'already-registered' }]);
    expect(JSON.stringify(theirs)).not.toContain('secreto');
    expect((await open(app, claimant.reader))['correos-en-espera.json']).toEqual([]);
  });
});
