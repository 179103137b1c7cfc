import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, loading, ready } from '../../testing/remote.ts';
import { expectNoSidewaysScroll } from '../../testing/story-expectations.ts';
import { storyTreks } from '../../testing/story-treks.ts';
import { trekSliderAnatomy } from '../trek-card/trek-card.anatomy.ts';
import { AllTreks } from './all-treks.tsx';

const meta = {
  title: 'Catalogue/AllTreks',
  component: AllTreks,
  parameters: { explains: { parts: [trekSliderAnatomy] } },
  args: { data: ready(storyTreks) },
  globals: { viewport: { value: 'desktop' } },
  render: (args) => (
    <section aria-labelledby="all">
      <h2 id="all">All our treks</h2>
      <AllTreks {...args} />
    </section>
  ),
} satisfies Meta<typeof AllTreks>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EveryTrek: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'All treks' })).toHaveAttribute('data-count', '13');
  },
};

export const Loading: Story = { args: { data: loading } };

export const Failed: Story = {
  args: { data: failed('', fn()) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error loading treks. Please try again later.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.data.retry).toHaveBeenCalled();
  },
};

export const Empty: Story = {
  args: { data: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No treks available.')).toBeVisible();
  },
};

/** On a phone, in a page's own column. */
const onAPhone = {
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Shown) => (
      <div style={{ padding: '0 20px' }}>
        <Shown />
      </div>
    ),
  ],
} satisfies Story;

export const OnAPhone: Story = {
  ...onAPhone,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Annapurna Base Camp Trek' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await expect(await canvas.findByText('Slide 2 of 13')).toBeInTheDocument();
    await expectNoSidewaysScroll();
  },
};

export const LoadingOnAPhone: Story = {
  ...Loading,
  ...onAPhone,
  play: expectNoSidewaysScroll,
};
