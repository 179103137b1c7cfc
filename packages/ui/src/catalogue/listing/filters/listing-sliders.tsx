'use client';
import { withRef } from '../../../core/internal/with-ref.ts';
import { useTexts } from '../../../core/texts/language.ts';
import { formatUngroupedUsd } from '../../../kit/format.ts';
import { DefaultSlider, type DefaultSliderProps } from '../../../kit/slider/slider.tsx';
import { usePrice } from '../../../kit/use-price.ts';
import { usePorts } from '../../../provider/trek-provider.tsx';
import { DURATION_SLIDER, PRICE_SLIDER } from '../listing.rules.ts';
import { useListingContext } from '../listing-context.tsx';
import { filterPanelTexts } from './filter-panel.texts.ts';

const clamp = (value: number, { min, max }: { min: number; max: number }) => Math.min(max, Math.max(min, value));

/** The handle's position for a price. */
const onStep = (usd: number) => Math.round(usd / PRICE_SLIDER.step) * PRICE_SLIDER.step;

/** The lowest and the highest price of a trek. */
export const ListingPriceField = withRef(function ListingPriceField(slider: Partial<DefaultSliderProps>) {
  const messages = useTexts(filterPanelTexts);
  const { draft, changeDraft } = useListingContext();
  const { price } = draft;
  const { hidesPrices } = usePorts().api;
  const usd = usePrice(formatUngroupedUsd);
  const from = clamp(price.from ?? PRICE_SLIDER.min, PRICE_SLIDER);
  const to = clamp(price.to ?? PRICE_SLIDER.max, PRICE_SLIDER);
  const handles = [onStep(from), onStep(to)];
  if (hidesPrices) return null;
  return (
    <DefaultSlider
      label={messages.priceRange(usd(from), usd(to))}
      {...PRICE_SLIDER}
      value={handles}
      handleLabels={[messages.lowestPrice, messages.highestPrice]}
      describeValue={usd}
      onValueChange={([low = from, high = to]) =>
        changeDraft({
          price: {
            // The address may be between two steps: an unmoved handle changes nothing.
            from: low === handles[0] ? price.from : low <= PRICE_SLIDER.min ? null : low,
            to: high === handles[1] ? price.to : high >= PRICE_SLIDER.max ? null : high,
          },
        })
      }
      {...slider}
    />
  );
});

/** The longest that a trek may take. */
export const ListingDurationField = withRef(function ListingDurationField(slider: Partial<DefaultSliderProps>) {
  const messages = useTexts(filterPanelTexts);
  const { draft, changeDraft } = useListingContext();
  const to = clamp(draft.days.to ?? DURATION_SLIDER.max, DURATION_SLIDER);
  return (
    <DefaultSlider
      label={messages.durationUpTo(to)}
      {...DURATION_SLIDER}
      value={[to]}
      handleLabels={[messages.longestDuration]}
      onValueChange={([longest = to]) =>
        changeDraft({ days: { from: null, to: longest >= DURATION_SLIDER.max ? null : longest } })
      }
      {...slider}
    />
  );
});
