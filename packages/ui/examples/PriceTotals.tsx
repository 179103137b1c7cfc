import { PriceTotals } from '@trek/ui/booking';
import { quoteTrek } from '@trek/ui/pricing';

/** The price of a trek of $1,450 for three people. */
export function PriceForThree() {
  return <PriceTotals quote={quoteTrek(1450, 3)} />;
}
