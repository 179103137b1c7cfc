import { ownerProofSchema } from '@trek/ui/internal/sign-in/rules';
import { Hono } from 'hono';
import { OwnerProof } from '../accounts/owner-proof.ts';
import { requireUser } from '../accounts/require-user.ts';
import type { ApiContext, ApiTypes } from '../http/api-context.ts';
import { auditEntryOf } from '../http/audit.ts';
import { HttpError } from '../http/http-error.ts';
import { RateLimit } from '../http/rate-limit.ts';
import { readBody } from '../http/request-body.ts';
import { endAccount } from '../payments/end-account.ts';
import { isOfficeRole } from '../store/office-role.ts';
import { type DataRequest, exportPersonalData } from '../store/personal-data.ts';
import type { Services } from './services.ts';

/** Exports and erases the visitor's stored data. */
export function personalDataRoutes(services: Services) {
  const { settings, store } = services;
  const exportLimit = new RateLimit(services, 'data-export');
  const proof = new OwnerProof(services);

  function request(context: ApiContext): DataRequest {
    const { role, email, email_confirmed_at } = context.var.user;
    if (isOfficeRole(role)) throw new HttpError(403, 'Use the office commands for an operator’s account.');
    return {
      trace: auditEntryOf(services, context, { account: email }),
      // Otherwise, registering someone's address would be enough to read and delete their messages.
      ownsMessages: email_confirmed_at !== null,
    };
  }

  return new Hono<ApiTypes>()
    .get('/data', requireUser(services), async (context) => {
      const origin = request(context);
      await exportLimit.count(context, context.var.user.email);
      const data = await exportPersonalData(store, context.var.user, origin, settings.now());
      return context.json(data, 200, { 'Content-Disposition': 'attachment; filename="my-data.json"' });
    })
    .post('/erase', requireUser(services), async (context) => {
      const origin = request(context);
      const { password } = await readBody(context, ownerProofSchema);
      await proof.require(context, password);
      await endAccount(services, context.var.user.id, origin);
      return context.json({ message: 'Account erased' });
    });
}
