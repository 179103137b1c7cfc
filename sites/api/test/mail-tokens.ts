import { signingKey } from '../src/accounts/signing-keys.ts';
import { Tokens } from '../src/accounts/tokens.ts';

/** For mails that a test renders itself. */
export const MAIL_TOKENS = {
  tokens: new Tokens([signingKey('a secret of at least 32 characters')], () => new Date()),
  hash: (text: string) => text,
  now: () => new Date(),
  catalogue: { trek: () => undefined },
};
