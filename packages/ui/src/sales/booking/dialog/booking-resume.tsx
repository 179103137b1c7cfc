'use client';
import { WithRequest } from '../../../api/failure.tsx';
import { useTexts } from '../../../core/texts/language.ts';
import { Button } from '../../../kit/button.tsx';
import { createPart } from '../../../kit/part.tsx';
import { Spinner } from '../../../kit/spinner.tsx';
import { Status } from '../../../kit/status.tsx';
import { bookingDialogAnatomy as anatomy } from '../booking.anatomy.ts';
import { bookingTexts } from '../booking.texts.ts';
import { useBookingContext } from './use-booking-context.ts';

const Text = createPart('p', anatomy, 'text');
const Actions = createPart('div', anatomy, 'actions');

/** Before the first step, where a booking waits for its payment: what was booked is read, or could not be. */
export const Resume = createPart('div', anatomy, 'resume', () => {
  const messages = useTexts(bookingTexts);
  const { step, requestId, resumeFailure, isResumingSlowly, retryResume, skipResume } = useBookingContext();
  if (step !== 'resume') return null;
  if (resumeFailure !== null) {
    const failure = (
      <Status
        kind="error"
        title={messages.resumeFailed}
        text={<WithRequest id={requestId}>{resumeFailure}</WithRequest>}
        action={
          <Actions>
            <Button onClick={skipResume}>{messages.enterAgain}</Button>
            <Button variant="primary" onClick={retryResume}>
              {messages.tryAgain}
            </Button>
          </Actions>
        }
      />
    );
    return { children: failure };
  }
  const children = (
    <>
      <Spinner label={messages.resuming} />
      {isResumingSlowly && (
        <>
          <Text role="status">{messages.resumingSlowly}</Text>
          <Actions>
            <Button onClick={skipResume}>{messages.enterAgain}</Button>
          </Actions>
        </>
      )}
    </>
  );
  return { children };
});
