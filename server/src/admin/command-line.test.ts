import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { lastMail } from '../../test/reader.ts';
import { addPerson, signInAs, type Traits } from '../../test/signed-in.ts';
import { runAdmin } from './command-line.ts';
import { WRONG_USE } from './run-command.ts';

const MOTIVO = 'Llevo veinte años midiendo el agua de los ríos del norte.';

async function setUp() {
  const app = await startTestApp({ content: 'empty' });
  const admin = async (...args: string[]) => {
    const said: string[] = [];
    const { db, config } = app.context;
    const status = await runAdmin(args, { db, origin: config.PUBLIC_ORIGIN, say: (text) => said.push(text) });
    return { status, said: said.join('\n') };
  };
  const arrive = async (traits: Traits = {}) => {
    const person = await addPerson(app, traits);
    return { ...person, reader: await signInAs(app, person) };
  };
  return { app, admin, arrive };
}

const run = (app: TestApp, text: string, values: unknown[] = []) => app.context.db.query({ name: '', text }, values);

describe('the administrator’s command line', () => {
  test('says how it is used', async () => {
    const { admin } = await setUp();
    const help = await admin('--help');
    expect(help.status).toBe(0);
    for (const name of ['users', 'user', 'role', 'administrator', 'applications', 'accept', 'decline', 'reports']) {
      expect(help.said).toContain(`\n  ${name} `);
    }
    expect(help.said).toContain('reset-second-factor');
    expect((await admin()).status).toBe(WRONG_USE);
  });

  test('says what is wrong', async () => {
    const { admin } = await setUp();
    const faults: [string[], string][] = [
      [['nothing'], 'There is no command nothing'],
      [['constructor'], 'There is no command constructor'],
      [['users', '--unknown'], '--unknown'],
      [['user'], 'usage: user <id|alias>'],
      [['user', 'nadie'], 'Nobody is called nadie'],
      [['role', 'nadie', 'reina'], 'A role is one of'],
      [['administrator', 'nadie', 'perhaps'], 'Say on or off'],
      [['accept', 'x'], 'named by its number'],
      [['accept', '999'], 'No application 999 waits'],
      [['decline', '999'], 'Say why'],
      [['decline', '999', '--answer', 'x'.repeat(2001)], '2000 characters'],
    ];
    for (const [args, words] of faults) {
      const { status, said } = await admin(...args);
      expect([status, said]).toEqual([WRONG_USE, expect.stringContaining(words)]);
    }
  });

  test('lists and finds people by a part of alias or address', async () => {
    const { admin, arrive } = await setUp();
    const [one, other] = [await arrive({ rol: 'experto' }), await arrive()];
    const all = await admin('users');
    expect(all.said).toContain(one.email);
    expect(all.said).toContain(other.email);
    const found = await admin('users', '--search', one.email.toUpperCase().slice(0, 18));
    expect(found.said).toContain(one.alias);
    expect(found.said).not.toContain(other.alias);
    for (const name of [String(one.usuario_id), one.alias.toUpperCase()]) {
      expect((await admin('user', name)).said).toContain(`${one.email} (proved)`);
    }
  });

  test('takes a number for an id, whatever somebody calls themselves', async () => {
    const { app, admin, arrive } = await setUp();
    const [one, liar] = [await addPerson(app), await arrive()];
    await run(app, 'update users set id = 4711 where id = $1', [one.usuario_id]);
    await run(app, `update users set alias = '4711' where id = $1`, [liar.usuario_id]);
    await admin('role', '4711', 'experto');
    expect(await run(app, `select id::int as id from users where rol = 'experto'`)).toEqual([{ id: 4711 }]);
  });

  test('gives a role that an open session has at once, and takes it away again', async () => {
    const { admin, arrive } = await setUp();
    const { alias, reader } = await arrive();
    const rol = async () => (await reader.me()).body.user?.rol;
    expect(await rol()).toBe('lector');
    expect((await admin('role', alias, 'experto')).said).toContain('lector → experto');
    expect(await rol()).toBe('experto');
    await admin('role', alias, 'lector');
    expect(await rol()).toBe('lector');
  });

  test('makes an administrator, and says that it counts with a second factor', async () => {
    const { admin, arrive } = await setUp();
    const { alias, reader } = await arrive();
    const made = await admin('administrator', alias, 'on');
    expect([made.status, made.said]).toEqual([0, expect.stringContaining('second factor')]);
    expect((await reader.me()).body.user).toMatchObject({ es_administrador: true });
    await admin('administrator', alias, 'off');
    expect((await reader.me()).body.user).toMatchObject({ es_administrador: false });
  });

  test('takes a lost second factor away, signs out everywhere and tells it in the person’s language', async () => {
    const { app, admin, arrive } = await setUp();
    const { alias, email, usuario_id, reader } = await arrive({ segundo_factor: true });
    const text = `insert into two_factors (user_id, secret, backup_codes) values ($1, 'x', 'x')`;
    await run(app, text, [usuario_id]);
    await run(app, `update users set idioma = 'de'`);
    expect((await admin('reset-second-factor', alias)).status).toBe(0);
    expect((await reader.me()).body.user).toBeNull();
    expect(await run(app, 'select from two_factors')).toEqual([]);
    expect(await run(app, 'select two_factor_enabled from users')).toEqual([{ two_factor_enabled: false }]);
    const mails = await run(app, 'select destinatario, idioma, plantilla, datos from outgoing_mails');
    expect(mails).toEqual([{ destinatario: email, idioma: 'de', plantilla: 'second-factor-off', datos: { alias } }]);
    expect((await admin('reset-second-factor', alias)).said).toContain('has no second factor');
  });
});

