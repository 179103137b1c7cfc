import type { ReactNode } from 'react';
import * as Carousel from '../../src/kit/carousel/carousel-parts.tsx';
import './around.tsx';
import { describeConformance } from './describe-conformance.tsx';

const row = { label: 'Peaks', count: 3, start: 'interaction' as const };

const InCarousel = ({ children }: { children: ReactNode }) => (
  <Carousel.Root {...row}>
    {children}
    <Carousel.Status />
  </Carousel.Root>
);

const part = (tag: string, name: string) => ({
  props: {},
  Around: InCarousel,
  element: { tag, selector: `[data-scope="carousel"][data-part="${name}"]` },
  takesAsChild: true,
});
const pressed = () => document.querySelector('[role="status"]')?.textContent !== '';

describeConformance('Carousel.Root', {
  ...part('section', 'root'),
  Part: Carousel.Root,
  props: row,
  Around: ({ children }) => children,
});
describeConformance('Carousel.Viewport', { Part: Carousel.Viewport, ...part('div', 'viewport') });
describeConformance('Carousel.Track', { Part: Carousel.Track, ...part('div', 'track') });
describeConformance('Carousel.Slide', { Part: Carousel.Slide, ...part('div', 'slide'), props: { index: 1 } });
describeConformance('Carousel.Controls', { Part: Carousel.Controls, ...part('div', 'controls') });
describeConformance('Carousel.Previous', { Part: Carousel.Previous, ...part('button', 'arrow'), pressed });
describeConformance('Carousel.Next', { Part: Carousel.Next, ...part('button', 'arrow'), pressed });
describeConformance('Carousel.Dots', { Part: Carousel.Dots, ...part('div', 'dots') });
describeConformance('Carousel.Dot', { Part: Carousel.Dot, ...part('button', 'dot'), props: { index: 1 }, pressed });
describeConformance('Carousel.Status', {
  Part: Carousel.Status,
  ...part('p', 'status'),
  Around: ({ children }) => <Carousel.Root {...row}>{children}</Carousel.Root>,
});
