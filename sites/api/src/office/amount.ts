import { formatUsd } from '@trek/ui/kit/format';
import { centsOf, usdOf } from '@trek/ui/pricing';
import * as z from 'zod/mini';

const LARGEST_USD = 999_999;
const TOO_LARGE = `The amount can be at most ${formatUsd(LARGEST_USD)}.`;
const MALFORMED = 'The amount must be in US dollars, with at most two decimals.';

/** US dollars and cents, as a person types them. */
export const amountSchema = (least: number) =>
  z.number(MALFORMED).check(
    z.refine((usd) => usdOf(centsOf(usd)) === usd, MALFORMED),
    z.gte(least, least > 0 ? 'The amount must be above 0.' : 'The amount can’t be below 0.'),
    z.lte(LARGEST_USD, TOO_LARGE),
  );
