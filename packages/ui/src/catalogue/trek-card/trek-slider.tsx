'use client';
import type { TrekSummary } from '../../api/trek.ts';
import { withRef } from '../../core/internal/with-ref.ts';
import { DefaultCarousel } from '../../kit/carousel/carousel.tsx';
import { createPart, type PartProps } from '../../kit/part.tsx';
import { trekSliderAnatomy as anatomy } from './trek-card.anatomy.ts';
import { DefaultTrekCard } from './trek-card.tsx';

const Root = createPart('div', anatomy, 'root');

/** Cards that are rendered at once: as many as a wide screen shows. */
const FIRST_CARDS = 3;

/** Props of `TrekSlider`. */
export interface TrekSliderProps extends Omit<PartProps<'div'>, 'asChild' | 'children'> {
  /** The row's name, for a screen reader. */
  label: string;
  treks: readonly TrekSummary[];
}

/** Treks in a row that turns: three side by side on a wide screen. */
export const TrekSlider = withRef(function TrekSlider({ label, treks, ...root }: TrekSliderProps) {
  return (
    <Root {...root}>
      <DefaultCarousel
        // Other treks are another row: the engine has the slides of the old one in its hands.
        key={treks.map(({ id }) => id).join(' ')}
        label={label}
        items={treks}
        itemKey={({ id }) => id}
        renderItem={(trek) => <DefaultTrekCard trek={trek} />}
        firstCount={FIRST_CARDS}
      />
    </Root>
  );
});

/** In a slider's place until it is there. */
export const TrekSliderSkeleton = createPart('div', anatomy, 'skeletons', () => ({
  'aria-hidden': 'true',
  children: [1, 2, 3].map((card) => <div key={card} {...anatomy.attributes('skeleton')} />),
}));
