import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { foldText } from '@trek/ui/internal/search-index';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { setOfficeCookie } from '../accounts/office-cookie.ts';
import { isRecoveryCode, newRecoveryCodes, newTotpSecret, timeStepOf, totpUri } from '../accounts/one-time-codes.ts';
import { authenticationOptions, PASSKEY_QUESTION_MS, passkeySite, readAuthentication } from '../accounts/passkeys.ts';
import { hasEntered, officeRoleOf, requireSignedInOperator } from '../accounts/require-operator.ts';
import { isFresh } from '../accounts/session-limits.ts';
import type { ApiContext, ApiTypes } from '../http/api-context.ts';
import { audit } from '../http/audit.ts';
import { HttpError } from '../http/http-error.ts';
import { RateLimit } from '../http/rate-limit.ts';
import { readBody } from '../http/request-body.ts';
import type { OfficeAccess, OfficeEntry, OfficeFactor, PasskeyQuestion } from '../office/office.types.ts';
import { countPasskeyUse, passkeysOf, setChallenge, takeChallenge } from '../store/passkeys.ts';
import { queueMail } from '../store/queued-mails.ts';
import type { SecondFactorRow, UserRow } from '../store/schema.ts';
import {
  confirmFactor,
  consumeRecoveryCode,
  consumeTimeStep,
  enrollFactor,
  secondFactorOf,
} from '../store/second-factors.ts';
import { inTransaction } from '../store/transaction.ts';
import { passkeyAnswerSchema, passkeyBytesSchema } from './passkey-answer.ts';
import type { Services } from './services.ts';

const signatureSchema = z.extend(passkeyAnswerSchema, {
  response: z.object({
    clientDataJSON: passkeyBytesSchema,
    authenticatorData: passkeyBytesSchema,
    signature: passkeyBytesSchema,
  }),
});
/** A code, or the answer of a passkey. */
const entrySchema = z.object({
  code: z.optional(z.string().check(z.maxLength(100))),
  answer: z.optional(signatureSchema),
});
/** People may type a code in groups and in lower case, and copy it from texts with other hyphens or in other widths. */
const bare = (code: string) =>
  foldText(code)
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
const WRONG_CODE = 'This code is wrong or was used before. Please enter the next one.';
const WRONG_PASSKEY = 'This passkey does not open the office. Please try again, or enter a code.';

/**
 * Lets signed-in operators into the office with a code of their authenticator app, which they set up the first time, or with
 * a passkey that they have added since.
 */