describe('answering applications', () => {
  async function applied(rol: 'investigador' | 'experto' = 'experto', traits: Traits = {}) {
    const all = await setUp();
    const person = await all.arrive(traits);
    const enlaces = ['https://rios.example/agua'];
    const { body } = await person.reader.send<{ solicitud: { solicitud_id: number } }>(
      'POST',
      '/api/user/application',
      { rol, motivo: MOTIVO, enlaces },
    );
    return { ...all, ...person, id: String(body.solicitud.solicitud_id) };
  }

  test('shows who waits and why, as plain text', async () => {
    const { app, admin, alias, id } = await applied();
    await run(app, `update applications set motivo = motivo || E'\\x1b[31mrojo'`);
    const { said } = await admin('applications');
    for (const part of [alias, MOTIVO, 'https://rios.example/agua', 'pendiente']) expect(said).toContain(part);
    expect(said).not.toContain('\u001b');
    await admin('decline', id, '--answer', 'Todavía no.');
    expect((await admin('applications')).said).toBe('No application waits.');
    expect((await admin('applications', '--all')).said).toContain('rechazada');
  });

  test('accepting gives the role to the open session and mails in the person’s language, once', async () => {
    const { app, admin, id, email, alias, reader } = await applied();
    await run(app, `update users set idioma = 'fr'`);
    expect(await admin('accept', id, '--answer', 'Bienvenida')).toMatchObject({ status: 0 });
    expect((await reader.me()).body.user?.rol).toBe('experto');
    const mails = await run(app, 'select idioma, plantilla, datos from outgoing_mails where destinatario = $1', [
      email,
    ]);
    const url = `${app.context.config.PUBLIC_ORIGIN}/user#bio`;
    const datos = { alias, rol: 'experto', url };
    expect(mails).toEqual([{ idioma: 'fr', plantilla: 'application-accepted', datos }]);
    expect((await admin('accept', id)).status).toBe(WRONG_USE);
    expect((await admin('decline', id, '--answer', 'No')).status).toBe(WRONG_USE);
    expect(await run(app, 'select estado, respuesta from applications')).toEqual([
      { estado: 'aceptada', respuesta: 'Bienvenida' },
    ]);
  });

  test('accepting never takes away what somebody was given meanwhile', async () => {
    const { admin, id, alias, reader } = await applied('investigador');
    await admin('role', alias, 'experto');
    expect((await admin('accept', id)).status).toBe(0);
    expect((await reader.me()).body.user?.rol).toBe('experto');
  });

  test('without the mail there is no acceptance either', async () => {
    const { app, admin, id, reader } = await applied();
    await run(app, 'alter table outgoing_mails rename to gone');
    await expect(admin('accept', id)).rejects.toThrow('outgoing_mails');
    expect((await reader.me()).body.user?.rol).toBe('lector');
    expect(await run(app, 'select estado from applications')).toEqual([{ estado: 'pendiente' }]);
  });

  test('declining says why in the mail and changes no role', async () => {
    const { app, admin, id, email, reader } = await applied();
    await admin('decline', id, '--answer', 'Necesitamos ver publicaciones.');
    expect(await lastMail(app, email)).toMatchObject({
      plantilla: 'application-declined',
      datos: { rol: 'experto', motivo: 'Necesitamos ver publicaciones.' },
    });
    expect((await reader.me()).body.user?.rol).toBe('lector');
  });
});

test('shows what readers have reported, as plain text', async () => {
  const { app, admin, arrive } = await setUp();
  expect((await admin('reports')).said).toBe('Nothing has been reported.');
  const { alias, usuario_id } = await arrive();
  await run(
    app,
    `insert into reports (usuario_id, tipo, objeto_id, motivo, texto, contenido)
      values ($1, 'comentario', 7, 'ofensivo', E'Insulta\\x1b[31m', 'El agua baja'),
        (null, 'evento', 1, 'falso', '', 'Un titular')`,
    [usuario_id],
  );
  const { said } = await admin('reports');
  for (const part of ['comentario 7', 'ofensivo', alias, 'El agua baja', 'Insulta', 'evento 1', '(visitor)'])
    expect(said).toContain(part);
  expect(said).not.toContain('\u001b');
});

test('the command works as a process of its own, with no Redis anywhere', async () => {
  const { app, arrive } = await setUp();
  const { alias, reader } = await arrive();
  const entry = join(import.meta.dirname, '../entry/admin.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [entry, 'role', alias, 'investigador'], {
    env: {
      DATABASE_URL: app.context.config.DATABASE_URL,
      REDIS_QUEUE_URL: 'redis://127.0.0.1:1',
      REDIS_CACHE_URL: 'redis://127.0.0.1:1',
      AUTH_SECRET: app.context.config.AUTH_SECRET,
    },
    timeout: 20_000,
  });
  expect(stdout).toContain('lector → investigador');
  expect((await reader.me()).body.user?.rol).toBe('investigador');
});
