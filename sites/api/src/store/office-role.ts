/**
 * The roles of accounts that may enter the office. `OPERATOR_EMAIL` and owners grant them; no call takes the caller's own
 * role from a token or a body.
 */
export const OFFICE_ROLES = ['owner', 'office', 'accountant', 'guide'] as const;

export type OfficeRole = (typeof OFFICE_ROLES)[number];

export const isOfficeRole = (role: string | undefined): role is OfficeRole =>
  OFFICE_ROLES.some((known) => known === role);
