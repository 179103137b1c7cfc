import { registrationSchema, signInSchema } from '@trek/ui/session/rules';
import { Hono } from 'hono';
import { userEntity } from '../accounts/user-entity.ts';
import type { ApiTypes } from '../http/api-context.ts';
import { RateLimit } from '../http/rate-limit.ts';
import { Refusal } from '../http/refusal.ts';
import { readBody } from '../http/request-body.ts';
import { requireUser, unauthorized } from '../http/require-user.ts';
import type { Services } from '../services.ts';
import { addUser, userByEmail } from '../store/users.ts';

/** Registration, sign-in and the current user. */
export function sessionRoutes(services: Services) {
  const { settings, store, hasher, tokens } = services;
  const registrationLimit = new RateLimit(services, 'registration');
  const signInLimit = new RateLimit(services, 'sign-in');

  return new Hono<ApiTypes>()
    .post('/register', async (context) => {
      const registration = await readBody(context, registrationSchema);
      const attempt = await registrationLimit.count(context, registration.email);
      const passwordHash = await attempt.refundOnFailure(() =>
        hasher.hash(registration.password, { lane: 'other', caller: attempt.caller }),
      );
      const user = await addUser(store, registration, passwordHash, settings.now());
      if (!user) {
        throw new Refusal(409, 'There is an account with this email address. Please sign in or reset your password.');
      }
      await attempt.rememberNetwork(user.id);
      return context.json({ token: await tokens.session(user, false), user: userEntity(user) }, 201);
    })
    .post('/login', async (context) => {
      const { email, password, rememberMe } = await readBody(context, signInSchema);
      const attempt = await signInLimit.count(context, email);
      const user = await userByEmail(store, email);
      const isRight = await attempt.refundOnFailure(() =>
        hasher.verify(user?.password_hash, password, { lane: 'sign-in', caller: attempt.caller }),
      );
      if (!user || !isRight) throw unauthorized('The email address or the password is not correct.');
      // A house full of people who know their passwords guesses nothing; the wrong attempts among theirs stay counted.
      await attempt.refund();
      await signInLimit.forgive(context, email);
      await attempt.rememberNetwork(user.id);
      settings.log({ level: 'info', message: 'signed in', requestId: context.var.requestId, user: user.id });
      return context.json({ token: await tokens.session(user, rememberMe), user: userEntity(user) });
    })
    .get('/me', requireUser(services), (context) => context.json(userEntity(context.var.user)));
}