export function officeAccessRoutes(services: Services) {
  const { store, settings, tokens, keyedHash, mailQueue } = services;
  const { now } = settings;
  const codeLimit = new RateLimit(services, 'office-code');
  const recoveryLimit = new RateLimit(services, 'recovery-code');
  const passkeyLimit = new RateLimit(services, 'passkey');
  const site = passkeySite(settings.publicUrl);
  const usablePasskeys = async ({ id }: UserRow) => (typeof site === 'string' ? [] : passkeysOf(store, id));
  const hashOf = (code: string) => keyedHash(`recovery code: ${bare(code)}`);

  /** Counts before it judges, so that parallel attempts can't slip through. */
  function count(context: ApiContext, user: UserRow, factor: SecondFactorRow | undefined, code: string) {
    if (isRecoveryCode(bare(code))) return recoveryLimit.count(context, user.id);
    // Guesses at an app that the administrator has removed don't count for the next one.
    return codeLimit.count(context, `${user.id} ${factor?.confirmed_at ?? 'setting up'}`);
  }

  async function isGood(user: UserRow, factor: SecondFactorRow, code: string): Promise<boolean> {
    if (isRecoveryCode(bare(code))) {
      return factor.confirmed_at !== null && consumeRecoveryCode(store, user.id, hashOf(code), now());
    }
    const step = timeStepOf(factor.secret, bare(code), now());
    return step !== undefined && consumeTimeStep(store, factor, step, now());
  }

  async function refuse(context: ApiContext, user: UserRow, message: string): Promise<never> {
    await audit(services, context, 'office-code-wrong', { who: user.email });
    await inTransaction(store, async (transaction) => {
      const limit = new RateLimit({ ...services, store: transaction }, 'wrong-office-code');
      if (!(await limit.reachesLimit(user.id))) return;
      await queueMail(transaction, { letter: 'second-factor', news: 'wrong-codes', userId: user.id }, now());
    });
    void mailQueue.run();
    throw new HttpError(400, message);
  }

  /** The first correct code proves that the app has the secret. Undefined: another secret has replaced it meanwhile. */
  async function confirm(factor: SecondFactorRow): Promise<string[] | undefined> {
    const codes = newRecoveryCodes();
    return (await confirmFactor(store, factor, codes.map(hashOf), now())) ? codes : undefined;
  }

  async function isSigned(
    { user, session }: ApiContext['var'],
    answer: z.output<typeof signatureSchema>,
  ): Promise<boolean> {
    const challenge = await takeChallenge(store, session, now());
    const passkey = (await usablePasskeys(user)).find(({ id }) => id === answer.id);
    if (!challenge || !passkey || typeof site === 'string') return false;
    const counter = await readAuthentication(site, challenge, passkey, answer as AuthenticationResponseJSON);
    return counter !== undefined && countPasskeyUse(store, passkey.id, counter, now());
  }

  /** @returns new recovery codes, if the code is the first of an app */
  async function enterByCode(context: ApiContext, code: string): Promise<string[]> {
    const { user } = context.var;
    const factor = await secondFactorOf(store, user.id);
    const attempt = await count(context, user, factor, code);
    if (!factor || !(await isGood(user, factor, code))) return refuse(context, user, WRONG_CODE);
    const recoveryCodes = factor.confirmed_at ? [] : await confirm(factor);
    if (!recoveryCodes) return refuse(context, user, WRONG_CODE);
    await attempt.refund();
    void mailQueue.run();
    await audit(services, context, factor.confirmed_at ? 'office-entered' : 'factor-set', { who: user.email });
    return recoveryCodes;
  }

  async function enterByPasskey(context: ApiContext, answer: z.output<typeof signatureSchema>): Promise<string[]> {
    const { user } = context.var;
    if (!(await isSigned(context.var, answer))) return refuse(context, user, WRONG_PASSKEY);
    await audit(services, context, 'office-entered', { who: user.email });
    return [];
  }

  return new Hono<ApiTypes>()
    .use(requireSignedInOperator(services))
    .get('/', async (context) => {
      const factor = await secondFactorOf(store, context.var.user.id);
      const isInside = await hasEntered(services, context);
      const hasPasskey = (await usablePasskeys(context.var.user)).length > 0;
      const hasFactor = Boolean(factor?.confirmed_at);
      return context.json({ role: officeRoleOf(context), hasFactor, hasPasskey, isInside } satisfies OfficeAccess);
    })
    .post('/factor', async (context) => {
      const { user, session } = context.var;
      // An unattended or stolen session must not be a way in.
      if (!isFresh(session, now())) {
        throw new HttpError(403, 'Please sign out and in again, and set up the app within ten minutes.');
      }
      const secret = newTotpSecret();
      if (!(await enrollFactor(store, user.id, secret))) {
        throw new HttpError(409, 'An authenticator app is already set up. Enter its code, or a recovery code.');
      }
      return context.json({ secret, uri: totpUri(secret, user.email) } satisfies OfficeFactor);
    })
    .post('/', async (context) => {
      const { user, session } = context.var;
      const { code, answer } = await readBody(context, entrySchema);
      if (code === undefined && !answer) throw new HttpError(400, 'code is missing or invalid.');
      const recoveryCodes = answer ? await enterByPasskey(context, answer) : await enterByCode(context, code ?? '');
      // One call for both kinds, because the cookie's path is this call's.
      setOfficeCookie(context, settings, await tokens.office(user, session), session);
      return context.json({ recoveryCodes } satisfies OfficeEntry);
    })
    .post('/question', async (context) => {
      const { user, session } = context.var;
      const passkeys = await usablePasskeys(user);
      if (passkeys.length === 0 || typeof site === 'string') {
        throw new HttpError(409, 'No passkey opens this office. Please enter a code.');
      }
      await passkeyLimit.count(context, user.id);
      const options = await authenticationOptions(site, passkeys);
      await setChallenge(store, session, options.challenge, new Date(now().getTime() + PASSKEY_QUESTION_MS));
      return context.json({ options } satisfies PasskeyQuestion<typeof options>);
    });
}
