'use client';
import { Button } from '../kit/button.tsx';
import { createPart } from '../kit/part.tsx';
import { Spinner } from '../kit/spinner.tsx';
import { Status } from '../kit/status.tsx';
import { bookingDialogAnatomy as anatomy } from './booking.anatomy.ts';
import { bookingMessages as messages } from './booking.messages.ts';

const Text = createPart('p', anatomy, 'text');
const Actions = createPart('div', anatomy, 'actions');

export interface BookingResumeProps {
  /** Why it could not be read; null while it is being read. */
  failure: string | null;
  /** It takes longer than usual. */
  isSlow: boolean;
  onRetry: () => void;
  /** The visitor would rather enter everything again. */
  onSkip: () => void;
}

/** Before the first step, where a booking waits for its payment: what was booked is read, or could not be. */
export function BookingResume({ failure, isSlow, onRetry, onSkip }: BookingResumeProps) {
  const enterAgain = <Button onClick={onSkip}>{messages.enterAgain}</Button>;
  if (failure !== null) {
    return (
      <Status
        kind="error"
        title={messages.resumeFailed}
        text={failure}
        action={
          <Actions>
            {enterAgain}
            <Button variant="primary" onClick={onRetry}>
              {messages.tryAgain}
            </Button>
          </Actions>
        }
      />
    );
  }
  return (
    <>
      <Spinner label={messages.resuming} />
      {isSlow && (
        <>
          <Text role="status">{messages.resumingSlowly}</Text>
          <Actions>{enterAgain}</Actions>
        </>
      )}
    </>
  );
}
