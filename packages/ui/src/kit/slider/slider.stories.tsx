import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { sliderAnatomy } from '../kit.anatomy.ts';
import { DefaultSlider, type DefaultSliderProps } from './slider.tsx';
import * as Slider from './slider-parts.tsx';

const meta = {
  title: 'Kit/Slider',
  component: DefaultSlider,
  parameters: { explains: { parts: [sliderAnatomy], namespaces: { Slider } } },
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
} satisfies Meta<typeof DefaultSlider>;
export default meta;

type Story = StoryObj<typeof meta>;

function SliderExample({ value: initial, onValueChange, ...slider }: DefaultSliderProps) {
  const [value, setValue] = useState(initial);
  const change: DefaultSliderProps['onValueChange'] = (next, details) => {
    setValue(next);
    onValueChange?.(next, details);
  };
  return <DefaultSlider {...slider} value={value} onValueChange={change} />;
}

export const OneThumb: Story = {
  play: async ({ canvas, userEvent, args }) => {
    // Its code comes with the first interaction.
    await userEvent.tab();
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
    await userEvent.tab();
    const highest = await canvas.findByRole('slider', { name: 'Highest price' });
    await expect(highest).toHaveAttribute('aria-valuetext', '$3000');
    highest.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith([1000, 2900], { reason: 'key' }));
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(await canvas.findByRole('slider')).toHaveAttribute('aria-disabled', 'true');
  },
};

/** A host that only says where it begins: the slider keeps its value itself. */
export const Uncontrolled: Story = {
  render: ({ value: _, ...slider }) => <DefaultSlider {...slider} defaultValue={[14]} className="my-slider" />,
  play: OneThumb.play,
};

export const CustomComposition: Story = {
  render: () => (
    <Slider.Root min={1} max={30} step={1} defaultValue={[4, 14]}>
      <Slider.Control asChild>
        <section id="days">
          <Slider.Track>
            <Slider.Range />
          </Slider.Track>
          <Slider.Thumb aria-label="Shortest" />
          <Slider.Thumb index={1} asChild>
            <span id="longest" />
          </Slider.Thumb>
        </section>
      </Slider.Control>
      <Slider.Label id="length">Length of the trek</Slider.Label> <Slider.Value />
    </Slider.Root>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const longest = await canvas.findByRole('slider', { name: 'Length of the trek' });
    await userEvent.click(canvas.getByText('Length of the trek'));
    await expect(canvas.getByRole('slider', { name: 'Shortest' })).toHaveFocus();
    longest.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByText('4 – 13')).toBeVisible());
    await expect(longest).toHaveAttribute('aria-valuetext', '13');
    const control = document.getElementById('days') as HTMLElement;
    const { right, top, height } = control.getBoundingClientRect();
    const place = { clientX: right - 14, clientY: top + height / 2, button: 0 };
    fireEvent.pointerDown(control, place);
    fireEvent.pointerUp(document, place);
    await waitFor(() => expect(canvas.getByText('4 – 30')).toBeVisible());
  },
};
