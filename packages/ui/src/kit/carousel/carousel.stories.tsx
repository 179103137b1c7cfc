import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { carouselAnatomy } from '../kit.anatomy.ts';
import { DefaultCarousel, type DefaultCarouselProps } from './carousel.tsx';
import * as Carousel from './carousel-parts.tsx';

const PEAKS = [
  'Everest',
  'Lhotse',
  'Makalu',
  'Cho Oyu',
  'Dhaulagiri',
  'Manaslu',
  'Annapurna',
  'Langtang',
  'Gangapurna',
];

const meta = {
  title: 'Kit/Carousel',
  component: DefaultCarousel<string>,
  parameters: { explains: { parts: [carouselAnatomy], namespaces: { Carousel } } },
  args: {
    label: 'Peaks',
    items: PEAKS,
    itemKey: (peak) => peak,
    renderItem: (peak) => (
      <article style={{ padding: 24, border: '1px solid', borderRadius: 14, minHeight: 160 }}>
        <a href={`#${peak}`}>{peak}</a>
      </article>
    ),
  },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<DefaultCarouselProps<string>>;
export default meta;

type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

/** Texts of what can be reached: slides out of view are not. */
const shown = ({ canvasElement }: PlayContext) =>
  [...canvasElement.querySelectorAll<HTMLElement>('[data-part="slide"]')]
    .filter((slide) => !slide.inert)
    .sort((one, other) => one.getBoundingClientRect().left - other.getBoundingClientRect().left)
    .map((slide) => slide.textContent);
const turning = ({ canvas }: PlayContext) =>
  waitFor(() => expect(canvas.getByRole('region', { name: 'Peaks' })).toHaveAttribute('data-phase', 'turning'));
const shows = (context: PlayContext, peaks: readonly string[]) => waitFor(() => expect(shown(context)).toEqual(peaks));

export const ThreeSideBySideOnAWideScreen: Story = {
  play: async (context) => {
    await turning(context);
    await shows(context, ['Everest', 'Lhotse', 'Makalu']);
    const [first, second] = context.canvas.getAllByRole('group').map((slide) => slide.getBoundingClientRect());
    await expect(Math.round((second?.left ?? 0) - (first?.right ?? 0))).toBe(24);
    await expect(context.canvas.getByRole('group', { name: '1 of 9' })).toBeVisible();
  },
};

export const ArrowsLoopEndlessly: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await turning(context);
    await shows(context, ['Everest', 'Lhotse', 'Makalu']);
    await userEvent.click(canvas.getByRole('button', { name: 'Previous slide' }));
    await shows(context, ['Gangapurna', 'Everest', 'Lhotse']);
    await expect(canvas.getByRole('status')).toHaveTextContent('Slides 9 to 2 of 9');
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await shows(context, ['Everest', 'Lhotse', 'Makalu']);
  },
};

export const ArrowKeysTurnItAndFocusStaysInView: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await turning(context);
    await shows(context, ['Everest', 'Lhotse', 'Makalu']);
    canvas.getByRole('link', { name: 'Everest' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await shows(context, ['Lhotse', 'Makalu', 'Cho Oyu']);
    await expect(canvas.getByRole('link', { name: 'Lhotse' })).toHaveFocus();
  },
};

const frame = () => new Promise(requestAnimationFrame);

/** Waits until the engine has heard that its row has another size, in the frame in which it hears of it. */
const resized = (viewport: HTMLElement) =>
  new Promise((done) => {
    const sizes = new ResizeObserver(() => {
      if (viewport.style.minBlockSize === '') return;
      sizes.disconnect();
      requestAnimationFrame(done);
    });
    sizes.observe(viewport);
    requestAnimationFrame(() => {
      viewport.style.minBlockSize = '30rem';
    });
  });

export const ATurnDuringAResizeCounts: Story = {
  play: async (context) => {
    await turning(context);
    await shows(context, ['Everest', 'Lhotse', 'Makalu']);
    await resized(context.canvasElement.querySelector('[data-part="viewport"]') as HTMLElement);
    context.canvas.getByRole('button', { name: 'Next slide' }).click();
    await frame();
    await frame();
    await frame();
    await expect(shown(context)).toEqual(['Lhotse', 'Makalu', 'Cho Oyu']);
  },
};

