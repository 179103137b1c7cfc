import type { TrekEmbedProps } from '@trek/ui/embed';
import { lazyModule } from '@trek/ui/internal/lazy';

type SecondCurrency = NonNullable<TrekEmbedProps['secondCurrency']>;
type Rate = SecondCurrency['rate'];

const code = lazyModule(() => import('@trek/ui/internal/kit/second-currency'));
const made = new WeakMap<Rate, SecondCurrency | undefined>();

/** The currency of a rate, the same for the same rate. A rate that can't be used is named on the console, and left out. */
export async function loadCurrency(rate: Rate | undefined): Promise<SecondCurrency | undefined> {
  if (!rate) return undefined;
  const { secondCurrency } = await code.load();
  if (!made.has(rate))
    made.set(
      rate,
      attempt(() => secondCurrency(rate)),
    );
  return made.get(rate);
}

function attempt(make: () => SecondCurrency): SecondCurrency | undefined {
  try {
    return make();
  } catch (error) {
    console.error(error);
    return undefined;
  }
}
