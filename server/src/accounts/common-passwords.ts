import { PASSWORD_MIN } from '@poliedro/contracts/accounts';
import { dictionary } from '@zxcvbn-ts/language-common';

const COMMON = new Set(dictionary['passwords-common'].filter((password) => password.length >= PASSWORD_MIN));

/** In the lists that everybody tries first, also with a number or sign put at the end. */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase();
  return COMMON.has(plain) || COMMON.has(plain.replace(/[\d!.?*-]{1,4}$/, ''));
}
