/** An owner's role. Servers and pages of the release before know it, and no other: there its accounts do everything. */
export const OWNER = 'operator';

/**
 * The roles of accounts that may enter the office. `OPERATOR_EMAIL` and owners grant them; no call takes the caller's own
 * role from a token or a body.
 */
export const OFFICE_ROLES = [OWNER, 'office', 'accountant', 'guide'] as const;

export type OfficeRole = (typeof OFFICE_ROLES)[number];

export const isOfficeRole = (role: string | undefined): role is OfficeRole =>
  OFFICE_ROLES.some((known) => known === role);
