import type { Idioma } from '@poliedro/contracts/language';
import type { z } from 'zod';
import { accountReadmitted } from './account-readmitted.ts';
import { accountSuspended } from './account-suspended.ts';
import { alreadyRegistered } from './already-registered.ts';
import { applicationAccepted } from './application-accepted.ts';
import { applicationDeclined } from './application-declined.ts';
import { contentRemoved } from './content-removed.ts';
import { deletionDone } from './deletion-done.ts';
import { deletionMoney } from './deletion-money.ts';
import { deletionScheduled } from './deletion-scheduled.ts';
import { emailChanged } from './email-changed.ts';
import { exportReady } from './export-ready.ts';
import { passkeyAdded } from './passkey-added.ts';
import { passwordChanged } from './password-changed.ts';
import { payoutSent } from './payout-sent.ts';
import { purchaseReceipt } from './purchase-receipt.ts';
import { refundSent } from './refund-sent.ts';
import { type RenderedMail, render } from './render.ts';
import { renewalFailed } from './renewal-failed.ts';
import { reportDecided } from './report-decided.ts';
import { resetPassword } from './reset-password.ts';
import { secondFactorOff } from './second-factor-off.ts';
import { secondFactorOn } from './second-factor-on.ts';
import { subscriptionBegun } from './subscription-begun.ts';
import type { Template } from './template.ts';
import { topUpReceipt } from './top-up-receipt.ts';
import { verifyEmail } from './verify-email.ts';
import { verifyNewEmail } from './verify-new-email.ts';
import { withdrawalAcknowledged } from './withdrawal-acknowledged.ts';

export const TEMPLATES = {
  'verify-email': verifyEmail,
  'already-registered': alreadyRegistered,
  'reset-password': resetPassword,
  'password-changed': passwordChanged,
  'verify-new-email': verifyNewEmail,
  'email-changed': emailChanged,
  'second-factor-on': secondFactorOn,
  'second-factor-off': secondFactorOff,
  'passkey-added': passkeyAdded,
  'application-accepted': applicationAccepted,
  'application-declined': applicationDeclined,
  'export-ready': exportReady,
  'deletion-scheduled': deletionScheduled,
  'deletion-done': deletionDone,
  'deletion-money': deletionMoney,
  'purchase-receipt': purchaseReceipt,
  'top-up-receipt': topUpReceipt,
  'refund-sent': refundSent,
  'payout-sent': payoutSent,
  'renewal-failed': renewalFailed,
  'subscription-begun': subscriptionBegun,
  'withdrawal-acknowledged': withdrawalAcknowledged,
  'account-suspended': accountSuspended,
  'account-readmitted': accountReadmitted,
  'report-decided': reportDecided,
  'content-removed': contentRemoved,
};

export type Plantilla = keyof typeof TEMPLATES;

/** One of the mails we know how to write, with what that one is filled with. */
export type MailContent = {
  [P in Plantilla]: { plantilla: P; idioma: Idioma; datos: z.input<(typeof TEMPLATES)[P]['datos']> };
}[Plantilla];

export function templateOf(plantilla: string): Template {
  if (!Object.hasOwn(TEMPLATES, plantilla)) throw new Error(`No mail is called ${plantilla}`);
  return TEMPLATES[plantilla as Plantilla];
}

/** From what is stored, which an older release may have written: it is checked again. */
export function renderMail(mail: { plantilla: string; idioma: Idioma; datos: unknown }): RenderedMail {
  const template = templateOf(mail.plantilla);
  return render(template, mail.idioma, template.datos.parse(mail.datos) as Record<string, string>);
}
