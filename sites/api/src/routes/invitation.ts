import { Hono } from 'hono';
import * as z from 'zod/mini';
import { makeResetPath } from '../accounts/reset-link.ts';
import type { ApiTypes } from '../http/api-context.ts';
import { auditEntryOf } from '../http/audit.ts';
import { HttpError } from '../http/http-error.ts';
import { RateLimit } from '../http/rate-limit.ts';
import { readBody } from '../http/request-body.ts';
import type { AcceptedInvitation, ShownInvitation } from '../office/office.types.ts';
import { acceptInvitation, openInvitation } from '../store/colleagues.ts';
import { isOfficeRole } from '../store/office-role.ts';
import { userByEmail } from '../store/users.ts';
import type { Services } from './services.ts';

const tokenSchema = z.object({ token: z.string().check(z.maxLength(2000)) });
const COLLEAGUE = 'You work in the office already. Sign in there.';
const ENDED = 'This invitation was withdrawn, accepted or has expired. Ask who invited you for another one.';

/** An invitation to the office, for someone who has its mailed link. Programs that scan mails post nothing. */
export function invitationRoutes(services: Services) {
  const { store, settings, tokens, mailQueue } = services;
  const { now } = settings;
  const limit = new RateLimit(services, 'open-invitation');

  async function idIn(token: string): Promise<string> {
    const id = await tokens.readInvitation(token);
    if (id === undefined) throw new HttpError(410, ENDED);
    return id;
  }

  return new Hono<ApiTypes>()
    .post('/open', async (context) => {
      const { token } = await readBody(context, tokenSchema);
      await limit.count(context);
      const invitation = await openInvitation(store, await idIn(token), now());
      if (!invitation) throw new HttpError(410, ENDED);
      const { email, fullname: name, role } = invitation;
      const account = await userByEmail(store, email);
      if (isOfficeRole(account?.role)) throw new HttpError(409, COLLEAGUE);
      return context.json({ email, name, role, hasAccount: account !== undefined } satisfies ShownInvitation);
    })
    .post('/accept', async (context) => {
      const { token } = await readBody(context, tokenSchema);
      await limit.count(context);
      const author = auditEntryOf(services, context, {});
      const account = await acceptInvitation(store, await idIn(token), author, now());
      if (account === 'ended') throw new HttpError(410, ENDED);
      if (account === 'colleague') throw new HttpError(409, COLLEAGUE);
      void mailQueue.run();
      return context.json({ path: await makeResetPath(store, tokens, account) } satisfies AcceptedInvitation);
    });
}
