import type { Meta } from '@storybook/react-vite';
import { cardIntent, testKey } from '../../../ui/src/sales/payment/payment.machine.test-cases.ts';
import { booking } from '../machines/booking.ts';
import { documentOf } from '../script-document.ts';
import { benchStory, scriptStory, stateStory } from '../state-story.tsx';

const meta = { title: 'Workbench/Booking', parameters: { contract: 'booking' } } satisfies Meta;
export default meta;

export const Workbench = benchStory(booking);

export const Closed = stateStory(booking, 'closed');
export const LoginRequired = stateStory(booking, 'loginRequired');
export const ResumingReadingUsual = stateStory(booking, 'resuming.reading.usual');
export const ResumingReadingSlow = stateStory(booking, 'resuming.reading.slow');
export const ResumingFailed = stateStory(booking, 'resuming.failed');
export const DetailsEditing = stateStory(booking, 'details.editing');
export const DetailsSaving = stateStory(booking, 'details.saving');
export const DetailsSaveFailed = stateStory(booking, 'details.saveFailed');
export const Proving = stateStory(booking, 'proving');
export const Repriced = stateStory(booking, 'repriced');
export const Payment = stateStory(booking, 'payment');
export const Requested = stateStory(booking, 'requested');
export const Succeeded = stateStory(booking, 'succeeded');

const back = { send: { type: 'payment.back' } };

/** Back in step 2 leads to step 1, and the details stay. */
export const BackFromThePayment = scriptStory(
  booking,
  { state: 'details.editing' },
  documentOf(booking, { input: 'signedIn', script: [...(booking.states.payment?.script ?? []), back] }),
);

/** A visitor who signs out before paying is asked to sign in again. */
export const SignedOutBeforePaying = scriptStory(
  booking,
  { says: 'Please login to continue with payment', insteadOf: '' },
  documentOf(booking, {
    input: 'signedIn',
    script: [
      ...(booking.states.payment?.script ?? []),
      { settle: 'loadConfig', ...testKey },
      { settle: 'createIntent', ...cardIntent },
      { send: { type: 'customer.change', customer: null } },
    ],
  }),
);
