import { codeEntrySchema, guestCodeSchema } from '@trek/ui/internal/contract/requests';
import { Hono } from 'hono';
import { CodeEntry, codeIsOver } from '../accounts/code-entry.ts';
import { readDevice } from '../accounts/device.ts';
import { GUEST_SESSION } from '../accounts/session-limits.ts';
import type { ApiTypes } from '../http/api-context.ts';
import { HttpError } from '../http/http-error.ts';
import { RateLimit } from '../http/rate-limit.ts';
import { readBody } from '../http/request-body.ts';
import { acceptedLanguage } from '../mail/accepted-language.ts';
import { PRICE_ON_REQUEST } from '../payments/offered-price.ts';
import { plainReference } from '../store/booking-reference.ts';
import { requestCode } from '../store/email-codes.ts';
import { addGuest, guestIdOf, unpaidGuest } from '../store/guests.ts';
import { addSession } from '../store/sessions.ts';
import { userById } from '../store/users.ts';
import type { Services } from './services.ts';

const ACCOUNT_ONLY = 'This trek is booked with an account. Please log in.';

/** Sessions of visitors without an account, each for one booking, by a code that proves the address. */
export function guestRoutes(services: Services) {
  const { settings, store, catalogue, tokens, mailQueue } = services;
  const requests = new RateLimit(services, 'code-request');
  const entry = new CodeEntry(services);

  /** Treks are public, so a refusal may name its reason. The address is not looked up. */
  function refuseTrek(trekId: number): void {
    const trek = catalogue.trek(trekId);
    if (!trek) throw new HttpError(404, `Trek with ID ${trekId} not found`);
    if (trek.price === null) throw new HttpError(400, PRICE_ON_REQUEST);
    if (!trek.bookingPolicy?.guests) throw new HttpError(403, ACCOUNT_ONLY);
  }

  return new Hono<ApiTypes>()
    .post('/code', async (context) => {
      const { email, trekId, reference, locale } = await readBody(context, guestCodeSchema);
      if (trekId !== undefined) refuseTrek(trekId);
      await requests.count(context, email);
      const userId = reference === undefined ? null : await guestIdOf(store, plainReference(reference), email);
      const purpose = reference === undefined ? ('book' as const) : ('return' as const);
      const wanted = { purpose, email, trek_id: trekId ?? null, user_id: userId };
      const codeId = await requestCode(store, wanted, locale ?? acceptedLanguage(context), settings.now());
      // Whatever differs for those who are known happens after the response.
      mailQueue.runSoon();
      return context.json({ codeId });
    })
    .post('/session', async (context) => {
      const typed = await readBody(context, codeEntrySchema);
      const user = await entry.redeem(context, typed, ['book', 'return'], async (transaction, { email, ...row }) => {
        if (row.trek_id !== null) {
          const wanted = { email, trek_id: row.trek_id };
          return (await unpaidGuest(transaction, wanted)) ?? addGuest(transaction, wanted, settings.now());
        }
        return row.user_id === null ? undefined : userById(transaction, row.user_id);
      });
      // The booking has joined an account meanwhile.
      if (!user) throw codeIsOver();
      const device = readDevice(context.req.header('User-Agent'));
      const session = await addSession(store, user, device, GUEST_SESSION, settings.now());
      return context.json({ token: await tokens.guest(user, session) });
    });
}
