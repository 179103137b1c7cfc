import { centsOf, usdOf } from '@trek/ui/pricing';
import * as z from 'zod/mini';

const LARGEST_USD = 999_999;
const TOO_LARGE = 'The amount can be at most $999,999.';
const MALFORMED = 'The amount must be in US dollars, with at most two decimals.';

/** US dollars and cents, as a person types them. */
export const amountSchema = (least: number) =>
  z.number(MALFORMED).check(
    z.refine((usd) => usdOf(centsOf(usd)) === usd, MALFORMED),
    z.gte(least, 'The amount must be above 0.'),
    z.lte(LARGEST_USD, TOO_LARGE),
  );
