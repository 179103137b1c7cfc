import type { ApiContext } from '../http/api-context.ts';
import { joinGuests } from '../store/guests.ts';
import type { UserRow } from '../store/schema.ts';
import { addSession, type SessionLimits } from '../store/sessions.ts';
import type { AuthServices } from './auth-services.ts';
import { readDevice } from './device.ts';
import { bearerToken } from './require-user.ts';
import { sessionLimits } from './session-limits.ts';

/**
 * Starts a session on the device that the request comes from. The one whose token the request still carries ends: a browser
 * has one session at a time.
 * @param limits default: those of the user's role
 * @returns its bearer token
 */
export async function beginSession(
  { store, tokens, settings }: AuthServices,
  context: ApiContext,
  user: UserRow,
  limits: SessionLimits = sessionLimits(user.role, false),
): Promise<string> {
  const device = readDevice(context.req.header('User-Agent'));
  await joinGuests(store, user, settings.now());
  const replaced = await tokens.readSession(bearerToken(context) ?? '');
  return tokens.session(user, await addSession(store, user, device, limits, settings.now(), replaced));
}
