import type { User } from '@poliedro/contracts/accounts';
import type {
  changeAdministrator,
  changeRole,
  listPeople,
  PersonDetail,
  resetSecondFactor,
  suspendPerson,
} from '@poliedro/contracts/redaccion/people';
import type { z } from 'zod';
import {
  findUser,
  forgetSecondFactor,
  isOperator,
  lockOperators,
  setAdministrator,
  setRole,
} from '../../accounts/administration.repository.ts';
import { findSuspension, lift, suspend } from '../../accounts/suspension.repository.ts';
import { type LockedUser, lockUser } from '../../accounts/user.repository.ts';
import { withdrawArticlesOf } from '../../articles/writing/hosted-article.repository.ts';
import { place } from '../../carriles/placement.repository.ts';
import { queueMail } from '../../mail/mail.service.ts';
import { isInBooks } from '../../payments/leaving/leaving.repository.ts';
import { cutPage, decodeAfter } from '../../platform/after-cursor.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import type { Done, Journal, Undoing } from '../journal/journal.ts';
import { findPeople, findPersonDetail, listNewestPeople } from './people.repository.ts';

const PAGE = 50;

type Body<C extends { body?: z.ZodType | undefined }> = z.output<NonNullable<C['body']>>;

export interface PeopleParts {
  readonly db: Database;
  readonly journal: Journal;
  readonly origin: string;
  readonly clock: Clock;
}

export interface PeopleService {
  list(query: z.output<typeof listPeople.query>): Promise<z.input<typeof listPeople.reply>>;
  get(usuario_id: number): Promise<PersonDetail>;
  changeRole(operator: User, usuario_id: number, change: Body<typeof changeRole>): Promise<void>;
  changeAdministrator(operator: User, usuario_id: number, change: Body<typeof changeAdministrator>): Promise<void>;
  suspend(operator: User, usuario_id: number, suspension: Body<typeof suspendPerson>): Promise<void>;
  lift(operator: User, usuario_id: number): Promise<void>;
  resetSecondFactor(operator: User, usuario_id: number, why: Body<typeof resetSecondFactor>): Promise<void>;
}

async function readRole(tx: Transaction, usuario_id: number) {
  return { rol: (await lockUser(tx, usuario_id)).rol };
}

export const PEOPLE_UNDOING: Undoing = {
  'persona.role': {
    // In the order of every other change, so that two of them never wait for each other.
    async read(tx, usuario_id) {
      await lockOperators(tx);
      return readRole(tx, Number(usuario_id));
    },
    async write(tx, usuario_id, state, operator) {
      await lockOther(tx, operator, Number(usuario_id));
      await setRole(tx, Number(usuario_id), (state as { rol: User['rol'] }).rol);
    },
  },
};

/**
 * Somebody else, who stays as they are until the transaction ends. Whoever asks is an operator and remains one: so there
 * is always one left, even where two wish each other away at the same moment.
 */
async function lockOther(tx: Transaction, operator: User, usuario_id: number): Promise<LockedUser> {
  if (operator.id === usuario_id) throw new DomainError('own_account');
  await lockOperators(tx);
  if (!(await isOperator(tx, operator.id))) throw new DomainError('forbidden');
  return lockUser(tx, usuario_id);
}

async function getStanding(tx: Transaction, usuario_id: number) {
  const standing = await findUser(tx, String(usuario_id));
  if (standing === undefined) throw new DomainError('usuario_not_found');
  return standing;
}

const isHeld = (suspension: { hasta: string | null } | undefined) =>
  suspension === undefined ? { suspendida: false } : { suspendida: true, hasta: suspension.hasta };

