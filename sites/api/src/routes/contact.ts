import { contactSchema } from '@trek/ui/contact/rules';
import { accountEmail } from '@trek/ui/sign-in/rules';
import { Hono } from 'hono';
import type { ApiTypes } from '../http/api-context.ts';
import { RateLimit } from '../http/rate-limit.ts';
import { readBody } from '../http/request-body.ts';
import { addContactMessage } from '../store/contact-messages.ts';
import type { Services } from './services.ts';

/** Stores messages of visitors and mails them to the office. */
export function contactRoutes(services: Services) {
  const { settings, store, mailQueue } = services;
  const limit = new RateLimit(services, 'contact');
  return new Hono<ApiTypes>().post('/', async (context) => {
    const message = await readBody(context, contactSchema);
    await limit.count(context, accountEmail(message.email));
    await addContactMessage(store, message, settings.now());
    // Not awaited: no visitor should wait for a mail server.
    void mailQueue.run();
    return context.json({ message: 'Message received' }, 201);
  });
}
