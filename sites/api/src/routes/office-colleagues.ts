import { accountEmail, emailSchema, plainText } from '@trek/ui/internal/sign-in/rules';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { isFresh } from '../accounts/session-limits.ts';
import type { ApiContext, ApiTypes } from '../http/api-context.ts';
import { auditEntryOf } from '../http/audit.ts';
import { HttpError } from '../http/http-error.ts';
import { RateLimit } from '../http/rate-limit.ts';
import { readBody } from '../http/request-body.ts';
import type { OfficeColleague, OfficeColleagues, OfficeInvitation } from '../office/office.types.ts';
import { commandSchema } from '../office/office-command.ts';
import {
  type Colleague,
  ColleagueError,
  changeRole,
  colleagues,
  invitations,
  invite,
  removeColleague,
  repeatInvitation,
  withdrawInvitation,
} from '../store/colleagues.ts';
import { OFFICE_ROLES, type OfficeRole } from '../store/office-role.ts';
import type { OfficeInvitationRow } from '../store/schema.ts';
import type { Services } from './services.ts';

const LONGEST_NAME = 100;
const role = z.enum(OFFICE_ROLES);
const invitationSchema = z.extend(commandSchema, {
  email: z.pipe(z.pipe(z.string(), z.transform(accountEmail)), emailSchema),
  fullname: z
    .string()
    .check(
      z.overwrite(plainText),
      z.minLength(1, 'Write their name.'),
      z.regex(/^[^\n]*$/, 'Write the name on one line.'),
      z.maxLength(LONGEST_NAME, 'The name is too long.'),
    ),
  role,
});
const roleSchema = z.object({ role });

/** The colleagues of an owner: who works in the office, who is invited, and what each may do. */
export function officeColleagueRoutes(services: Services) {
  const { store, settings, mailQueue } = services;
  const { now } = settings;
  const limit = new RateLimit(services, 'office-invitation');

  const list = async (context: ApiContext) =>
    context.json({
      you: context.var.user.id,
      colleagues: (await colleagues(store)).map(officeColleague),
      invitations: (await invitations(store)).map((row) => officeInvitation(row, now())),
    } satisfies OfficeColleagues);

  const authorOf = (context: ApiContext) => auditEntryOf(services, context, { who: context.var.user.email });

  /** A stolen or unattended session must not give anyone a role. */
  function requireFresh(context: ApiContext): void {
    if (isFresh(context.var.session, now())) return;
    throw new HttpError(403, 'Please sign out and in again, and do this within ten minutes.');
  }

  /** Does a change, and answers with everyone. */
  async function change(context: ApiContext, work: Promise<void>): Promise<Response> {
    try {
      await work;
    } catch (error) {
      throw error instanceof ColleagueError ? new HttpError(409, error.message) : error;
    }
    void mailQueue.run();
    return list(context);
  }

  return new Hono<ApiTypes>()
    .get('/', list)
    .post('/invitations', async (context) => {
      const { key: id, ...invited } = await readBody(context, invitationSchema);
      requireFresh(context);
      await limit.count(context, context.var.user.id);
      const invitedBy = context.var.user.email;
      return change(context, invite(store, { id, ...invited, invitedBy }, authorOf(context), now()));
    })
    .post('/invitations/:id/repeated', async (context) => {
      requireFresh(context);
      await limit.count(context, context.var.user.id);
      return change(context, repeatInvitation(store, context.req.param('id'), authorOf(context), now()));
    })
    .post('/invitations/:id/withdrawn', async (context) =>
      change(context, withdrawInvitation(store, context.req.param('id'), authorOf(context), now())),
    )
    .post('/:id/role', async (context) => {
      const { role } = await readBody(context, roleSchema);
      requireFresh(context);
      return change(context, changeRole(store, context.req.param('id'), role, authorOf(context), now()));
    })
    .post('/:id/removed', async (context) =>
      change(context, removeColleague(store, context.req.param('id'), authorOf(context), now())),
    );
}

const officeColleague = (row: Colleague): OfficeColleague => ({
  ...{ id: row.id, email: row.email, name: row.fullname, role: row.role as OfficeRole },
  hasFactor: row.confirmed_at !== null,
  hasPassword: row.password_hash !== null,
  seenAt: row.seen_at,
});

const officeInvitation = (row: OfficeInvitationRow, now: Date): OfficeInvitation => ({
  ...{ id: row.id, email: row.email, name: row.fullname, role: row.role },
  ...{ invitedBy: row.invited_by, invitedAt: row.invited_at, expiresAt: row.expires_at },
  isExpired: row.expires_at <= now.toISOString(),
});
