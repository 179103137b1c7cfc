import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useContext } from 'react';
import { expect, fn, within } from 'storybook/test';
import { DefaultComparison } from '../../catalogue/compare/comparison.tsx';
import { DefaultTrekCard } from '../../catalogue/trek-card/trek-card.tsx';
import { LanguageContext } from '../../core/texts/language.ts';
import { BookingPanel } from '../../sales/booking/panel/booking-panel.tsx';
import { DefaultManageBooking } from '../../sales/manage-booking/manage-booking.tsx';
import { paidTestBooking } from '../../testing/api-answers.ts';
import { ready } from '../../testing/remote.ts';
import { expectNoSidewaysScroll } from '../../testing/story-expectations.ts';
import { storyTrek, storyTreks } from '../../testing/story-treks.ts';
import { secondCurrencyAnatomy } from '../kit.anatomy.ts';
import { secondCurrency } from './second-currency.ts';

const euros = secondCurrency({ code: 'EUR', perUsd: 0.92, source: 'European Central Bank', date: '2026-11-27' });

/** As the provider's `secondCurrency` does. */
function InEuros({ children }: { children?: ReactNode }) {
  const language = useContext(LanguageContext);
  return <LanguageContext.Provider value={{ ...language, secondCurrency: euros }}>{children}</LanguageContext.Provider>;
}

const meta = {
  title: 'Kit/SecondCurrency',
  component: InEuros,
  parameters: {
    explains: {
      example: 'SecondCurrency',
      parts: [secondCurrencyAnatomy],
      accessibility: ['The approximate price follows the price in dollars, so it is read after what counts.'],
    },
  },
} satisfies Meta<typeof InEuros>;
export default meta;

type Story = StoryObj<typeof meta>;

const narrow = (child: ReactNode) => <div style={{ maxWidth: 400 }}>{child}</div>;

export const OnACard: Story = {
  args: { children: narrow(<DefaultTrekCard trek={{ ...storyTrek, priceUsd: 1490 }} />) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^≈ .*1[.,\s]371/)).toBeVisible();
  },
};

export const APriceOnRequestHasNone: Story = {
  args: { children: narrow(<DefaultTrekCard trek={{ ...storyTrek, priceUsd: null }} />) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Price on request')).toBeVisible();
    await expect(canvas.queryByText(/≈/)).not.toBeInTheDocument();
  },
};

export const AtATotal: Story = {
  args: {
    children: narrow(
      <BookingPanel trek={storyTrek} travelers={3} onTravelersChange={fn()} onBook={fn()} onIntent={fn()} />,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/charged as \$4,132\.50$/)).toBeVisible();
    await expect(canvas.getByText('$1 = €0.92 (European Central Bank, November 27, 2026)')).toBeVisible();
  },
};

export const InAComparison: Story = {
  args: { children: <DefaultComparison treks={storyTreks.slice(0, 3)} /> },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('rowheader', { name: /^Price per person/ }).closest('tr') as HTMLElement;
    for (const cell of within(row).getAllByRole('cell')) await expect(cell).toHaveTextContent(/^\$[\d,]+ ≈ €[\d,]+$/);
    await expectNoSidewaysScroll();
  },
};

const receipt = (
  <DefaultManageBooking
    data={ready([paidTestBooking])}
    reference={paidTestBooking.reference}
    company={['Trek Himalaya', 'Kathmandu']}
    phone="+977 1 555 0103"
    receipt="pi_1"
  />
);

export const OnAReceipt: Story = {
  args: { children: receipt },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/charged as \$4,132\.50$/)).toBeVisible();
    await expect(canvas.getByText(/charged as \$3,306$/)).toBeVisible();
    await expect(canvas.getByText('$1 = €0.92 (European Central Bank, November 27, 2026)')).toBeVisible();
  },
};

export const OnAReceiptOnAPhone: Story = {
  ...OnAReceipt,
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await OnAReceipt.play?.(context);
    await expectNoSidewaysScroll();
  },
};
