/**
 * The role of accounts that may open the office. Only `OPERATOR_EMAIL` grants it; no call of the API accepts a role.
 */
export const OPERATOR_ROLE = 'operator';
