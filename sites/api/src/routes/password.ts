import {
  passwordChangeSchema,
  passwordResetSchema,
  resetRequestSchema,
} from '@trek/ui/internal/sign-in/password-rules';
import { Hono } from 'hono';
import { beginSession } from '../accounts/begin-session.ts';
import { refuseCommonPassword } from '../accounts/common-passwords.ts';
import { OwnerProof } from '../accounts/owner-proof.ts';
import { requireUser } from '../accounts/require-user.ts';
import { remainingLimits } from '../accounts/session-limits.ts';
import { userEntity } from '../accounts/user-entity.ts';
import { refuseVoidPassword } from '../accounts/void-passwords.ts';
import type { ApiTypes } from '../http/api-context.ts';
import { audit } from '../http/audit.ts';
import { HttpError } from '../http/http-error.ts';
import { RateLimit } from '../http/rate-limit.ts';
import { readBody } from '../http/request-body.ts';
import { acceptedLanguage } from '../mail/accepted-language.ts';
import { queueMail } from '../store/queued-mails.ts';
import { changePassword, isResetOpen, passwordUserId, redeemReset, userById } from '../store/users.ts';
import type { Services } from './services.ts';

/** Changes a password, and resets a forgotten one by mail. */
export function passwordRoutes(services: Services) {
  const { settings, store, hasher, tokens, mailQueue } = services;
  const { now } = settings;
  const proof = new OwnerProof(services);
  const newsLimit = new RateLimit(services, 'password-news');
  const requestLimit = new RateLimit(services, 'reset-request');
  const mailLimit = new RateLimit(services, 'reset-mail');
  const resetLimit = new RateLimit(services, 'password-reset');
  const signInLimit = new RateLimit(services, 'sign-in');

  return new Hono<ApiTypes>()
    .post('/change-password', requireUser(services), async (context) => {
      const { user, session } = context.var;
      const { oldPassword, newPassword } = await readBody(context, passwordChangeSchema);
      if (user.password_hash === null)
        throw new HttpError(403, 'This account signs in with Google and has no password.');
      refuseVoidPassword(user);
      await refuseCommonPassword(newPassword, settings.company.name);
      const { attempt, passwordHash } = await proof.withPassword(context, oldPassword, async (attempt) => ({
        attempt,
        passwordHash: await hasher.hash(newPassword, { lane: 'other', caller: attempt.caller }),
      }));
      await newsLimit.count(context, user.id);
      await audit(services, context, 'password-changed', { account: user.email });
      const changed = await changePassword(store, user.id, passwordHash, now());
      mailQueue.runSoon();
      await attempt.rememberNetwork(user.id);
      // All sessions are void now, including this one. The visitor gets a new session that ends when the old one would
      // have.
      const token = await beginSession(services, context, changed, remainingLimits(session, now()));
      return context.json({ message: 'Password changed', token, user: userEntity(changed) });
    })
    .post('/reset-password-request', async (context) => {
      const { email } = await readBody(context, resetRequestSchema);
      await requestLimit.count(context, email);
      await mailLimit.count(context, email);
      // Queued for unknown accounts, too: whatever happens only for existing ones happens after the response.
      const reset = { userId: await passwordUserId(store, email), language: acceptedLanguage(context) };
      await queueMail(store, { letter: 'password-reset', ...reset }, now());
      mailQueue.runSoon();
      return context.json({ message: 'If there is an account with this address, we have sent it an email.' });
    })
    .post('/reset-password', async (context) => {
      const { email, newPassword, token } = await readBody(context, passwordResetSchema);
      await refuseCommonPassword(newPassword, settings.company.name);
      const attempt = await resetLimit.count(context);
      const reading = await tokens.readReset(token);
      if (reading.state === 'expired') throw new HttpError(400, 'The reset link has expired.');
      const user = reading.state === 'good' ? await userById(store, reading.userId) : undefined;
      if (reading.state !== 'good' || user?.email !== email) throw invalidToken();
      // Hashing is expensive, so a used link must not trigger it.
      if (!(await isResetOpen(store, user.id, reading.idHash))) throw invalidToken();
      const passwordHash = await attempt.refundOnFailure(() =>
        hasher.hash(newPassword, { lane: 'other', caller: attempt.caller }),
      );
      if (!(await redeemReset(store, user.id, reading.idHash, passwordHash, now()))) throw invalidToken();
      mailQueue.runSoon();
      // Someone who reads the account's mail is its owner: from here they get in, whatever others have guessed.
      await attempt.rememberNetwork(user.id);
      await signInLimit.reset(context, user.email);
      await audit(services, context, 'password-reset', { account: user.email });
      return context.json({ message: 'Password reset' });
    });
}

/** The browser chooses its text by the words `invalid token`, or `expired`. */
function invalidToken(): HttpError {
  return new HttpError(400, 'Invalid token: this reset link is incomplete or was used before.');
}