/** A row that can be set to show one slide at a time. */
function RowOfTwoLayouts(args: DefaultCarouselProps<string>) {
  const [layout, setLayout] = useState<'cards' | 'single'>('cards');
  return (
    <>
      <button type="button" onClick={() => setLayout('single')}>
        One at a time
      </button>
      <DefaultCarousel {...args} layout={layout} />
    </>
  );
}

export const ARebuiltRowKeepsItsPosition: Story = {
  render: (args) => <RowOfTwoLayouts {...args} />,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await turning(context);
    for (const first of ['Gangapurna', 'Langtang', 'Annapurna']) {
      await userEvent.click(canvas.getByRole('button', { name: 'Previous slide' }));
      await waitFor(() => expect(shown(context)[0]).toBe(first));
    }
    await userEvent.click(canvas.getByRole('button', { name: 'One at a time' }));
    await shows(context, ['Annapurna']);
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await shows(context, ['Langtang']);
  },
};

export const FourSlidesTurnToo: Story = {
  args: { items: PEAKS.slice(0, 4) },
  play: async (context) => {
    await turning(context);
    await shows(context, ['Everest', 'Lhotse', 'Makalu']);
    for (const peaks of [
      ['Lhotse', 'Makalu', 'Cho Oyu'],
      ['Makalu', 'Cho Oyu', 'Everest'],
      ['Cho Oyu', 'Everest', 'Lhotse'],
    ]) {
      await context.userEvent.click(context.canvas.getByRole('button', { name: 'Next slide' }));
      await shows(context, peaks);
    }
  },
};

export const ARowThatFitsHasNoArrows: Story = {
  args: { items: PEAKS.slice(0, 2) },
  play: async (context) => {
    await turning(context);
    await shows(context, ['Everest', 'Lhotse']);
    await expect(context.canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const OneSlide: Story = { args: { items: PEAKS.slice(0, 1) }, play: turning };

export const OneAtATimeOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await turning(context);
    await shows(context, ['Everest']);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Next slide' }));
    await shows(context, ['Lhotse']);
    await expect(context.canvas.getByRole('status')).toHaveTextContent('Slide 2 of 9');
  },
};

export const OneAtATimeOnATablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async (context) => {
    await turning(context);
    await shows(context, ['Everest']);
  },
};

export const WithDots: Story = {
  args: { layout: 'single', showsDots: true, items: PEAKS.slice(0, 4) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await turning(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Show slide 3' }));
    await shows(context, ['Makalu']);
    await expect(canvas.getByRole('button', { name: 'Show slide 3' })).toHaveAttribute('aria-current', 'true');
  },
};

export const ALongRowRendersSlidesOnDemand: Story = {
  args: { items: Array.from({ length: 60 }, (_, index) => `Peak ${index + 1}`), firstCount: 6 },
  play: async (context) => {
    await turning(context);
    await expect(context.canvas.queryByText('Peak 20')).not.toBeInTheDocument();
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Previous slide' }));
    await shows(context, ['Peak 60', 'Peak 1', 'Peak 2']);
  },
};

export const CustomComposition: Story = {
  render: () => (
    <Carousel.Root label="Peaks" count={4} layout="single" firstCount={2}>
      <Carousel.Controls>
        <Carousel.Dots>
          {PEAKS.slice(0, 4).map((peak, index) => (
            <Carousel.Dot key={peak} index={index} asChild>
              <button type="button">
                <span>To</span> <span>{peak}</span>
              </button>
            </Carousel.Dot>
          ))}
        </Carousel.Dots>
        <Carousel.Next asChild>
          <button type="button">On</button>
        </Carousel.Next>
      </Carousel.Controls>
      <Carousel.Viewport>
        <Carousel.Track asChild>
          <section>
            {PEAKS.slice(0, 4).map((peak, index) => (
              <Carousel.Slide key={peak} index={index} asChild>
                <section style={{ padding: 24 }}>{peak}</section>
              </Carousel.Slide>
            ))}
          </section>
        </Carousel.Track>
      </Carousel.Viewport>
      <Carousel.Status />
    </Carousel.Root>
  ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await turning(context);
    await shows(context, ['Everest']);
    await userEvent.click(canvas.getByRole('button', { name: 'On' }));
    await shows(context, ['Lhotse']);
    await userEvent.click(canvas.getByRole('button', { name: 'To Cho Oyu' }));
    await shows(context, ['Cho Oyu']);
    await expect(canvas.getByRole('status')).toHaveTextContent('Slide 4 of 4');
    await expect(canvas.getByRole('button', { name: 'To Cho Oyu' })).toHaveAttribute('aria-current', 'true');
  },
};
