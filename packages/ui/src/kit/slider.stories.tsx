import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { sliderParts } from './kit.parts.ts';
import { Slider, type SliderProps } from './slider.tsx';

const meta = {
  title: 'Kit/Slider',
  component: Slider,
  parameters: { explains: { parts: [sliderParts] } },
  args: {
    label: 'Duration: Up to 14 day(s)',
    values: [14],
    minimum: 1,
    maximum: 30,
    step: 1,
    handleLabels: ['Longest duration'],
    onChange: fn(),
  },
  render: (args) => <SliderExample {...args} />,
} satisfies Meta<typeof Slider>;
export default meta;

type Story = StoryObj<typeof meta>;

function SliderExample({ values: initial, onChange, ...slider }: SliderProps) {
  const [values, setValues] = useState(initial);
  const change = (next: number[]) => {
    setValues(next);
    onChange(next);
  };
  return <Slider {...slider} values={values} onChange={change} />;
}

export const OneHandle: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const handle = await canvas.findByRole('slider', { name: 'Longest duration' });
    handle.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(handle).toHaveAttribute('aria-valuenow', '15'));
    await expect(args.onChange).toHaveBeenLastCalledWith([15]);
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(handle).toHaveAttribute('aria-valuenow', '1'));
  },
};

export const TwoHandlesForARange: Story = {
  args: {
    label: 'Price Range: $1000 - $3000',
    values: [1000, 3000],
    minimum: 500,
    maximum: 5000,
    step: 100,
    handleLabels: ['Lowest price', 'Highest price'],
    describeValue: (value) => `$${value}`,
  },
  play: async ({ canvas, userEvent, args }) => {
    const highest = await canvas.findByRole('slider', { name: 'Highest price' });
    await expect(highest).toHaveAttribute('aria-valuetext', '$3000');
    highest.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith([1000, 2900]));
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('slider')).toHaveAttribute('aria-disabled', 'true');
  },
};
