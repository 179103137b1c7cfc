import { registrationSchema, signInSchema } from '@trek/ui/account/rules';
import { Hono } from 'hono';
import { isCommonPassword } from '../accounts/common-passwords.ts';
import { userEntity } from '../accounts/user-entity.ts';
import type { ApiContext, ApiTypes } from '../http/api-context.ts';
import { RateLimit } from '../http/rate-limit.ts';
import { Refusal } from '../http/refusal.ts';
import { readBody } from '../http/request-body.ts';
import { requireUser, unauthorized } from '../http/require-user.ts';
import { accountExistsLetter, emailConfirmationLetter } from '../mail/account-letters.ts';
import type { Services } from '../services.ts';
import type { UserRow } from '../store/schema.ts';
import { addUser, userByEmail } from '../store/users.ts';

/** Registration, sign-in and the current user. */
export function sessionRoutes(services: Services) {
  const { settings, store, hasher, tokens, postOffice } = services;
  const { publicUrl } = settings;
  const registrationLimit = new RateLimit(services, 'registration');
  const noticeLimit = new RateLimit(services, 'account-notice');
  const signInLimit = new RateLimit(services, 'sign-in');

  async function confirmationMail(user: UserRow) {
    const token = await tokens.emailConfirmation(user);
    return emailConfirmationLetter(user.email, `${publicUrl}/confirm-email?${new URLSearchParams({ token })}`);
  }

  /** Once a day, whoever registers the address how often. */
  async function noticeMail(context: ApiContext, email: string) {
    try {
      await noticeLimit.count(context, email);
    } catch (error) {
      if (error instanceof Refusal) return undefined;
      throw error;
    }
    return accountExistsLetter(email, publicUrl);
  }

  return new Hono<ApiTypes>()
    .post('/register', async (context) => {
      const registration = await readBody(context, registrationSchema);
      if (isCommonPassword(registration.password)) {
        throw new Refusal(400, 'This password is one of the first that an attacker tries. Please choose another.');
      }
      const attempt = await registrationLimit.count(context, registration.email);
      const passwordHash = await attempt.refundOnFailure(() =>
        hasher.hash(registration.password, { lane: 'other', caller: attempt.caller }),
      );
      const { user, isNew } = await addUser(store, registration, passwordHash, settings.now());
      const token = await tokens.session(user, false);
      // Whether there was an account learns who reads the address's mail, and nobody from the answer: the token of a
      // user who was not stored is no bearer.
      postOffice.post(() => (isNew ? confirmationMail(user) : noticeMail(context, user.email)));
      return context.json({ token, user: userEntity(user) }, 201);
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
