import type { Application } from '@poliedro/contracts/applications';
import { setRole } from '../accounts/administration.repository.ts';
import { type LockedUser, lockUser } from '../accounts/user.repository.ts';
import { queueMail } from '../mail/mail.service.ts';
import type { Transaction } from '../platform/database.ts';
import { decideWaitingApplication, findApplicant } from './application.repository.ts';
import { includesRole } from './application.service.ts';

/** Undefined where it does not wait any more, or never was. */
export type Decided = { alias: string; rol: Application['rol'] } | undefined;

/** State, role and mail change together. The mail is found by the sweeper: whoever decides needs no queue. */
async function decide(
  transaction: Transaction,
  { solicitud_id, estado, respuesta }: { solicitud_id: number; estado: 'aceptada' | 'rechazada'; respuesta: string },
  follow: (person: LockedUser, rol: Application['rol']) => Promise<void>,
): Promise<Decided> {
  const usuario_id = await findApplicant(transaction, solicitud_id);
  if (usuario_id === undefined) return undefined;
  const person = await lockUser(transaction, usuario_id);
  const rol = await decideWaitingApplication(transaction, solicitud_id, estado, respuesta || null);
  if (rol === undefined) return undefined;
  await follow(person, rol);
  return { alias: person.alias, rol };
}

export const acceptApplication = (transaction: Transaction, origin: string, solicitud_id: number, respuesta = '') =>
  decide(transaction, { solicitud_id, estado: 'aceptada', respuesta }, async (person, rol) => {
    // Somebody may have been given more in the meantime.
    if (!includesRole(person.rol, rol)) await setRole(transaction, person.id, rol);
    await queueMail(transaction, {
      destinatario: person.correo,
      idioma: person.idioma,
      plantilla: 'application-accepted',
      datos: { alias: person.alias, rol, url: `${origin}/user#bio` },
    });
  });

export const declineApplication = (transaction: Transaction, solicitud_id: number, respuesta: string) =>
  decide(transaction, { solicitud_id, estado: 'rechazada', respuesta }, async (person, rol) => {
    await queueMail(transaction, {
      destinatario: person.correo,
      idioma: person.idioma,
      plantilla: 'application-declined',
      datos: { alias: person.alias, rol, motivo: respuesta },
    });
  });
