import { latinDigits, plainText } from '@trek/ui/sign-in/rules';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { newRecoveryCodes, newTotpSecret, timeStepOf, totpUri } from '../accounts/one-time-codes.ts';
import { requireSignedInOperator } from '../accounts/require-operator.ts';
import { isFresh } from '../accounts/session-limits.ts';
import type { ApiTypes } from '../http/api-context.ts';
import { audit } from '../http/audit.ts';
import { HttpError } from '../http/http-error.ts';
import { RateLimit } from '../http/rate-limit.ts';
import { readBody } from '../http/request-body.ts';
import { secondFactorChangedMail } from '../mail/account-templates.ts';
import type { OfficeAccess, OfficeEntry, OfficeFactor } from '../office/office.types.ts';
import type { SecondFactorRow, UserRow } from '../store/schema.ts';
import {
  confirmFactor,
  consumeRecoveryCode,
  consumeTimeStep,
  enrollFactor,
  secondFactorOf,
} from '../store/second-factors.ts';
import type { Services } from './services.ts';

const codeSchema = z.object({ code: z.string().check(z.maxLength(100)) });
/** People may type a code in groups and in lower case. */
const bare = (code: string) => latinDigits(plainText(code)).replaceAll(/[\s-]/g, '').toUpperCase();

/**
 * Lets signed-in operators into the office with a code of their authenticator app, which they set up the first time.
 */
export function officeAccessRoutes(services: Services) {
  const { store, settings, tokens, keyedHash, backgroundMailer } = services;
  const limit = new RateLimit(services, 'office-code');
  const hashOf = (code: string) => keyedHash(`recovery code: ${bare(code)}`);

  async function isGood(user: UserRow, factor: SecondFactorRow, code: string): Promise<boolean> {
    const step = timeStepOf(factor.secret, bare(code), settings.now());
    if (step !== undefined) return consumeTimeStep(store, factor, step);
    if (!factor.confirmed_at || !(await consumeRecoveryCode(store, user.id, hashOf(code)))) return false;
    backgroundMailer.send(async () =>
      secondFactorChangedMail(user.email, 'A recovery code was used to open the office.'),
    );
    return true;
  }

  /** The first correct code proves that the app has the secret. */
  async function confirm(user: UserRow): Promise<string[]> {
    const codes = newRecoveryCodes();
    await confirmFactor(store, user.id, codes.map(hashOf), settings.now());
    backgroundMailer.send(async () =>
      secondFactorChangedMail(user.email, 'An authenticator app was set up to open the office.'),
    );
    return codes;
  }

  return new Hono<ApiTypes>()
    .use(requireSignedInOperator(services))
    .get('/', async (context) => {
      const factor = await secondFactorOf(store, context.var.user.id);
      return context.json({ hasFactor: Boolean(factor?.confirmed_at) } satisfies OfficeAccess);
    })
    .post('/factor', async (context) => {
      const { user, session } = context.var;
      // An unattended or stolen session must not be a way in.
      if (!isFresh(session, settings.now())) {
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
      const { code } = await readBody(context, codeSchema);
      const attempt = await limit.count(context, user.email);
      const factor = await secondFactorOf(store, user.id);
      if (!factor || !(await isGood(user, factor, code))) {
        await audit(services, context, 'office-code-wrong', { who: user.email });
        throw new HttpError(400, 'This code is wrong or was used before. Please enter the next one.');
      }
      await attempt.refund();
      const recoveryCodes = factor.confirmed_at ? [] : await confirm(user);
      await audit(services, context, factor.confirmed_at ? 'office-entered' : 'factor-set', { who: user.email });
      return context.json({ token: await tokens.office(user, session), recoveryCodes } satisfies OfficeEntry);
    });
}
