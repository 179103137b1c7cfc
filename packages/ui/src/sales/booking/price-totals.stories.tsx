import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../../kit/button.tsx';
import { quoteTrek } from '../../pricing/pricing.rules.ts';
import { bookingPanelAnatomy } from './booking.anatomy.ts';
import { PriceTotals } from './price-parts.tsx';

const meta = {
  title: 'Booking/PriceTotals',
  component: PriceTotals,
  parameters: { explains: { parts: [bookingPanelAnatomy] } },
  args: { quote: quoteTrek(1450, 1) },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PriceTotals>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Each line with its words and its sum. */
const lines = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('dl > div')].map((line) => [
    line.querySelector('dt')?.textContent,
    line.querySelector('dd')?.textContent,
  ]);

export const NoDiscountLineWithoutADiscount: Story = {
  play: async ({ canvasElement }) => {
    await expect(lines(canvasElement)).toEqual([
      ['$1,450 × 1', '$1,450'],
      ['Total', '$1,450'],
    ]);
  },
};

export const AGroupSeesWhatItSaves: Story = {
  args: { quote: quoteTrek(1450, 5) },
  play: async ({ canvasElement }) => {
    await expect(lines(canvasElement)).toEqual([
      ['$1,450 × 5', '$7,250'],
      ['Group discount 10%', '−$725'],
      ['Total', '$6,525'],
    ]);
  },
};

function GrowingGroup() {
  const [travelers, setTravelers] = useState(4);
  return (
    <>
      <PriceTotals quote={quoteTrek(1450, travelers)} />
      <Button onClick={() => setTravelers(travelers + 1)}>One more</Button>
    </>
  );
}

export const ANewTotalIsAnnounced: Story = {
  render: () => <GrowingGroup />,
  play: async ({ canvas, userEvent }) => {
    const totals = canvas.getByText('$5,510').closest('[aria-live="polite"]');
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await expect(totals).toHaveTextContent('Total$6,525');
  },
};

/** The number of lines of its text. */
function linesOf(element: HTMLElement): number {
  const text = document.createRange();
  text.selectNodeContents(element);
  return new Set([...text.getClientRects()].map(({ bottom }) => bottom)).size;
}

export const LargeTotalsFitASmallScreen: Story = {
  args: { quote: quoteTrek(98_765.43, 100) },
  render: (args) => (
    <div style={{ width: 240 }}>
      <PriceTotals {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await document.fonts.ready;
    const totals = canvasElement.querySelector('dl') as HTMLElement;
    await expect(totals.scrollWidth).toBeLessThanOrEqual(totals.clientWidth);
    for (const sum of canvasElement.querySelectorAll('dd')) await expect(linesOf(sum)).toBe(1);
    await expect(canvasElement.querySelector('[data-total] dd')).toHaveTextContent('$8,395,061.55');
  },
};
