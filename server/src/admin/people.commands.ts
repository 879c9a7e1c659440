import { ROLES, rolSchema } from '@poliedro/contracts/accounts';
import {
  type AdministeredUser,
  findUser,
  forgetSecondFactor,
  listUsers,
  setAdministrator,
  setRole,
} from '../accounts/administration.repository.ts';
import { lockUser } from '../accounts/user.repository.ts';
import { queueMail } from '../mail/mail.service.ts';
import type { Queryable } from '../platform/database.ts';
import { type Command, Mistake } from './command.ts';
import { day, plain, table, yesNo } from './table.ts';

const LISTED_AT_MOST = 50;

async function getUser(db: Queryable, name = ''): Promise<AdministeredUser> {
  const user = await findUser(db, name);
  if (user === undefined) throw new Mistake(`Nobody is called ${plain(name)}.`);
  return user;
}

const users: Command = {
  usage: '[--search text]',
  names: 0,
  meaning: 'the newest accounts, or those with the text in alias or address',
  async run({ db, say }, { search }) {
    const found = await listUsers(db, search, LISTED_AT_MOST + 1);
    const shown = found.slice(0, LISTED_AT_MOST);
    const rows = shown.map((user) => [
      String(user.usuario_id),
      user.alias,
      user.correo,
      yesNo(user.email_verificado),
      user.rol,
      yesNo(user.es_administrador),
      day(user.created_on),
    ]);
    say(table([['id', 'alias', 'address', 'proved', 'role', 'administrator', 'since (UTC)'], ...rows]));
    if (found.length > shown.length) say(`Only the newest ${LISTED_AT_MOST} are shown; --search narrows it down.`);
  },
};

const user: Command = {
  usage: '<id|alias>',
  names: 1,
  meaning: 'one account',
  async run({ db, say }, { names }) {
    const found = await getUser(db, names[0]);
    const rows = [
      ['id', String(found.usuario_id)],
      ['alias', found.alias],
      ['address', `${found.correo} (${found.email_verificado ? 'proved' : 'not proved'})`],
      ['role', found.rol],
      ['administrator', yesNo(found.es_administrador)],
      ['second factor', yesNo(found.segundo_factor)],
      ['passkeys', String(found.passkeys)],
      ['open sessions', String(found.sessions)],
      ['since (UTC)', day(found.created_on)],
      ['to be deleted (UTC)', day(found.deletion_due_on) || 'no'],
    ];
    say(table([['what', 'value'], ...rows]));
  },
};

const role: Command = {
  usage: `<id|alias> <${ROLES.join('|')}>`,
  names: 2,
  meaning: 'gives a role, at once and without a mail',
  async run({ db, say }, { names: [name, wanted] }) {
    const rol = rolSchema.safeParse(wanted);
    if (!rol.success) throw new Mistake(`A role is one of: ${ROLES.join(', ')}.`);
    const found = await getUser(db, name);
    await setRole(db, found.usuario_id, rol.data);
    say(`${found.alias} (${found.usuario_id}): ${found.rol} → ${rol.data}`);
  },
};

const administrator: Command = {
  usage: '<id|alias> on|off',
  names: 2,
  meaning: 'makes somebody an administrator, or no longer',
  async run({ db, say }, { names: [name, wanted] }) {
    if (wanted !== 'on' && wanted !== 'off') throw new Mistake('Say on or off.');
    const found = await getUser(db, name);
    await setAdministrator(db, found.usuario_id, wanted === 'on');
    say(`${found.alias} (${found.usuario_id}): administrator ${wanted}`);
    if (wanted === 'on' && !found.segundo_factor) say('It counts once they have turned on the second factor.');
  },
};

const resetSecondFactor: Command = {
  usage: '<id|alias>',
  names: 1,
  meaning: 'for who has lost it: takes it away, signs them out everywhere and tells them by mail',
  async run({ db, say }, { names }) {
    const found = await getUser(db, names[0]);
    if (!found.segundo_factor) throw new Mistake(`${found.alias} (${found.usuario_id}) has no second factor.`);
    await db.transaction(async (transaction) => {
      const { id, alias, correo, idioma } = await lockUser(transaction, found.usuario_id);
      await forgetSecondFactor(transaction, id);
      const mail = { destinatario: correo, idioma, plantilla: 'second-factor-off', datos: { alias } } as const;
      await queueMail(transaction, mail);
    });
    say(`${found.alias} (${found.usuario_id}): second factor off, signed out everywhere, told by mail`);
  },
};

export const PEOPLE_COMMANDS = { users, user, role, administrator, 'reset-second-factor': resetSecondFactor };
