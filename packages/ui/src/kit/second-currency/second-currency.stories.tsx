import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useContext } from 'react';
import { expect, fn } from 'storybook/test';
import { DefaultTrekCard } from '../../catalogue/trek-card/trek-card.tsx';
import { LanguageContext } from '../../core/texts/language.ts';
import { BookingPanel } from '../../sales/booking/panel/booking-panel.tsx';
import { storyTrek } from '../../testing/story-treks.ts';
import { secondCurrencyAnatomy } from '../kit.anatomy.ts';
import { secondCurrency } from './second-currency.ts';

const euros = secondCurrency({ code: 'EUR', perUsd: 0.92, source: 'European Central Bank', date: '2026-11-27' });

/** As the provider's `secondCurrency` does. */
function InEuros({ children }: { children?: ReactNode }) {
  const language = useContext(LanguageContext);
  return (
    <LanguageContext.Provider value={{ ...language, secondCurrency: euros }}>
      <div style={{ maxWidth: 400 }}>{children}</div>
    </LanguageContext.Provider>
  );
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

export const OnACard: Story = {
  args: { children: <DefaultTrekCard trek={{ ...storyTrek, priceUsd: 1490 }} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^≈ .*1[.,\s]371/)).toBeVisible();
  },
};

export const APriceOnRequestHasNone: Story = {
  args: { children: <DefaultTrekCard trek={{ ...storyTrek, priceUsd: null }} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Price on request')).toBeVisible();
    await expect(canvas.queryByText(/≈/)).not.toBeInTheDocument();
  },
};

export const AtATotal: Story = {
  args: {
    children: <BookingPanel trek={storyTrek} travelers={3} onTravelersChange={fn()} onBook={fn()} onIntent={fn()} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/charged as \$4,132\.50$/)).toBeVisible();
    await expect(canvas.getByText('$1 = €0.92 (European Central Bank, November 27, 2026)')).toBeVisible();
  },
};
