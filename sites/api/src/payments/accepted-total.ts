import type { TrekEntity } from '@trek/ui/api';
import { advanceLimitsUsd, isAcceptableAdvance, MAXIMUM_CHARGE_USD, quoteTrek } from '@trek/ui/booking/rules';
import { Refusal } from '../http/refusal.ts';

/**
 * The server's own total in cents, when it allows the amount that a browser asks to pay.
 * @throws Refusal 400 when it does not
 */
export function acceptedTotal({ price }: Pick<TrekEntity, 'price'>, travelers: number, amountUsd: number): number {
  if (price === null) throw new Refusal(400, 'The price of this trek is on request. Please contact us.');
  const { totalCents } = quoteTrek(price, travelers);
  if (!isAcceptableAdvance(totalCents, amountUsd)) {
    const { minimum, maximum } = advanceLimitsUsd(totalCents);
    throw new Refusal(400, `The amount must be between US$ ${minimum} and US$ ${maximum}.`);
  }
  if (amountUsd > MAXIMUM_CHARGE_USD) {
    throw new Refusal(400, `One payment can't be more than US$ ${MAXIMUM_CHARGE_USD}. Please contact us.`);
  }
  return totalCents;
}
