import { passwordMessages } from '@trek/ui/account/password-rules';
import { MINIMUM_PASSWORD_LENGTH } from '@trek/ui/account/rules';
import { dictionary } from '@zxcvbn-ts/language-common';
import { HttpError } from '../http/http-error.ts';

/**
 * Passwords that leaks have in common, all in lower case; 18,000 of them are long enough to be chosen at all.
 * Source: https://github.com/zxcvbn-ts/zxcvbn/tree/master/packages/languages/common
 */
const COMMON = new Set(dictionary['passwords-common'].filter((password) => password.length >= MINIMUM_PASSWORD_LENGTH));

/** What somebody tries who knows what is sold here. */
const OF_THE_TRADE = [
  'trekking',
  'treks',
  'trek',
  'himalayas',
  'himalaya',
  'nepal',
  'kathmandu',
  'everest',
  'annapurna',
];
/** Shorter words of the company's name stand in many others. */
const SHORTEST_WORD = 4;
/** Letters beside the company's words that make a password somebody's own. */
const FEWEST_OWN_LETTERS = 4;

/** Whether a password is one of the first that an attacker tries, in capitals or not. */
function isCommonPassword(password: string, companyName: string): boolean {
  const folded = password.toLowerCase();
  return COMMON.has(folded) || isOfTheCompany(folded, companyName);
}

function isOfTheCompany(folded: string, companyName: string): boolean {
  const words = [
    ...companyName
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length >= SHORTEST_WORD),
    ...OF_THE_TRADE,
  ];
  // The longer first, so that nothing is left of a word that begins like a shorter one.
  const longestFirst = words.toSorted((one, other) => other.length - one.length);
  const letters = folded.replaceAll(/[^\p{L}]/gu, '');
  const own = longestFirst.reduce((rest, word) => rest.replaceAll(word, ''), letters);
  return own.length < letters.length && own.length < FEWEST_OWN_LETTERS;
}

/** @throws HttpError where a password that is to be set is one of those */
export function refuseCommonPassword(password: string, companyName: string): void {
  if (isCommonPassword(password, companyName)) throw new HttpError(400, passwordMessages.tooCommon);
}
