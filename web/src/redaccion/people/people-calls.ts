import type * as people from '@poliedro/contracts/redaccion/people';
import { createCalls } from '../../platform/create-calls.ts';

/** The contract's calls without its schemas; a test holds them equal. */
export const PEOPLE_CALLS = {
  listPeople: 'GET /api/redaccion/personas',
  getPerson: 'GET /api/redaccion/personas/:usuario_id',
  changeRole: 'POST /api/redaccion/personas/:usuario_id/rol',
  changeAdministrator: 'POST /api/redaccion/personas/:usuario_id/administrador',
  suspendPerson: 'POST /api/redaccion/personas/:usuario_id/suspension',
  liftSuspension: 'DELETE /api/redaccion/personas/:usuario_id/suspension',
  resetSecondFactor: 'POST /api/redaccion/personas/:usuario_id/segundo-factor',
  listWaitingApplications: 'GET /api/redaccion/solicitudes',
  answerApplication: 'POST /api/redaccion/solicitudes/:solicitud_id',
} as const;

export const callPeople = createCalls<typeof people, typeof PEOPLE_CALLS>(PEOPLE_CALLS);