export function createPeopleService({ db, journal, origin, clock }: PeopleParts): PeopleService {
  /** One change of somebody else. */
  const changeOther = (
    operator: User,
    usuario_id: number,
    told: { kind: `persona.${string}`; note?: string },
    work: (tx: Transaction, person: LockedUser) => Promise<Pick<Done<void>, 'before' | 'after'>>,
  ) =>
    journal.change<void>(operator, told, async (tx) => {
      const person = await lockOther(tx, operator, usuario_id);
      return { object_id: usuario_id, ...(await work(tx, person)), answer: undefined };
    });

  return {
    async list({ cursor, buscar, filtro }) {
      if (buscar !== '') return { personas: await findPeople(db, buscar, PAGE), has_more: false, cursor: null };
      const [after] = decodeAfter(cursor, 1) ?? [];
      const found = await listNewestPeople(db, filtro, after, PAGE + 1);
      const { rows: personas, ...rest } = cutPage(found, PAGE, (person) => person.usuario_id);
      return { personas, ...rest };
    },

    async get(usuario_id) {
      const [detail, suspension, tiene_dinero] = await Promise.all([
        findPersonDetail(db, usuario_id),
        findSuspension(db, usuario_id),
        isInBooks(db, usuario_id),
      ]);
      if (detail === undefined) throw new DomainError('usuario_not_found', { usuario_id });
      return { ...detail, suspension: suspension ?? null, tiene_dinero };
    },

    changeRole: (operator, usuario_id, { rol, nota }) =>
      changeOther(operator, usuario_id, { kind: 'persona.role', note: nota }, async (tx, person) => {
        await setRole(tx, usuario_id, rol);
        return { before: { rol: person.rol }, after: { rol } };
      }),

    changeAdministrator: (operator, usuario_id, { es_administrador, nota }) =>
      changeOther(operator, usuario_id, { kind: 'persona.administrator', note: nota }, async (tx) => {
        const before = await getStanding(tx, usuario_id);
        await setAdministrator(tx, usuario_id, es_administrador);
        return { before: { es_administrador: before.es_administrador }, after: { es_administrador } };
      }),

    suspend: (operator, usuario_id, { motivo, hasta, retirar_articulos }) =>
      changeOther(operator, usuario_id, { kind: 'persona.suspended', note: motivo }, async (tx, person) => {
        if (hasta !== null && Date.parse(hasta) <= clock()) throw new DomainError('invalid_request', { hasta });
        const before = isHeld(await findSuspension(tx, usuario_id));
        await suspend(tx, usuario_id, { motivo, hasta });
        const articulos = retirar_articulos ? await withdrawArticlesOf(tx, usuario_id) : [];
        if (articulos.length > 0) await place(tx, { articulo_ids: articulos });
        const { correo, idioma, alias } = person;
        const datos = { alias, motivo, hasta: hasta ?? '' };
        await queueMail(tx, { destinatario: correo, idioma, plantilla: 'account-suspended', datos });
        const after = isHeld(await findSuspension(tx, usuario_id));
        return { before, after: articulos.length > 0 ? { ...after, articulos_retirados: articulos } : after };
      }),

    lift: (operator, usuario_id) =>
      changeOther(operator, usuario_id, { kind: 'persona.readmitted' }, async (tx, { correo, idioma, alias }) => {
        const suspension = await findSuspension(tx, usuario_id);
        if (suspension === undefined) throw new DomainError('changed_since', { usuario_id });
        await lift(tx, usuario_id);
        const datos = { alias, url: `${origin}/login` };
        await queueMail(tx, { destinatario: correo, idioma, plantilla: 'account-readmitted', datos });
        return { before: isHeld(suspension), after: isHeld(undefined) };
      }),

    resetSecondFactor: (operator, usuario_id, { motivo }) =>
      changeOther(operator, usuario_id, { kind: 'persona.second_factor', note: motivo }, async (tx, person) => {
        const { segundo_factor } = await getStanding(tx, usuario_id);
        if (!segundo_factor) throw new DomainError('changed_since', { usuario_id });
        await forgetSecondFactor(tx, usuario_id);
        const { correo, idioma, alias } = person;
        await queueMail(tx, { destinatario: correo, idioma, plantilla: 'second-factor-off', datos: { alias } });
        return { before: { segundo_factor }, after: { segundo_factor: false } };
      }),
  };
}
