/** Facts of the operator, once. */
export const COMPANY = {
  licence: '0103',
  registration: '59628',
  promise: '40+ local guides employed from remote regions',
} as const;
