import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { CardForm } from '../../src/provider/card-form.ts';
import { CardFields } from '../../src/sales/payment/stripe-card.tsx';
import { stubStripe } from '../../src/testing/stripe-stub.ts';
import { HostPage } from './around.tsx';

afterEach(cleanup);

const card = (locale: string, cardFontSheet: string | null = null) => (
  <HostPage locale={locale} cardFontSheet={cardFontSheet}>
    <CardFields
      publishableKey="pk_test_1"
      cardForm={{ current: null as CardForm | null }}
      disabled={false}
      onReadyChange={() => {}}
      Unavailable={() => null}
    />
  </HostPage>
);

test('Stripe’s fields have the language of the host, also when that changes', async () => {
  const { elementsOptions } = stubStripe();
  const { rerender } = render(card('de-DE'));
  expect(await screen.findByLabelText('Card number')).toBeTruthy();
  expect(elementsOptions()).toMatchObject({ locale: 'de' });
  rerender(card('fr-FR'));
  await vi.waitFor(() => expect(elementsOptions()).toMatchObject({ locale: 'fr-FR' }));
});

test('Stripe’s fields load the host’s fonts, also when those change', async () => {
  const { elementsOptions } = stubStripe();
  const { rerender } = render(card('en-US'));
  await screen.findByLabelText('Card number');
  expect(elementsOptions()).not.toHaveProperty('fonts');
  rerender(card('en-US', 'https://agency.example/fonts.css'));
  const fonts = [{ cssSrc: 'https://agency.example/fonts.css' }];
  await vi.waitFor(() => expect(elementsOptions()).toMatchObject({ fonts }));
});

test('Stripe’s fields have the host’s font and colors, and follow the theme of the embed around them', async () => {
  const { cardOptions } = stubStripe();
  const sheet = document.createElement('style');
  sheet.textContent = `[data-trek-theme] { color: rgb(1, 2, 3); font-family: Rubik; font-size: 18px; font-weight: 500 }
    [data-trek-theme="dark"] { color: rgb(250, 251, 252) }`;
  document.head.append(sheet);
  onTestFinished(() => sheet.remove());
  const embed = (theme: string) => <div data-trek-theme={theme}>{card('en-US')}</div>;
  const { rerender } = render(embed('light'));
  await screen.findByLabelText('Card number');
  const font = { fontFamily: 'Rubik', fontSize: '18px', fontWeight: '500' };
  const base = (color: string) => ({ style: { base: { color, iconColor: color, ...font } } });
  await vi.waitFor(() => expect(cardOptions()).toMatchObject(base('rgb(1, 2, 3)')));
  await act(async () => rerender(embed('dark')));
  await vi.waitFor(() => expect(cardOptions()).toMatchObject(base('rgb(250, 251, 252)')));
});
