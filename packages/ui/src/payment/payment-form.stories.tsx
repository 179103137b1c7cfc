import type { Meta, StoryObj } from '@storybook/react-vite';
import { useActorRef } from '@xstate/react';
import { useRef, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { usePorts } from '../provider/trek-provider.tsx';
import { type Answer, answer, apiHandler, apiHandlers, faults } from '../testing/msw-handlers.ts';
import { expectNotice, expectTimer, expectVisit } from '../testing/story-expectations.ts';
import { workerOf } from '../testing/story-world.ts';
import { paymentParts } from './payment.parts.ts';
import { PaymentForm } from './payment-form.tsx';
import { providePayment } from './provide-payment.ts';

const meta = {
  title: 'Payment/Form',
  component: PaymentExample,
  parameters: { explains: { parts: [paymentParts], machine: 'payment' } },
  args: { onBack: fn() },
} satisfies Meta<typeof PaymentExample>;
export default meta;

type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const order = {
  trekId: 12,
  amountUsd: 290,
  travelers: 1,
  customerName: 'Maya Gurung',
  customerEmail: 'maya@example.com',
};

/** A payment outside the booking; with `pendingIntentId` one whose outcome was still open when the page was left. */
function PaymentExample({ pendingIntentId = null, onBack }: { pendingIntentId?: string | null; onBack: () => void }) {
  const { api, notify, clock, navigate, paths } = usePorts();
  const cardForm = useRef(null);
  const [machine] = useState(() => providePayment({ api, notify, cardForm: () => null }));
  const payment = useActorRef(machine, { input: { order, pendingIntentId }, clock: clock as never });
  const login = () => navigate(paths.login);
  return <PaymentForm payment={payment} amountUsd={290} cardForm={cardForm} onLogin={login} onBack={onBack} />;
}

/** What a person reads where the intent can't be created. */
const initFailed = (given: Answer, text: string): Story => ({
  parameters: { msw: apiHandlers({ createPaymentIntent: given }) },
  play: async (context) => {
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(text);
    await expectNotice(context, 'error', 'Failed to initialize payment. Please try again.');
    await expect(context.canvas.getByRole('button', { name: 'Try Again' })).toBeVisible();
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Back' }));
    await expect(context.args.onBack).toHaveBeenCalledOnce();
  },
});

async function ready({ canvas }: PlayContext) {
  const pay = canvas.getByRole('button', { name: 'Pay $290' });
  await waitFor(() => expect(pay).not.toHaveAttribute('aria-disabled'));
  return pay;
}

const PROCESSING = 'Your payment is being processed. Please keep this page open.';

export const Preparing: Story = {
  parameters: { msw: apiHandlers({ createPaymentIntent: faults.silent }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Preparing your payment...')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pay $290' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const ReadyToSimulate: Story = {
  play: async (context) => {
    await ready(context);
    await expect(context.canvas.getByText(/the payment is simulated and no card is needed/)).toBeVisible();
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Back' }));
    await expect(context.args.onBack).toHaveBeenCalledOnce();
  },
};

export const WithoutAPublishableKeyTheTestKeyIsUsed: Story = {
  parameters: { msw: apiHandlers({ paymentConfig: faults.serverError }) },
  play: async (context) => {
    await ready(context);
    await expect(context.canvas.getByText(/the payment is simulated/)).toBeVisible();
  },
};

export const Simulating: Story = {
  play: async (context) => {
    await context.userEvent.click(await ready(context));
    await expect(await context.canvas.findByText(PROCESSING)).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Back' })).toBeDisabled();
    (await expectTimer(context)).advance(1999);
    await expect(context.canvas.getByText(PROCESSING)).toBeVisible();
  },
};

export const Succeeded: Story = {
  play: async (context) => {
    await context.userEvent.click(await ready(context));
    (await expectTimer(context)).advance(2000);
    await expectNotice(context, 'success', 'Payment successful!');
    await waitFor(() => expect(context.canvas.queryByText(PROCESSING)).not.toBeInTheDocument());
  },
};

export const Polling: Story = {
  args: { pendingIntentId: 'mock_open' },
  play: async (context) => {
    await expect(await context.canvas.findByText(PROCESSING)).toBeVisible();
    await expectTimer(context);
    await expect(context.canvas.getByRole('button', { name: 'Pay $290' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const PollingFindsItSucceeded: Story = {
  args: { pendingIntentId: 'mock_open' },
  play: async (context) => {
    const clock = await expectTimer(context);
    workerOf(context).use(apiHandler('paymentStatus', answer({ status: 'succeeded' })));
    clock.advance(2000);
    await expectNotice(context, 'success', 'Payment successful!');
  },
};

export const DeclinedCanBeTriedAgain: Story = {
  args: { pendingIntentId: 'mock_open' },
  parameters: { msw: apiHandlers({ paymentStatus: answer({ status: 'failed' }) }) },
  play: async (context) => {
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Payment failed or was canceled');
    await expectNotice(context, 'error', 'Payment failed or was canceled');
    await ready(context);
  },
};

export const StillProcessingAfterFiveChecks: Story = {
  args: { pendingIntentId: 'mock_open' },
  play: async (context) => {
    for (let check = 1; check < 5; check += 1) (await expectTimer(context)).advance(2000);
    const text = "Payment is still processing. We'll notify you when it completes.";
    await expect(await context.canvas.findByText(text)).toBeVisible();
    await expectNotice(context, 'info', text);
    await expect(context.canvas.queryByRole('button', { name: /Pay/ })).not.toBeInTheDocument();
    await context.userEvent.click(context.canvas.getByRole('link', { name: 'View Booking' }));
    await expectVisit(context, '/user-profile');
  },
};

export const AFailedCheckIsToldAndRepeated: Story = {
  args: { pendingIntentId: 'mock_open' },
  parameters: { msw: apiHandlers({ paymentStatus: faults.offline }) },
  play: async (context) => {
    await expectNotice(context, 'error', 'Failed to check payment status. Please try again.');
    const clock = await expectTimer(context);
    workerOf(context).use(apiHandler('paymentStatus', answer({ status: 'succeeded' })));
    clock.advance(2000);
    await expectNotice(context, 'success', 'Payment successful!');
  },
};

export const AuthenticationRequired: Story = {
  parameters: { msw: apiHandlers({ createPaymentIntent: faults.unauthorized }) },
  play: async (context) => {
    const panel = await context.canvas.findByRole('alert');
    await expect(panel).toHaveTextContent('Authentication Required');
    await expect(panel).toHaveTextContent('Authentication failed. Your session may have expired. Please login again.');
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Login Again' }));
    await expectVisit(context, '/login');
  },
};

export const TrekIdIsIncorrect = initFailed(
  faults.trekIdMalformed,
  'The trek ID format is incorrect. Please contact support.',
);
export const TrekIsNotAvailable = initFailed(
  faults.trekNotFound,
  'The selected trek is not available for booking. Please try a different trek or contact support.',
);
export const TheServersOwnReason = initFailed(faults.amountTooSmall, 'The amount is below the least deposit');
export const InvalidParameters = initFailed(faults.invalidParameters, 'Payment request failed: Invalid parameters');
export const FailedWithAStatus = initFailed(faults.serverError, 'Payment request failed with status 500');
export const FailedOffline = initFailed(faults.offline, 'Network error. Please check your internet connection.');
export const FailedByAnAnswerThatIsNone = initFailed(faults.malformed, 'Payment request failed with status 500');

export const TryAgainPreparesAnew: Story = {
  ...initFailed(faults.serverError, ''),
  play: async (context) => {
    const again = await context.canvas.findByRole('button', { name: 'Try Again' });
    workerOf(context).use(apiHandler('createPaymentIntent'));
    await context.userEvent.click(again);
    await context.canvas.findByRole('button', { name: 'Pay $290' });
    await ready(context);
  },
};
