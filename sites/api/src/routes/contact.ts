import { contactSchema } from '@trek/ui/internal/contact/rules';
import { accountEmail } from '@trek/ui/internal/sign-in/rules';
import { Hono } from 'hono';
import { sessionOf } from '../accounts/require-user.ts';
import type { ApiTypes } from '../http/api-context.ts';
import { RateLimit } from '../http/rate-limit.ts';
import { readBody } from '../http/request-body.ts';
import { bookingNamedIn } from '../store/bookings.ts';
import { addContactMessage } from '../store/contact-messages.ts';
import type { Services } from './services.ts';

/** Stores messages of visitors and mails them to the office. One of a signed-in visitor about a booking of theirs is acknowledged. */
export function contactRoutes(services: Services) {
  const { settings, store, mailQueue, tokens } = services;
  const limit = new RateLimit(services, 'contact');
  return new Hono<ApiTypes>().post('/', async (context) => {
    const message = await readBody(context, contactSchema);
    await limit.count(context, accountEmail(message.email));
    const session = await sessionOf(services, context, (token) => tokens.readSession(token));
    const booking = session && (await bookingNamedIn(store, session.user.id, message.message));
    await addContactMessage(store, message, booking?.id, settings.now());
    // Not awaited: no visitor should wait for a mail server.
    void mailQueue.run();
    return context.json({ message: 'Message received' }, 201);
  });
}
