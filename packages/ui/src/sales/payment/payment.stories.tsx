import type { Meta, StoryObj } from '@storybook/react-vite';
import { useActorRef } from '@xstate/react';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { CardForm } from '../../provider/card-form.ts';
import { TrekProvider, usePorts } from '../../provider/trek-provider.tsx';
import type { Explained } from '../../testing/explained.ts';
import { type Answer, answer, apiHandler, apiHandlers, faults } from '../../testing/msw-handlers.ts';
import { expectNotice, expectTimer, expectVisit } from '../../testing/story-expectations.ts';
import { workerOf, worldOf } from '../../testing/story-world.ts';
import { stubStripe } from '../../testing/stripe-stub.ts';
import { bindPayment } from './bind-payment.ts';
import { paymentAnatomy } from './payment.anatomy.ts';
import { DefaultPayment } from './payment.tsx';
import * as Payment from './payment-parts.tsx';

const meta: Meta<typeof DefaultPayment> = {
  title: 'Payment/Payment',
  component: DefaultPayment,
  parameters: {
    explains: {
      example: 'Payment',
      examples: ['your-own-button', 'your-own-reasons', 'the-facts'],
      parts: [paymentAnatomy],
      namespaces: { Payment },
      machine: 'payment',
      keyboard: {
        'Tab, Shift+Tab': 'Moves through the card fields of the provider, then to the buttons.',
        'Enter, Space': 'On a button: presses it.',
      },
      accessibility: [
        'While money is under way the payment is busy (`aria-busy`), and a status says so.',
        'A refused card is an alert. The button stays in the tab order while it can’t be pressed, and says why when it is.',
        'The card fields are in a frame of the provider: their labels come from there, in the language of `locale`.',
      ],
    } satisfies Explained,
  },
  args: { onBack: fn() },
  render: ({ onBack }, { parameters }) => (
    <PaymentExample
      pendingIntentId={parameters.pendingIntentId}
      onBack={onBack}
      otherUsd={parameters.otherUsd}
      canLeave={parameters.canLeave}
      ofHost={parameters.ofHost}
    />
  ),
};
export default meta;

type Story = StoryObj<typeof DefaultPayment>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const order = {
  trekId: 12,
  amountUsd: 290,
  travelers: 1,
  customerName: 'Maya Gurung',
  customerEmail: 'maya@example.com',
};

/** The card fields that the payments of these stories would charge. */
let shownCard: RefObject<CardForm | null>;

interface PaymentExampleProps {
  /** A payment whose outcome was still open when the page was left. */
  pendingIntentId?: string | null;
  onBack?: () => void;
  /** Another amount to choose, in US dollars. */
  otherUsd?: number;
  /** The form can be taken off the screen. Default: it stays. */
  canLeave?: boolean;
  /** The host's own composition of the parts. Default: the ready form. */
  ofHost?: ReactNode;
}

/** A payment outside the booking. */
function PaymentExample({ pendingIntentId = null, onBack, otherUsd, canLeave = false, ofHost }: PaymentExampleProps) {
  const { api, notify, clock, navigate, paths } = usePorts();
  const cardForm = useRef<CardForm | null>(null);
  shownCard = cardForm;
  const [isShown, setIsShown] = useState(true);
  const [machine] = useState(() => bindPayment({ api, notify, cardForm: () => cardForm.current }));
  const payment = useActorRef(machine, { input: { order, pendingIntentId }, clock: clock as never });
  const login = () => paths.login !== null && navigate(paths.login);
  const form = { payment, amountUsd: 290, cardForm, onLogin: login, onBack };
  return (
    <>
      {otherUsd && (
        <button
          type="button"
          onClick={() => payment.send({ type: 'order.change', order: { ...order, amountUsd: otherUsd } })}
        >
          Another amount
        </button>
      )}
      {canLeave && (
        <button type="button" onClick={() => setIsShown(false)}>
          Leave
        </button>
      )}
      {isShown && !ofHost && <DefaultPayment {...form} />}
      {ofHost && <Payment.Root {...form}>{ofHost}</Payment.Root>}
    </>
  );
}

/** The visitor's text if the intent can't be created. */
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

const NO_TERMS = { terms: null };
const TERMS =
  'The deposit of 20% is not refunded. If you cancel up to 30 days before the start, you get the rest back; later, less. Paying by card here costs no fee.';

