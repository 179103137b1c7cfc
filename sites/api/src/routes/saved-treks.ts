import { savedTreksChangeSchema } from '@trek/ui/internal/saved-treks/rules';
import { Hono } from 'hono';
import { requireUser } from '../accounts/require-user.ts';
import { shownOf } from '../catalogue/mail-departures.ts';
import type { ApiContext, ApiTypes } from '../http/api-context.ts';
import { HttpError } from '../http/http-error.ts';
import { RateLimit } from '../http/rate-limit.ts';
import { readBody } from '../http/request-body.ts';
import { acceptedLanguage } from '../mail/accepted-language.ts';
import { changeSavedTreks, endDepartureMails, savedTreksOf } from '../store/saved-treks.ts';
import { inTransaction } from '../store/transaction.ts';
import type { Services } from './services.ts';

/** The treks that the visitor has saved: changes them, and answers with those that are on offer. */
export function savedTrekRoutes(services: Services) {
  const { settings, store, catalogue, tokens, mailQueue } = services;
  const limit = new RateLimit(services, 'saved-treks');
  const confirmations = new RateLimit(services, 'code-request');
  /** The wish is stored all the same where too many links were mailed. */
  const mayMail = async (context: ApiContext, email: string) => {
    try {
      await confirmations.count(context, email);
      return true;
    } catch (error) {
      if (error instanceof HttpError && error.status === 429) return false;
      throw error;
    }
  };
  return new Hono<ApiTypes>()
    .post('/', requireUser(services), async (context) => {
      const { save, remove } = await readBody(context, savedTreksChangeSchema);
      const { id, email, email_confirmed_at } = context.var.user;
      await limit.count(context, email);
      const language = acceptedLanguage(context);
      // Mails go to confirmed addresses alone: others are sent the link that confirms theirs.
      const wishes = save.some(({ departureMails }) => departureMails) && email_confirmed_at === null;
      const confirms =
        wishes &&
        !(await savedTreksOf(store, id)).some((saved) => saved.departureMails) &&
        (await mayMail(context, email));
      const change = {
        save: save.map((saved) => ({ ...saved, trekId: Number(saved.trekId) })),
        remove: remove.map(Number),
      };
      const now = settings.now();
      const shownStarts = (trekId: number) => shownOf(catalogue, trekId, now);
      await changeSavedTreks(store, id, change, { now, language, shownStarts, confirms });
      if (confirms) void mailQueue.run();
      const saved = await savedTreksOf(store, id);
      return context.json({ treks: saved.filter(({ trekId }) => catalogue.trek(trekId)) });
    })
    .get('/stop-mails', (context) => {
      // Only a post stops them: mail scanners follow every link.
      const query = new URLSearchParams({ token: context.req.query('token') ?? '' });
      return context.redirect(`${settings.publicUrl}/stop-mails?${query}`, 303);
    })
    .post('/stop-mails', async (context) => {
      await limit.count(context);
      const userId = await tokens.readStopMails(context.req.query('token') ?? '');
      if (!userId) throw new HttpError(400, 'Invalid link: it is incomplete, or too old.');
      await inTransaction(store, (transaction) => endDepartureMails(transaction, userId, settings.now()));
      return context.json({ message: 'Stopped' });
    });
}
