'use client';
import { Slider } from '../kit/slider.tsx';
import { catalogueMessages as messages } from './catalogue.messages.ts';
import { DURATION_SLIDER, PRICE_SLIDER } from './listing.rules.ts';
import { useListingContext } from './listing-context.tsx';

const clamp = (value: number, { minimum, maximum }: { minimum: number; maximum: number }) =>
  Math.min(maximum, Math.max(minimum, value));

/** Where a handle stands for a price. */
const onStep = (usd: number) => Math.round(usd / PRICE_SLIDER.step) * PRICE_SLIDER.step;

/** The lowest and the highest price of a trek. */
export function ListingPriceField() {
  const { draft, changeDraft } = useListingContext();
  const { price } = draft;
  const from = clamp(price.from ?? PRICE_SLIDER.minimum, PRICE_SLIDER);
  const to = clamp(price.to ?? PRICE_SLIDER.maximum, PRICE_SLIDER);
  const handles = [onStep(from), onStep(to)];
  return (
    <Slider
      label={messages.priceRange(from, to)}
      {...PRICE_SLIDER}
      values={handles}
      handleLabels={[messages.lowestPrice, messages.highestPrice]}
      describeValue={(value) => `$${value}`}
      onChange={([low = from, high = to]) =>
        changeDraft({
          price: {
            // What the address says may lie between two steps: a handle that was not moved changes nothing.
            from: low === handles[0] ? price.from : low <= PRICE_SLIDER.minimum ? null : low,
            to: high === handles[1] ? price.to : high >= PRICE_SLIDER.maximum ? null : high,
          },
        })
      }
    />
  );
}

/** The longest that a trek may take. */
export function ListingDurationField() {
  const { draft, changeDraft } = useListingContext();
  const to = clamp(draft.days.to ?? DURATION_SLIDER.maximum, DURATION_SLIDER);
  return (
    <Slider
      label={messages.durationUpTo(to)}
      {...DURATION_SLIDER}
      values={[to]}
      handleLabels={[messages.longestDuration]}
      onChange={([longest = to]) =>
        changeDraft({ days: { from: null, to: longest >= DURATION_SLIDER.maximum ? null : longest } })
      }
    />
  );
}
