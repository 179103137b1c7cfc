import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { sliderAnatomy } from './kit.anatomy.ts';
import { Slider, type SliderProps } from './slider.tsx';

const meta = {
  title: 'Kit/Slider',
  component: Slider,
  parameters: { explains: { parts: [sliderAnatomy] } },
  args: {
    label: 'Duration: Up to 14 day(s)',
    value: [14],
    min: 1,
    max: 30,
    step: 1,
    handleLabels: ['Longest duration'],
    onValueChange: fn(),
  },
  render: (args) => <SliderExample {...args} />,
} satisfies Meta<typeof Slider>;
export default meta;

type Story = StoryObj<typeof meta>;

function SliderExample({ value: initial, onValueChange, ...slider }: SliderProps) {
  const [value, setValue] = useState(initial);
  const change: SliderProps['onValueChange'] = (next, details) => {
    setValue(next);
    onValueChange?.(next, details);
  };
  return <Slider {...slider} value={value} onValueChange={change} />;
}

export const OneThumb: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const handle = await canvas.findByRole('slider', { name: 'Longest duration' });
    handle.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(handle).toHaveAttribute('aria-valuenow', '15'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([15], { reason: 'key' });
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(handle).toHaveAttribute('aria-valuenow', '1'));
  },
};

export const TwoThumbsForARange: Story = {
  args: {
    label: 'Price Range: $1000 - $3000',
    value: [1000, 3000],
    min: 500,
    max: 5000,
    step: 100,
    handleLabels: ['Lowest price', 'Highest price'],
    describeValue: (value) => `$${value}`,
  },
  play: async ({ canvas, userEvent, args }) => {
    const highest = await canvas.findByRole('slider', { name: 'Highest price' });
    await expect(highest).toHaveAttribute('aria-valuetext', '$3000');
    highest.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith([1000, 2900], { reason: 'key' }));
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('slider')).toHaveAttribute('aria-disabled', 'true');
  },
};

/** A host that only says where it begins: the slider keeps its value itself. */
export const Uncontrolled: Story = {
  render: ({ value: _, ...slider }) => <Slider {...slider} defaultValue={[14]} className="my-slider" />,
  play: OneThumb.play,
};
