import type { User } from '@poliedro/contracts/accounts';
import type { answerApplication, listWaitingApplications } from '@poliedro/contracts/redaccion/people';
import type { z } from 'zod';
import { findApplicant, listWaiting } from '../../people/application.repository.ts';
import { acceptApplication, declineApplication } from '../../people/application-decision.ts';
import { cutPage, decodeAfter } from '../../platform/after-cursor.ts';
import { DomainError } from '../../platform/errors.ts';
import type { PeopleParts } from './people.service.ts';

const PAGE = 20;

type Answer = z.output<NonNullable<typeof answerApplication.body>>;

export interface ApplicationsService {
  list(cursor: string | undefined): Promise<z.input<typeof listWaitingApplications.reply>>;
  answer(operator: User, solicitud_id: number, answer: Answer): Promise<void>;
}

export function createApplicationsService({
  db,
  journal,
  origin,
}: Pick<PeopleParts, 'db' | 'journal' | 'origin'>): ApplicationsService {
  return {
    async list(cursor) {
      const [after] = decodeAfter(cursor, 1) ?? [];
      const found = await listWaiting(db, after, PAGE + 1);
      const { rows: solicitudes, ...rest } = cutPage(found, PAGE, ({ solicitud_id }) => solicitud_id);
      return { solicitudes, ...rest };
    },

    answer: (operator, solicitud_id, { aceptada, respuesta }) =>
      journal.change<void>(operator, { kind: 'solicitud.answered', note: respuesta }, async (tx) => {
        if ((await findApplicant(tx, solicitud_id)) === operator.id) throw new DomainError('own_account');
        const decided = aceptada
          ? await acceptApplication(tx, origin, solicitud_id, respuesta)
          : await declineApplication(tx, solicitud_id, respuesta);
        if (decided === undefined) throw new DomainError('changed_since', { solicitud_id });
        const after = { estado: aceptada ? 'aceptada' : 'rechazada', rol: decided.rol };
        return { object_id: solicitud_id, before: { estado: 'pendiente' }, after, answer: undefined };
      }),
  };
}
