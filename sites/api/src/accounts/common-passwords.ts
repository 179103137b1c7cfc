import { passwordTexts } from '@trek/ui/internal/sign-in/password-rules';
import { MINIMUM_PASSWORD_LENGTH } from '@trek/ui/internal/sign-in/rules';
import { HttpError } from '../http/http-error.ts';

let common: Promise<ReadonlySet<string>> | undefined;

/**
 * Passwords common in leaks, in lower case; 18,000 of them are long enough to be accepted otherwise. They take 15 MB, so
 * they load with the first new password.
 * Source: https://github.com/zxcvbn-ts/zxcvbn/tree/master/packages/languages/common
 */
async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].filter((password) => password.length >= MINIMUM_PASSWORD_LENGTH));
}

/** Passwords that someone who knows the business would try. */
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
/** Shorter words of the company's name are part of many others. */
const SHORTEST_WORD = 4;
/** Letters beside the company's words that make a password unique enough. */
const FEWEST_OWN_LETTERS = 4;

/** Whether an attacker would try this password first, in any capitalization. */
async function isCommonPassword(password: string, companyName: string): Promise<boolean> {
  const folded = password.toLowerCase();
  common ??= loadCommon();
  return (await common).has(folded) || isOfTheCompany(folded, companyName);
}

function isOfTheCompany(folded: string, companyName: string): boolean {
  const words = [
    ...companyName
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length >= SHORTEST_WORD),
    ...OF_THE_TRADE,
  ];
  // Longest first, so that no longer word is broken up by a shorter one.
  const longestFirst = words.toSorted((one, other) => other.length - one.length);
  const letters = folded.replaceAll(/[^\p{L}]/gu, '');
  const own = longestFirst.reduce((rest, word) => rest.replaceAll(word, ''), letters);
  return own.length < letters.length && own.length < FEWEST_OWN_LETTERS;
}

/** @throws HttpError if the new password is too common */
export async function refuseCommonPassword(password: string, companyName: string): Promise<void> {
  if (await isCommonPassword(password, companyName)) throw new HttpError(400, passwordTexts.english.tooCommon);
}
