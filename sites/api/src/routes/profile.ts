import { codeEntrySchema } from '@trek/ui/internal/contract/requests';
import { emailChangeSchema, profileSchema } from '@trek/ui/internal/sign-in/rules';
import { Hono } from 'hono';
import { beginSession } from '../accounts/begin-session.ts';
import { CodeEntry, codeIsOver } from '../accounts/code-entry.ts';
import { OwnerProof } from '../accounts/owner-proof.ts';
import { requireUser } from '../accounts/require-user.ts';
import { remainingLimits } from '../accounts/session-limits.ts';
import { userEntity } from '../accounts/user-entity.ts';
import type { ApiTypes } from '../http/api-context.ts';
import { audit } from '../http/audit.ts';
import { HttpError } from '../http/http-error.ts';
import { RateLimit } from '../http/rate-limit.ts';
import { readBody } from '../http/request-body.ts';
import { acceptedLanguage } from '../mail/accepted-language.ts';
import { mayMove, moveAccount } from '../store/email-change.ts';
import { requestCode } from '../store/email-codes.ts';
import { joinGuests } from '../store/guests.ts';
import { saveProfile, userByEmail } from '../store/users.ts';
import type { Services } from './services.ts';

/** Of PostgreSQL: a unique value was written by another transaction at the same moment. SQLite has one writer. */
const UNIQUE_VIOLATION = '23505';

function undefinedIfTaken(error: unknown): undefined {
  if ((error as { code?: unknown }).code !== UNIQUE_VIOLATION) throw error;
}

/** The visitor's own facts: name, phone and postal address at once, the e-mail address once the new one is proved. */
export function profileRoutes(services: Services) {
  const { settings, store, mailQueue } = services;
  const profiles = new RateLimit(services, 'profile');
  const changes = new RateLimit(services, 'email-change');
  const codes = new RateLimit(services, 'code-request');
  const proof = new OwnerProof(services);
  const entry = new CodeEntry(services);
  return new Hono<ApiTypes>()
    .post('/profile', requireUser(services), async (context) => {
      const { id } = context.var.user;
      const profile = await readBody(context, profileSchema);
      await profiles.count(context, id);
      return context.json(userEntity(await saveProfile(store, id, profile, settings.now())));
    })
    .post('/email-change', requireUser(services), async (context) => {
      const { user } = context.var;
      const { email, password } = await readBody(context, emailChangeSchema);
      if (!mayMove(user))
        throw new HttpError(403, 'The address of an account of the office is changed by its operator.');
      await proof.require(context, password);
      await changes.count(context, user.id);
      await codes.count(context, email);
      // For an address that has an account there is a request, too, but no mail: the answer is the same.
      const isTaken = (await userByEmail(store, email)) !== undefined;
      const wanted = { purpose: 'move', email, trek_id: null, user_id: isTaken ? null : user.id } as const;
      const codeId = await requestCode(store, wanted, acceptedLanguage(context), settings.now());
      mailQueue.runSoon();
      return context.json({ codeId });
    })
    .post('/confirm-email-change', requireUser(services), async (context) => {
      const { user, session } = context.var;
      const typed = await readBody(context, codeEntrySchema);
      const now = settings.now();
      const moved = await entry
        .redeem(context, typed, ['move'], async (transaction, { user_id, email }) =>
          user_id === user.id ? moveAccount(transaction, user.id, email, now) : undefined,
        )
        .catch(undefinedIfTaken);
      if (!moved) throw codeIsOver();
      await audit(services, context, 'email-changed', { account: user.email });
      mailQueue.runSoon();
      await joinGuests(store, moved, now);
      // The token before names the former address.
      const token = await beginSession(services, context, moved, remainingLimits(session, now));
      return context.json({ message: 'Email address changed', token, user: userEntity(moved) });
    });
}
