import { codeEntrySchema } from '@trek/ui/internal/contract/requests';
import { emailConfirmationSchema } from '@trek/ui/internal/sign-in/rules';
import { Hono } from 'hono';
import { CodeEntry, codeIsOver } from '../accounts/code-entry.ts';
import { requireUser } from '../accounts/require-user.ts';
import type { ApiTypes } from '../http/api-context.ts';
import { HttpError } from '../http/http-error.ts';
import { RateLimit } from '../http/rate-limit.ts';
import { readBody } from '../http/request-body.ts';
import { acceptedLanguage } from '../mail/accepted-language.ts';
import { requestCode } from '../store/email-codes.ts';
import { joinGuests } from '../store/guests.ts';
import { confirmEmail, userById } from '../store/users.ts';
import type { Services } from './services.ts';

/** Confirms an account's address by a mailed link, or by a mailed code. The link stays valid when used again. */
export function emailRoutes(services: Services) {
  const { store, settings, tokens, mailQueue } = services;
  const limit = new RateLimit(services, 'email-confirmation');
  const requests = new RateLimit(services, 'code-request');
  const entry = new CodeEntry(services);
  return new Hono<ApiTypes>()
    .post('/email-code', requireUser(services), async (context) => {
      const { id, email } = context.var.user;
      await requests.count(context, email);
      const wanted = { purpose: 'confirm', email, trek_id: null, user_id: id } as const;
      const codeId = await requestCode(store, wanted, acceptedLanguage(context), settings.now());
      void mailQueue.run();
      return context.json({ codeId });
    })
    .post('/confirm-email-code', requireUser(services), async (context) => {
      const { user } = context.var;
      const typed = await readBody(context, codeEntrySchema);
      const owner = await entry.redeem(context, typed, ['confirm'], async (transaction, { user_id, email }) => {
        if (user_id !== user.id) return undefined;
        await confirmEmail(transaction, user.id, email, settings.now());
        return userById(transaction, user.id);
      });
      if (!owner) throw codeIsOver();
      await joinGuests(store, owner, settings.now());
      return context.json({ message: 'Email address confirmed' });
    })
    .post('/confirm-email', async (context) => {
      const { token } = await readBody(context, emailConfirmationSchema);
      await limit.count(context);
      const reading = await tokens.readEmailConfirmation(token);
      if (reading.state === 'expired') throw new HttpError(400, 'The confirmation link has expired.');
      const isConfirmed =
        reading.state === 'good' && (await confirmEmail(store, reading.userId, reading.email, settings.now()));
      const owner = isConfirmed && (await userById(store, reading.userId));
      if (owner) await joinGuests(store, owner, settings.now());
      if (!isConfirmed)
        throw new HttpError(400, 'Invalid confirmation link: it is incomplete, or the account no longer exists.');
      return context.json({ message: 'Email address confirmed' });
    });
}
