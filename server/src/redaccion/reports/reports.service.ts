import type { User } from '@poliedro/contracts/accounts';
import type { Idioma } from '@poliedro/contracts/language';
import type { decideReports, listDecided, listReported, ReportDecision } from '@poliedro/contracts/redaccion/reports';
import { targetOf } from '@poliedro/contracts/targets';
import type { z } from 'zod';
import { releaseArticle } from '../../articles/writing/publish.repository.ts';
import type { Live } from '../../live/live.service.ts';
import { cutPage, decodeAfter } from '../../platform/after-cursor.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import {
  addDecision,
  forgetDecision,
  type LastDecision,
  lastDecision,
  listDecisions,
  lockWaiting,
  type ReportedThing,
} from '../../reports/report-decision.repository.ts';
import { listWaitingObjects, type WaitingObject } from '../../reports/report-queue.repository.ts';
import { tellOfDecision } from '../../reports/tell-of-decision.ts';
import type { Journal, Undo, Undoing } from '../journal/journal.ts';
import { removeReported } from './remove-reported.ts';

const PAGE = 20;

type Decision = z.output<NonNullable<typeof decideReports.body>>;

export interface ReportsParts {
  readonly db: Database;
  readonly journal: Journal;
  readonly live: Pick<Live, 'publish' | 'tellCounters'>;
  readonly translates: boolean;
}

export interface ReportsService {
  list(idioma: Idioma, cursor: string | undefined): Promise<z.input<typeof listReported.reply>>;
  listDecided(cursor: string | undefined): Promise<z.input<typeof listDecided.reply>>;
  decide(operator: User, thing: ReportedThing, decision: Decision): Promise<void>;
}

const nameOf = ({ tipo, objeto_id }: ReportedThing) => `${tipo}:${objeto_id}`;
function thingOf(name: string): ReportedThing {
  const [tipo = '', id = ''] = name.split(':');
  return { tipo: tipo as ReportedThing['tipo'], objeto_id: Number(id) };
}

const KINDS: Readonly<Record<Exclude<ReportDecision, 'retirar'>, string>> = {
  mantener: 'aviso.kept',
  sin_accion: 'aviso.dismissed',
};
const kindOf = (decision: ReportDecision, { tipo }: ReportedThing) =>
  decision === 'retirar' ? `aviso.${tipo}_removed` : KINDS[decision];

/** The reports wait again; who has been told stays told, and is told what is decided next. */
const reopening = (also?: (tx: Transaction, thing: ReportedThing) => Promise<void>): Undo => ({
  read: (tx, name) => lastDecision(tx, thingOf(name)),
  async write(tx, name) {
    const thing = thingOf(name);
    const { decision_id } = await lastDecision(tx, thing);
    if (decision_id !== null) await forgetDecision(tx, decision_id);
    await also?.(tx, thing);
  },
});

/** The words of a comment are gone for good; a statement comes back by the record of its own. */
export const REPORTS_UNDOING: Undoing = {
  'aviso.kept': reopening(),
  'aviso.dismissed': reopening(),
  'aviso.articulo_removed': reopening((tx, { objeto_id }) => releaseArticle(tx, objeto_id)),
};

/** Events are put right where they are made; articles of newspapers where these are. */
const canRemove = ({ tipo, ahora, autor }: WaitingObject) =>
  ahora !== null && (tipo === 'comentario' || tipo === 'statement' || (tipo === 'articulo' && autor !== null));

export function createReportsService({ db, journal, live, translates }: ReportsParts): ReportsService {
  return {
    async list(idioma, cursor) {
      const [after] = decodeAfter(cursor, 1) ?? [];
      const found = await listWaitingObjects(db, after, PAGE + 1, idioma);
      const { rows, ...rest } = cutPage(found, PAGE, ({ primero }) => primero);
      return { objetos: rows.map((waiting) => ({ ...waiting, puede_retirar: canRemove(waiting) })), ...rest };
    },

    async listDecided(cursor) {
      const [after] = decodeAfter(cursor, 1) ?? [];
      const found = await listDecisions(db, after, PAGE + 1);
      const { rows: decisiones, ...rest } = cutPage(found, PAGE, ({ decision_id }) => decision_id);
      return { decisiones, ...rest };
    },

    async decide(operator, thing, sent) {
      const { decision, motivo, idioma, hasta_reporte_id: last } = sent;
      const told = { kind: kindOf(decision, thing), note: motivo };
      const comment = await journal.change(operator, told, async (tx) => {
        if ((await lockWaiting(tx, thing, last)) === 0) throw new DomainError('changed_since', { ...thing });
        const before = await lastDecision(tx, thing);
        const removal = { operator, motivo, idioma, translates };
        const removed = decision === 'retirar' ? await removeReported(tx, thing, removal) : undefined;
        const decision_id = await addDecision(tx, thing, { decision, motivo, last });
        await tellOfDecision(tx, decision_id, { decision, motivo });
        const after: LastDecision = { decision_id, decision };
        return { object_id: nameOf(thing), before, after, answer: removed };
      });
      if (comment === undefined) return;
      live.publish(targetOf(comment), 'comentario', comment);
      live.tellCounters(targetOf(comment));
    },
  };
}
