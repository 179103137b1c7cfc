import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { expectNoSidewaysScroll } from '../../testing/story-expectations.ts';
import { storyTreks } from '../../testing/story-treks.ts';
import { trekSliderAnatomy } from './trek-card.anatomy.ts';
import { TrekSlider, type TrekSliderProps, TrekSliderSkeleton } from './trek-slider.tsx';

const meta = {
  title: 'Catalogue/TrekSlider',
  component: TrekSlider,
  parameters: { explains: { parts: [trekSliderAnatomy] } },
  args: { label: 'Treks of the season', treks: storyTreks },
  globals: { viewport: { value: 'desktop' } },
  // As wide as a page's own column.
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 1240, margin: '0 auto', padding: '0 20px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TrekSlider>;
export default meta;

type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const phone = { viewport: { value: 'phone' } };
const row = ({ canvas }: PlayContext) => canvas.getByRole('region', { name: 'Treks of the season' });
const turning = (context: PlayContext) => waitFor(() => expect(row(context)).toHaveAttribute('data-phase', 'turning'));
/** Titles of what can be reached: slides out of view are not. */
const shown = (context: PlayContext) =>
  [...row(context).querySelectorAll<HTMLElement>('[data-part="slide"]')]
    .filter((slide) => !slide.inert)
    .sort((one, other) => one.getBoundingClientRect().left - other.getBoundingClientRect().left)
    .map((slide) => slide.querySelector('h3')?.textContent);
const shows = (context: PlayContext, titles: readonly string[]) =>
  waitFor(() => expect(shown(context)).toEqual(titles));

export const ThreeSideBySideOnAWideScreen: Story = {
  play: async (context) => {
    await turning(context);
    await shows(context, ['Annapurna Base Camp Trek', 'Everest Base Camp Trek', 'Ghorepani Poon Hill Trek']);
  },
};

const inWinter = storyTreks.map((trek) => ({ ...trek, id: `${trek.id}-winter`, title: `${trek.title} in Winter` }));

export const ALongRowRendersSlidesOnDemand: Story = {
  args: { treks: [...storyTreks, ...inWinter] },
  play: async (context) => {
    await turning(context);
    await expect(context.canvas.queryByText('Nar Phu Valley Trek')).not.toBeInTheDocument();
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Previous slide' }));
    await shows(context, ['Nar Phu Valley Trek in Winter', 'Annapurna Base Camp Trek', 'Everest Base Camp Trek']);
  },
};

/** Five treks, and five others in the same place. */
function RowThatChanges({ treks, ...slider }: TrekSliderProps) {
  const [from, setFrom] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setFrom(5)}>
        Other treks
      </button>
      <TrekSlider {...slider} treks={treks.slice(from, from + 5)} />
    </>
  );
}

export const NewTreksStartAtTheFirst: Story = {
  render: (args) => <RowThatChanges {...args} />,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await turning(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await shows(context, ['Everest Base Camp Trek', 'Ghorepani Poon Hill Trek', 'Langtang Valley Trek']);
    await userEvent.click(canvas.getByRole('button', { name: 'Other treks' }));
    await turning(context);
    await shows(context, ['Upper Dolpo Traverse', 'Druk Path Trek', 'Jomolhari Trek']);
  },
};

export const AWideSlideHasThePictureBesideTheText: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async (context) => {
    await turning(context);
    await shows(context, ['Annapurna Base Camp Trek']);
    const picture = row(context).querySelector('img') as HTMLImageElement;
    const title = context.canvas.getByRole('heading', { name: 'Annapurna Base Camp Trek' });
    await expect(picture.getBoundingClientRect().right).toBeLessThan(title.getBoundingClientRect().left);
  },
};

export const OneAtATimeOnAPhone: Story = {
  globals: phone,
  play: async (context) => {
    await turning(context);
    await shows(context, ['Annapurna Base Camp Trek']);
    await expectNoSidewaysScroll();
  },
};

/** The skeleton while the treks load, above the row for which it reserves the room. */
const skeletonAndRow = {
  render: (args) => (
    <>
      <TrekSliderSkeleton />
      <TrekSlider {...args} />
    </>
  ),
} satisfies Story;

export const TheSkeletonKeepsTheRowsSpace: Story = {
  ...skeletonAndRow,
  play: async (context) => {
    const skeleton = context.canvasElement.querySelector('[data-part="skeletons"]') as HTMLElement;
    await turning(context);
    // Less than the line by which one title may be longer than another.
    await expect(Math.abs(skeleton.offsetHeight - row(context).offsetHeight)).toBeLessThan(20);
  },
};

export const TheSkeletonOnAPhone: Story = { ...skeletonAndRow, globals: phone, play: expectNoSidewaysScroll };
