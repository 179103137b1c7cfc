import { MINIMUM_PASSWORD_LENGTH } from '@trek/ui/account/rules';
import { dictionary } from '@zxcvbn-ts/language-common';

/**
 * Passwords that leaks have in common, all in lower case; 18,000 of them are long enough to be chosen at all.
 * Source: https://github.com/zxcvbn-ts/zxcvbn/tree/master/packages/languages/common
 */
const COMMON = new Set(dictionary['passwords-common'].filter((password) => password.length >= MINIMUM_PASSWORD_LENGTH));

/** Whether a password is one of the first that an attacker tries, letter by letter as it was typed. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password);
}
