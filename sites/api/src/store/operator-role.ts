/** The role of accounts that may open the office. It is given by `OPERATOR_EMAIL` alone: no call of the API takes a role. */
export const OPERATOR_ROLE = 'operator';
