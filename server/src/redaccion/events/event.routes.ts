import * as calls from '@poliedro/contracts/redaccion/events';
import type { PersonalRegistry } from '../../accounts/personal-calls.ts';
import { scoreMembers } from '../../pipeline/cluster/member-scores.ts';
import type { Database } from '../../platform/database.ts';
import { registerOperatorCall } from '../operator-calls.ts';
import { type EventTools, mergeEvents, moveArticle, rerun, revise, splitEvent } from './event.service.ts';
import { getMade, listEvents } from './event-reading.service.ts';

const DONE = { success: true as const };

export function registerEventDeskRoutes(
  registry: PersonalRegistry,
  tools: EventTools & { readonly db: Database },
): void {
  const { db } = tools;
  registerOperatorCall(registry, calls.listOperatorEvents, ({ input: { query } }) => listEvents(db, query));
  registerOperatorCall(registry, calls.getMadeEvent, ({ input: { params } }) => getMade(db, params.evento_id));
  registerOperatorCall(registry, calls.getEventScores, async ({ input: { params } }) => ({
    parecido: await scoreMembers(db, params.evento_id),
  }));
  registerOperatorCall(registry, calls.mergeEvents, async ({ input: { params, body }, user }) => {
    const { note, destino_id } = body;
    await mergeEvents(tools, { user, note }, { evento_id: params.evento_id, destino_id });
    return DONE;
  });
  registerOperatorCall(registry, calls.splitEvent, async ({ input: { params, body }, user }) => {
    const { note, articulo_ids } = body;
    const { evento_id } = await splitEvent(tools, { user, note }, { evento_id: params.evento_id, articulo_ids });
    return { evento_id };
  });
  registerOperatorCall(registry, calls.moveArticle, async ({ input: { params, body }, user }) => {
    const { note, ...move } = body;
    await moveArticle(tools, { user, note }, { evento_id: params.evento_id, ...move });
    return DONE;
  });
  registerOperatorCall(registry, calls.rerunEvent, async ({ input: { params, body }, user }) => {
    await rerun(tools, { user, note: body.note }, params.evento_id, body.etapa);
    return DONE;
  });
  registerOperatorCall(registry, calls.withdrawStatement, async ({ input: { params, body }, user }) => {
    const { note, nota, idioma } = body;
    await revise(tools, { user, note }, { statement_id: params.statement_id, nota, idioma });
    return DONE;
  });
  registerOperatorCall(registry, calls.correctStatement, async ({ input: { params, body }, user }) => {
    const { note, nota, idioma, ...words } = body;
    await revise(tools, { user, note }, { statement_id: params.statement_id, nota, idioma, words });
    return DONE;
  });
}
