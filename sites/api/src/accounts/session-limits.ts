import { isOfficeRole } from '../store/office-role.ts';
import type { SessionRow } from '../store/schema.ts';
import type { SessionLimits } from '../store/sessions.ts';

const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/**
 * A visitor's session lasts a day, or 30 with "remember me". An operator's lasts one working day.
 * Source: https://pages.nist.gov/800-63-4/sp800-63b.html#aal2 (one hour without use, for accounts with two factors)
 */
export function sessionLimits(role: string, isRemembered: boolean): SessionLimits {
  if (isOfficeRole(role)) return { longest: 12 * HOUR_SECONDS, idle: HOUR_SECONDS };
  if (isRemembered) return { longest: 30 * DAY_SECONDS, idle: 14 * DAY_SECONDS };
  return { longest: DAY_SECONDS, idle: 12 * HOUR_SECONDS };
}

/** A guest's session: for as long as it takes to book and pay. Another code begins another one. */
export const GUEST_SESSION: SessionLimits = { longest: DAY_SECONDS, idle: 2 * HOUR_SECONDS };

/** Those of a session that replaces another, and ends when that one would have. */
export function remainingLimits({ ends_at, idle_seconds }: SessionRow, now: Date): SessionLimits {
  return { longest: (Date.parse(ends_at) - now.getTime()) / 1000, idle: idle_seconds };
}

/** How long a session counts as fresh for actions that need the person, not only their session. */
const FRESH_MS = 600_000;

/** Whether a session has just begun: its user has just entered a password, or returned from Google. */
export function isFresh({ begun_at }: Pick<SessionRow, 'begun_at'>, now: Date): boolean {
  return now.getTime() - Date.parse(begun_at) <= FRESH_MS;
}
