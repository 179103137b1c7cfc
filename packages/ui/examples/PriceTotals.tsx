import { PriceTotals } from '@trek/ui/booking';
import { quoteTrek } from '@trek/ui/pricing';

/** What three people pay for a trek of $1,450. */
export function PriceForThree() {
  return <PriceTotals quote={quoteTrek(1450, 3)} />;
}