export const TheTermsAreBesideTheButton: Story = {
  play: async (context) => {
    await ready(context);
    await expect(context.canvas.getByText(TERMS)).toBeVisible();
    const link = context.canvas.getByRole('link', { name: 'Terms' });
    await expect(link).toHaveAttribute('href', '/terms-conditions');
    // The card that was typed stays.
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

function HostWithoutTerms({ children }: { children: ReactNode }) {
  return (
    <TrekProvider {...usePorts()} paths={NO_TERMS}>
      {children}
    </TrekProvider>
  );
}

/** A host without such a page links the one that the backend names. */
export const TheTermsOfTheOperator: Story = {
  decorators: [
    (Shown) => (
      <HostWithoutTerms>
        <Shown />
      </HostWithoutTerms>
    ),
  ],
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Terms' });
    await expect(link).toHaveAttribute('href', 'https://treks.example/terms-conditions');
  },
};

const PROCESSING = 'Your payment is being processed. Please keep this page open.';

export const Preparing: Story = {
  parameters: { msw: apiHandlers({ createPaymentIntent: faults.silent }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Preparing your payment...')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pay $290' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const PressedBeforeItIsReady: Story = {
  parameters: { msw: apiHandlers({ createPaymentIntent: faults.silent }) },
  play: async (context) => {
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Pay $290' }));
    await expectNotice(context, 'error', 'Payment not ready. Please try again in a moment.');
  },
};

export const ReadyToSimulate: Story = {
  play: async (context) => {
    await ready(context);
    await expect(context.canvas.getByText(/no money is taken, and no card is needed/)).toBeVisible();
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Back' }));
    await expect(context.args.onBack).toHaveBeenCalledOnce();
  },
};

export const WithoutAPublishableKeyTheTestKeyIsUsed: Story = {
  parameters: { msw: apiHandlers({ paymentConfig: faults.serverError }) },
  play: async (context) => {
    await ready(context);
    await expect(context.canvas.getByText(/no money is taken/)).toBeVisible();
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

const processing = apiHandlers({ paymentStatus: answer({ status: 'processing' }) });

export const AFailedSettlementIsNotASuccess: Story = {
  name: 'A settlement that fails is no success (P11)',
  parameters: { msw: apiHandlers({ paymentStatus: faults.serverError }) },
  play: async (context) => {
    await context.userEvent.click(await ready(context));
    const text = "Payment is still processing. We'll notify you when it completes.";
    const { clock } = worldOf(context);
    await waitFor(async () => {
      clock.advance(2000);
      await expect(context.canvas.getByText(text)).toBeVisible();
    });
    const texts = worldOf(context)
      .notices()
      .map((notice) => notice.text);
    await expect(texts).not.toContain('Payment successful!');
  },
};

export const Polling: Story = {
  parameters: { pendingIntentId: 'mock_open', msw: processing },
  play: async (context) => {
    await expect(await context.canvas.findByText(PROCESSING)).toBeVisible();
    await expectTimer(context);
    await expect(context.canvas.getByRole('button', { name: 'Pay $290' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const PollingFindsSuccess: Story = {
  parameters: { pendingIntentId: 'mock_open', msw: processing },
  play: async (context) => {
    const clock = await expectTimer(context);
    workerOf(context).use(apiHandler('paymentStatus', answer({ status: 'succeeded' })));
    clock.advance(2000);
    await expectNotice(context, 'success', 'Payment successful!');
  },
};

export const ADeclinedCardCanBeRetried: Story = {
  parameters: { pendingIntentId: 'mock_open', msw: apiHandlers({ paymentStatus: answer({ status: 'failed' }) }) },
  play: async (context) => {
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Payment failed or was canceled');
    await expectNotice(context, 'error', 'Payment failed or was canceled');
    await ready(context);
  },
};

export const StillProcessingAfterFiveChecks: Story = {
  parameters: { pendingIntentId: 'mock_open', msw: processing },
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

export const AFailedCheckShowsANoticeAndRepeats: Story = {
  parameters: { pendingIntentId: 'mock_open', msw: apiHandlers({ paymentStatus: faults.offline }) },
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

export const TryAgainPreparesANewPayment: Story = {
  ...initFailed(faults.serverError, ''),
  play: async (context) => {
    const again = await context.canvas.findByRole('button', { name: 'Try Again' });
    workerOf(context).use(apiHandler('createPaymentIntent'));
    await context.userEvent.click(again);
    await context.canvas.findByRole('button', { name: 'Pay $290' });
    await ready(context);
  },
};

const cardIntent = { clientSecret: 'pi_1_secret', paymentIntentId: 'pi_1' };
const byCard = (more: Parameters<typeof apiHandlers>[0] = {}) => ({
  msw: apiHandlers({ createPaymentIntent: answer(cardIntent), ...more }),
});

/** Pays with the stub's card, once its fields are there. */
async function payByCard(context: PlayContext) {
  await context.canvas.findByLabelText('Card number');
  await context.userEvent.click(await ready(context));
}

export const TheCardFields: Story = {
  parameters: byCard(),
  beforeEach: () => void stubStripe(),
  play: async (context) => {
    const { cardOptions } = stubStripe();
    await context.canvas.findByLabelText('Card number');
    await expect(context.canvas.getByText(/^Test card: 4242/)).toBeVisible();
    const card = context.canvasElement.querySelector('[data-part="fields"]') as HTMLElement;
    await waitFor(() =>
      expect(cardOptions()).toMatchObject({ style: { base: { color: getComputedStyle(card).color } } }),
    );
  },
};

/** Another amount is another payment to prepare: the page says so, and the card that was typed stays. */
export const TheCardStaysWhileAnotherAmountIsPrepared: Story = {
  parameters: { ...byCard(), otherUsd: 580 },
  beforeEach: () => void stubStripe(),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const card = await canvas.findByLabelText('Card number');
    const pay = await ready(context);
    workerOf(context).use(apiHandler('createPaymentIntent', faults.silent));
    await userEvent.click(canvas.getByRole('button', { name: 'Another amount' }));
    // Other changes may follow, or Pay.
    await expect(pay).not.toHaveAttribute('aria-disabled');
    (await expectTimer(context)).advance(600);
    await waitFor(() => expect(pay).toHaveAttribute('aria-disabled', 'true'));
    await expect(canvas.getByRole('status')).toHaveTextContent('Preparing your payment...');
    await expect(canvas.getByLabelText('Card number')).toBe(card);
  },
};

export const AnUnmountedCardCannotBeCharged: Story = {
  parameters: { ...byCard(), canLeave: true },
  beforeEach: () => void stubStripe(),
  play: async (context) => {
    await context.canvas.findByLabelText('Card number');
    await ready(context);
    await expect(shownCard.current).not.toBeNull();
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Leave' }));
    await expect(shownCard.current).toBeNull();
  },
};

export const TheCardIsCharged: Story = {
  parameters: byCard({ paymentStatus: answer({ status: 'succeeded' }) }),
  play: async (context) => {
    const { confirmations } = stubStripe(async () => ({ paymentIntent: { id: 'pi_1', status: 'succeeded' } }));
    await payByCard(context);
    await expectNotice(context, 'success', 'Payment successful!');
    await expect(confirmations).toEqual([['pi_1_secret', { name: 'Maya Gurung', email: 'maya@example.com' }]]);
  },
};

export const AfterADeclineAnotherCardCanBeUsed: Story = {
  parameters: byCard({ paymentStatus: answer({ status: 'succeeded' }) }),
  play: async (context) => {
    const declined = { error: { type: 'card_error', message: 'Your card was declined.' } };
    const { confirmations } = stubStripe(async () => declined);
    await payByCard(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Your card was declined.');
    await expectNotice(context, 'error', 'Your card was declined.');
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: 'Pay $290' })).not.toHaveAttribute('aria-disabled'),
    );
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Pay $290' }));
    await waitFor(() => expect(confirmations).toHaveLength(2));
  },
};

export const AnErrorWhileConfirmingIsCheckedNotPaidAgain: Story = {
  parameters: byCard(),
  play: async (context) => {
    const { confirmations } = stubStripe(() => Promise.reject(new Error('The frame is gone')));
    await payByCard(context);
    await expectNotice(context, 'error', 'An unexpected error occurred');
    await expect(await context.canvas.findByText(PROCESSING)).toBeVisible();
    workerOf(context).use(apiHandler('paymentStatus', answer({ status: 'succeeded' })));
    (await expectTimer(context)).advance(2000);
    await expectNotice(context, 'success', 'Payment successful!');
    await expect(confirmations).toHaveLength(1);
  },
};

export const ALostResponseIsCheckedNotPaidAgain: Story = {
  parameters: byCard(),
  play: async (context) => {
    const { confirmations } = stubStripe(async () => ({
      error: { type: 'api_connection_error', message: 'No answer' },
    }));
    await payByCard(context);
    await expect(await context.canvas.findByText(PROCESSING)).toBeVisible();
    await expectTimer(context);
    await expect(context.canvas.getByRole('button', { name: 'Pay $290' })).toHaveAttribute('aria-disabled', 'true');
    await expect(confirmations).toHaveLength(1);
  },
};

/** The button above the card, with the host's own words, and no way back. */
export const CustomComposition: Story = {
  parameters: {
    ofHost: (
      <>
        <Payment.Retry />
        <Payment.Actions>
          <Payment.Pay isWide>Pay the deposit</Payment.Pay>
        </Payment.Actions>
        <Payment.Failure />
        <Payment.Card />
      </>
    ),
  },
  play: async (context) => {
    const pay = context.canvas.getByRole('button', { name: 'Pay the deposit' });
    await waitFor(() => expect(pay).not.toHaveAttribute('aria-disabled'));
    await expect(context.canvas.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
    await context.userEvent.click(pay);
    (await expectTimer(context)).advance(2000);
    await expectNotice(context, 'success', 'Payment successful!');
  },
};
