import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeAll } from 'vitest';
import * as Slider from '../../src/kit/slider/slider-parts.tsx';
import './around.tsx';
import { describeConformance } from './describe-conformance.tsx';

const days = { defaultValue: [3], min: 1, max: 30, step: 1 };

const InSlider = ({ children }: { children: ReactNode }) => <Slider.Root {...days}>{children}</Slider.Root>;
const InControl = ({ children }: { children: ReactNode }) => (
  <InSlider>
    <Slider.Control>{children}</Slider.Control>
  </InSlider>
);

const part = (tag: string, name: string, Around: typeof InSlider = InSlider) => ({
  props: {},
  Around,
  element: { tag, selector: `[data-scope="slider"][data-part="${name}"]` },
  takesAsChild: true,
  isReplacedOnceHydrated: true,
});

// Its motion is loaded late: from then on it is there at once.
beforeAll(async () => {
  await act(async () => void render(<InControl>{<Slider.Thumb />}</InControl>));
  await screen.findByRole('slider');
  cleanup();
});

describeConformance('Slider.Root', {
  ...part('div', 'root', ({ children }) => children as never),
  Part: Slider.Root,
  props: days,
});
describeConformance('Slider.Label', { Part: Slider.Label, ...part('span', 'label') });
describeConformance('Slider.Value', { Part: Slider.Value, ...part('span', 'value') });
describeConformance('Slider.Control', { Part: Slider.Control, ...part('div', 'control') });
describeConformance('Slider.Track', { Part: Slider.Track, ...part('div', 'track', InControl) });
describeConformance('Slider.Range', { Part: Slider.Range, ...part('div', 'range', InControl) });
describeConformance('Slider.Thumb', { Part: Slider.Thumb, ...part('div', 'thumb', InControl) });
