import {
  answerApplication,
  changeAdministrator,
  changeRole,
  getPerson,
  liftSuspension,
  listPeople,
  listWaitingApplications,
  resetSecondFactor,
  suspendPerson,
} from '@poliedro/contracts/redaccion/people';
import type { PersonalRegistry } from '../../accounts/personal-calls.ts';
import { registerOperatorCall } from '../operator-calls.ts';
import { createApplicationsService } from './applications.service.ts';
import { createPeopleService, type PeopleParts } from './people.service.ts';

const DONE = { success: true } as const;

export function registerPeopleRoutes(registry: PersonalRegistry, parts: PeopleParts): void {
  const people = createPeopleService(parts);
  const applications = createApplicationsService(parts);

  registerOperatorCall(registry, listPeople, ({ input: { query } }) => people.list(query));
  registerOperatorCall(registry, getPerson, async ({ input: { params } }) => ({
    persona: await people.get(params.usuario_id),
  }));
  registerOperatorCall(registry, changeRole, async ({ input: { params, body }, user }) => {
    await people.changeRole(user, params.usuario_id, body);
    return DONE;
  });
  registerOperatorCall(registry, changeAdministrator, async ({ input: { params, body }, user }) => {
    await people.changeAdministrator(user, params.usuario_id, body);
    return DONE;
  });
  registerOperatorCall(registry, suspendPerson, async ({ input: { params, body }, user }) => {
    await people.suspend(user, params.usuario_id, body);
    return DONE;
  });
  registerOperatorCall(registry, liftSuspension, async ({ input: { params }, user }) => {
    await people.lift(user, params.usuario_id);
    return DONE;
  });
  registerOperatorCall(registry, resetSecondFactor, async ({ input: { params, body }, user }) => {
    await people.resetSecondFactor(user, params.usuario_id, body);
    return DONE;
  });
  registerOperatorCall(registry, listWaitingApplications, ({ input: { query } }) => applications.list(query.cursor));
  registerOperatorCall(registry, answerApplication, async ({ input: { params, body }, user }) => {
    await applications.answer(user, params.solicitud_id, body);
    return DONE;
  });
}
