/** Kinds of lines that the office adds to the price of a booking, with whether they raise or lower it. */
export const PRICE_LINE_SIGNS = {
  discount: -1,
  surcharge: 1,
  /** By the terms, for a change that a customer asked for. */
  'change-fee': 1,
  /** Sold in addition: a single room, a porter, gear. */
  extra: 1,
  'waived-fee': -1,
  /** A leader's place, where the trek itself promises nothing. */
  leader: -1,
  /** A difference of a few dollars, as a bank's fee on a transfer, that is not worth asking for. */
  'write-off': -1,
} as const;

export type PriceLineKind = keyof typeof PRICE_LINE_SIGNS;

export const PRICE_LINE_KINDS = Object.keys(PRICE_LINE_SIGNS) as PriceLineKind[];

/** Lines leave at least so much of a price, in cents: what costs nothing is canceled instead. */
export const LEAST_TOTAL_CENTS = 100;

/** The largest sum that can be written off of a booking, in cents. */
export const WRITE_OFF_LIMIT_CENTS = 5_000;

/** The sum by which lines change a total. */
export const sumOfLines = (lines: readonly { cents: number }[]): number =>
  lines.reduce((sum, { cents }) => sum + cents, 0);
