import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { CardFieldsProps, CardForm } from '../../src/provider/card-form.ts';
import { CardFields } from '../../src/sales/payment/card-fields.tsx';
import { connectPayment } from '../../src/sales/payment/payment.connect.ts';
import { paymentMachine } from '../../src/sales/payment/payment.machine.ts';
import { HostPage } from './around.tsx';

afterEach(cleanup);

const order = { trekId: 12, amountUsd: 290, travelers: 1, customerName: 'Maya', customerEmail: 'maya@example.com' };
const actor = createActor(paymentMachine, { input: { order, pendingIntentId: null } });
const payment = { ...connectPayment(actor.getSnapshot(), vi.fn()), publishableKey: 'pk_live_1', needsCard: true };

function OwnFields({ publishableKey, cardForm, onReadyChange }: CardFieldsProps) {
  useEffect(() => {
    cardForm.current = { confirm: async () => ({ status: 'succeeded' }) };
    onReadyChange(true);
  }, [cardForm, onReadyChange]);
  return <input aria-label={`Card for ${publishableKey}`} />;
}

test('a host’s own card fields are loaded once they are needed, and again if that failed', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ CardFields: OwnFields });
  const payments = { load };
  const cardForm = { current: null as CardForm | null };
  const onReadyChange = vi.fn();
  const page = (needsCard: boolean) => (
    <HostPage payments={payments}>
      <CardFields payment={{ ...payment, needsCard, reason: null }} cardForm={cardForm} onReadyChange={onReadyChange} />
    </HostPage>
  );
  const { rerender } = render(page(false));
  expect(load).not.toHaveBeenCalled();
  rerender(page(true));
  fireEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(await screen.findByLabelText('Card for pk_live_1')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
  expect(onReadyChange).toHaveBeenLastCalledWith(true);
  expect(await cardForm.current?.confirm('secret', { name: 'Maya', email: 'maya@example.com' })).toEqual({
    status: 'succeeded',
  });
});
