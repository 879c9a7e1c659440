/** The contract's limits without its schemas, so that the browser loads no validator; a test holds them equal. */
export const ALIAS_MIN = 3;
export const ALIAS_MAX = 30;
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
export const APPLICATION_REASON_MIN = 50;
export const APPLICATION_REASON_MAX = 2000;
export const APPLICATION_LINKS_MAX = 5;
export const BIO_DESCRIPCION_MAX = 1000;
export const BIO_TEXT_MAX = 200;
export const BIO_CATEGORIAS_MAX = 10;
export const PASSKEY_NAME_MAX = 60;
const EMAIL_MAX = 254;
const CODE_DIGITS = 6;
const RECOVERY_MAX = 40;
const LINK_MAX = 300;

const ALIAS_SHAPE = /^[\p{L}\p{N}]+(?:[ ._'’-][\p{L}\p{N}]+)*$/u;
const HOST_SHAPE = /^([a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,}$/i;
const EMAIL_SHAPE = /^(?!\.)(?!.*\.\.)[a-z0-9_'+\-.]*[a-z0-9_+-]@(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/;

/** What is wrong with a field, named as in the texts; undefined when nothing is. */
export type Fault =
  | 'aliasMissing'
  | 'aliasLength'
  | 'aliasShape'
  | 'emailMissing'
  | 'emailShape'
  | 'passwordMissing'
  | 'passwordShort'
  | 'passwordLong'
  | 'codeMissing'
  | 'codeShape'
  | 'recoveryMissing'
  | 'recoveryShape'
  | 'reasonLength'
  | 'linkShape'
  | 'nameMissing'
  | 'nameLong'
  | 'descriptionLong'
  | 'textLong'
  | 'consentMissing'
  | 'tooManyCategories';

export function aliasFault(written: string): Fault | undefined {
  const alias = written.trim().normalize('NFC');
  const length = [...alias].length;
  if (length === 0) return 'aliasMissing';
  if (length < ALIAS_MIN || length > ALIAS_MAX) return 'aliasLength';
  return ALIAS_SHAPE.test(alias) ? undefined : 'aliasShape';
}

export function emailFault(written: string): Fault | undefined {
  const email = written.trim().toLowerCase();
  if (email === '') return 'emailMissing';
  return email.length <= EMAIL_MAX && EMAIL_SHAPE.test(email) ? undefined : 'emailShape';
}

export function newPasswordFault(password: string): Fault | undefined {
  if (password === '') return 'passwordMissing';
  if (password.length < PASSWORD_MIN) return 'passwordShort';
  return password.length > PASSWORD_MAX ? 'passwordLong' : undefined;
}

/** A password that exists already is whatever it is. */
export function knownPasswordFault(password: string): Fault | undefined {
  return password === '' ? 'passwordMissing' : undefined;
}

/** Authenticator apps show the digits in groups. */
export function codeDigits(written: string): string {
  return written.replaceAll(/[\s-]/g, '');
}

export function codeFault(written: string): Fault | undefined {
  const code = codeDigits(written);
  if (code === '') return 'codeMissing';
  return new RegExp(`^\\d{${CODE_DIGITS}}$`).test(code) ? undefined : 'codeShape';
}

export function recoveryFault(written: string): Fault | undefined {
  const { length } = written.trim();
  if (length === 0) return 'recoveryMissing';
  return length < CODE_DIGITS || length > RECOVERY_MAX ? 'recoveryShape' : undefined;
}

/** What somebody meant who writes an address as it is spoken: without its beginning. */
export function linkAddress(written: string): string {
  const link = written.trim();
  return link === '' || /^[a-z][a-z0-9+.-]*:/i.test(link) ? link : `https://${link}`;
}

/** An address on the web, or none. */
export function linkFault(written: string): Fault | undefined {
  const link = linkAddress(written);
  if (link === '') return undefined;
  const { protocol, hostname } = URL.parse(link) ?? {};
  const known = /^https?:\/\/[^/]/i.test(link) && (protocol === 'https:' || protocol === 'http:');
  return known && HOST_SHAPE.test(hostname ?? '') && link.length <= LINK_MAX ? undefined : 'linkShape';
}

export function reasonFault(written: string): Fault | undefined {
  const { length } = written.trim();
  return length < APPLICATION_REASON_MIN || length > APPLICATION_REASON_MAX ? 'reasonLength' : undefined;
}

export function passkeyNameFault(written: string): Fault | undefined {
  const { length } = written.trim();
  if (length === 0) return 'nameMissing';
  return length > PASSKEY_NAME_MAX ? 'nameLong' : undefined;
}

export function descriptionFault(written: string): Fault | undefined {
  return written.trim().length > BIO_DESCRIPCION_MAX ? 'descriptionLong' : undefined;
}

export function shortTextFault(written: string): Fault | undefined {
  return written.trim().length > BIO_TEXT_MAX ? 'textLong' : undefined;
}
