import { registrationSchema, sessionEndSchema, signInSchema } from '@trek/ui/internal/sign-in/rules';
import { Hono } from 'hono';
import { beginSession } from '../accounts/begin-session.ts';
import { refuseCommonPassword } from '../accounts/common-passwords.ts';
import { OwnerProof } from '../accounts/owner-proof.ts';
import { bearerToken, requireUser, unauthorized } from '../accounts/require-user.ts';
import { sessionEntity } from '../accounts/session-entity.ts';
import { remainingLimits, sessionLimits } from '../accounts/session-limits.ts';
import { userEntity } from '../accounts/user-entity.ts';
import { refuseVoidPassword } from '../accounts/void-passwords.ts';
import type { ApiTypes } from '../http/api-context.ts';
import { audit } from '../http/audit.ts';
import { HttpError, NOT_FOUND } from '../http/http-error.ts';
import { RateLimit } from '../http/rate-limit.ts';
import { readBody } from '../http/request-body.ts';
import { acceptedLanguage } from '../mail/accepted-language.ts';
import type { UserRow } from '../store/schema.ts';
import { endOtherSessions, endSession, openSessions } from '../store/sessions.ts';
import { addUser, replaceHash, userByEmail } from '../store/users.ts';
import type { Services } from './services.ts';

const ADDRESS_IS_TAKEN = 'There is already an account with this email address. Please sign in, or reset your password.';

/** Registration, sign-in, sign-out and the current user. */
export function sessionRoutes(services: Services) {
  const { settings, store, hasher, tokens, mailQueue } = services;
  const registrationLimit = new RateLimit(services, 'registration');
  const signInLimit = new RateLimit(services, 'sign-in');
  const endLimit = new RateLimit(services, 'session-end');
  const proof = new OwnerProof(services);

  /** Rehashes a password at today's cost. If the queue is full, the next sign-in does it. */
  async function renew(user: UserRow, password: string, caller: string) {
    const hash = await hasher.hash(password, { lane: 'sign-in', caller }).catch(() => undefined);
    if (hash) await replaceHash(store, user, hash);
  }

  return new Hono<ApiTypes>()
    .post('/register', async (context) => {
      const registration = await readBody(context, registrationSchema);
      await refuseCommonPassword(registration.password, settings.company.name);
      const attempt = await registrationLimit.count(context, registration.email);
      const passwordHash = await attempt.refundOnFailure(() =>
        hasher.hash(registration.password, { lane: 'other', caller: attempt.caller }),
      );
      const user = await addUser(store, registration, passwordHash, settings.now(), acceptedLanguage(context));
      if (!user) throw new HttpError(409, ADDRESS_IS_TAKEN);
      settings.log({ level: 'info', message: 'registered', requestId: context.var.requestId, user: user.id });
      const token = await beginSession(services, context, user);
      void mailQueue.run();
      return context.json({ token, user: userEntity(user) }, 201);
    })
    .post('/login', async (context) => {
      const { email, password, rememberMe } = await readBody(context, signInSchema);
      const attempt = await signInLimit.count(context, email);
      const user = await userByEmail(store, email);
      const isRight = await attempt.refundOnFailure(() =>
        hasher.verify(user?.password_hash, password, { lane: 'sign-in', caller: attempt.caller }),
      );
      if (!user || !isRight) {
        await audit(services, context, 'sign-in-failed', { account: email });
        throw unauthorized('The email address or the password is not correct.');
      }
      refuseVoidPassword(user);
      // A household that knows its passwords guesses nothing; their wrong attempts stay counted.
      await attempt.refund();
      await signInLimit.reset(context, email);
      await attempt.rememberNetwork(user.id);
      if (hasher.isOutdated(user.password_hash ?? '')) await renew(user, password, attempt.caller);
      settings.log({ level: 'info', message: 'signed in', requestId: context.var.requestId, user: user.id });
      const token = await beginSession(services, context, user, sessionLimits(user.role, rememberMe));
      return context.json({ token, user: userEntity(user) });
    })
    .get('/me', requireUser(services), (context) => context.json(userEntity(context.var.user)))
    .post('/logout', async (context) => {
      // Signing out twice is fine.
      const claims = await tokens.readSession(bearerToken(context) ?? '');
      if (claims && (await endSession(store, claims.userId, claims.sessionId, settings.now()))) {
        settings.log({ level: 'info', message: 'signed out', requestId: context.var.requestId, user: claims.userId });
      }
      return context.json({ message: 'Signed out' });
    })
    .get('/sessions', requireUser(services), async (context) => {
      const { user, session } = context.var;
      const sessions = await openSessions(store, user, settings.now());
      return context.json(sessions.map((row) => sessionEntity(row, row.id === session.id)));
    })
    .post('/sessions/end', requireUser(services), async (context) => {
      const { user, session } = context.var;
      const { id, password } = await readBody(context, sessionEndSchema);
      await endLimit.count(context, user.id);
      await proof.require(context, password);
      if (id === undefined) await endOtherSessions(store, user.id, session.id, settings.now());
      else if (!(await endSession(store, user.id, id, settings.now()))) throw new HttpError(404, NOT_FOUND);
      await audit(services, context, 'sessions-ended', { account: user.email, about: id ? 'one' : 'all others' });
      // A password signs in again, with a new token: the one before may be in other hands.
      const isRenewed = user.password_hash !== null && id !== session.id;
      if (!isRenewed) return context.json({ message: 'Signed out' });
      const token = await beginSession(services, context, user, remainingLimits(session, settings.now()));
      return context.json({ message: 'Signed out', token, user: userEntity(user) });
    });
}
