import { emailConfirmationSchema } from '@trek/ui/internal/sign-in/rules';
import { Hono } from 'hono';
import type { ApiTypes } from '../http/api-context.ts';
import { HttpError } from '../http/http-error.ts';
import { RateLimit } from '../http/rate-limit.ts';
import { readBody } from '../http/request-body.ts';
import { confirmEmail } from '../store/users.ts';
import type { Services } from './services.ts';

/** Confirms an account's address by a mailed link. The link stays valid when used again. */
export function emailRoutes(services: Services) {
  const { store, settings, tokens } = services;
  const limit = new RateLimit(services, 'email-confirmation');
  return new Hono<ApiTypes>().post('/confirm-email', async (context) => {
    const { token } = await readBody(context, emailConfirmationSchema);
    await limit.count(context);
    const reading = await tokens.readEmailConfirmation(token);
    if (reading.state === 'expired') throw new HttpError(400, 'The confirmation link has expired.');
    const isConfirmed =
      reading.state === 'good' && (await confirmEmail(store, reading.userId, reading.email, settings.now()));
    if (!isConfirmed)
      throw new HttpError(400, 'Invalid confirmation link: it is incomplete, or the account no longer exists.');
    return context.json({ message: 'Email address confirmed' });
  });
}
