import type { WakeMail } from '../mail/mail.jobs.ts';
import { type MailRequest, queueMail } from '../mail/mail.service.ts';
import type { Database } from '../platform/database.ts';
import { forgetSecondFactor } from './administration.repository.ts';
import { endPasswordResets, forgetEmailChange } from './email-change.repository.ts';
import { type MayMailTo, mayTell } from './mail.limit.ts';
import { deleteStoredPasskeys } from './passkey.repository.ts';
import { endSessions } from './session.repository.ts';
import { type Addressee, getAddressee, markAddressProved } from './user.repository.ts';

/** What people are told by mail about their account. */
export interface AccountMails {
  sendVerification(usuario_id: number, token: string): Promise<void>;
  sendReset(usuario_id: number, token: string): Promise<void>;
  /** Who could read the mail has proved the address. */
  afterReset(usuario_id: number): Promise<void>;
  sendPasswordChanged(usuario_id: number): Promise<void>;
  sendSecondFactorOn(usuario_id: number): Promise<void>;
  sendSecondFactorOff(usuario_id: number): Promise<void>;
  sendPasskeyAdded(usuario_id: number, nombre: string): Promise<void>;
}

export interface AccountMailParts {
  readonly db: Database;
  readonly wakeMail: WakeMail;
  readonly origin: string;
  readonly mayMailTo: MayMailTo;
}

export function createAccountMails({ db, wakeMail, origin, mayMailTo }: AccountMailParts): AccountMails {
  const link = (path: string, token?: string) => `${origin}${path}${token === undefined ? '' : `#${token}`}`;

  async function send(request: MailRequest): Promise<void> {
    wakeMail(await queueMail(db, request));
  }

  async function tell(person: Addressee, request: MailRequest): Promise<void> {
    if (await mayTell(mayMailTo, person.correo, person.email_verificado)) await send(request);
  }

  const to = ({ correo, idioma }: Addressee) => ({ destinatario: correo, idioma });

  const passwordChanged = (person: Addressee): MailRequest => ({
    ...to(person),
    plantilla: 'password-changed',
    datos: { alias: person.alias, url_reset: link('/password') },
  });

  return {
    async sendVerification(usuario_id, token) {
      const person = await getAddressee(db, usuario_id);
      const { alias } = person;
      if (person.owned_by_other) {
        const datos = { alias, url_login: link('/login'), url_reset: link('/password') };
        await send({ ...to(person), plantilla: 'already-registered', datos });
      } else {
        await send({ ...to(person), plantilla: 'verify-email', datos: { alias, url: link('/verify', token) } });
      }
    },
    async sendReset(usuario_id, token) {
      const person = await getAddressee(db, usuario_id);
      const datos = { alias: person.alias, url: link('/password', token) };
      await send({ ...to(person), plantilla: 'reset-password', datos });
    },
    async afterReset(usuario_id) {
      const person = await getAddressee(db, usuario_id);
      const mail_id = await db.transaction(async (tx) => {
        await endSessions(tx, usuario_id);
        // Until now it may have been anybody's: whoever took the address first keeps no way in.
        if (!person.email_verificado) {
          await forgetSecondFactor(tx, usuario_id);
          await deleteStoredPasskeys(tx, usuario_id);
        }
        if (!person.email_verificado && !person.owned_by_other) await markAddressProved(tx, usuario_id);
        await forgetEmailChange(tx, usuario_id);
        await endPasswordResets(tx, usuario_id);
        return queueMail(tx, passwordChanged(person));
      });
      wakeMail(mail_id);
    },
    async sendPasswordChanged(usuario_id) {
      const person = await getAddressee(db, usuario_id);
      await tell(person, passwordChanged(person));
    },
    async sendSecondFactorOn(usuario_id) {
      const person = await getAddressee(db, usuario_id);
      await tell(person, { ...to(person), plantilla: 'second-factor-on', datos: { alias: person.alias } });
    },
    async sendSecondFactorOff(usuario_id) {
      const person = await getAddressee(db, usuario_id);
      await tell(person, { ...to(person), plantilla: 'second-factor-off', datos: { alias: person.alias } });
    },
    async sendPasskeyAdded(usuario_id, nombre) {
      const person = await getAddressee(db, usuario_id);
      await tell(person, { ...to(person), plantilla: 'passkey-added', datos: { alias: person.alias, nombre } });
    },
  };
}
