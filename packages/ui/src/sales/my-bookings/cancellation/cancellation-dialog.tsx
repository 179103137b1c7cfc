'use client';
import { useFailureText } from '../../../api/use-failure-text.ts';
import { mergeProps } from '../../../core/internal/merge-props.ts';
import { withRef } from '../../../core/internal/with-ref.ts';
import { useTexts } from '../../../core/texts/language.ts';
import { Button, type ButtonProps } from '../../../kit/button.tsx';
import { TrekDialog } from '../../../kit/dialog/dialog.tsx';
import { createPart } from '../../../kit/part.tsx';
import { usePrice } from '../../../kit/use-price.ts';
import { FREE_CANCELLATION_DAYS, LATE_CANCELLATION } from '../../../pricing/terms.ts';
import { manageBookingAnatomy as anatomy } from '../manage-booking.anatomy.ts';
import { manageBookingTexts } from '../manage-booking.texts.ts';
import { useManagedBooking } from '../manage-booking-context.ts';

const Form = createPart('div', anatomy, 'form');
const Message = createPart('p', anatomy, 'message');
const Answer = createPart('p', anatomy, 'answer');
const Actions = createPart('div', anatomy, 'actions');

/** Opens the dialog that cancels the booking, or asks for it. */
export const CancelBooking = withRef(function ManagedCancelBooking(button: ButtonProps) {
  const messages = useTexts(manageBookingTexts);
  const { isCancelable, cancellation } = useManagedBooking();
  if (!isCancelable) return null;
  return (
    <Button variant="quiet" {...mergeProps({ onClick: cancellation.open, children: messages.cancelBooking }, button)} />
  );
});

/** Says what the terms give back today, and sends it. */
export function CancellationDialog() {
  const messages = useTexts(manageBookingTexts);
  const { isOpen, isSending, answer, close } = useManagedBooking().cancellation;
  return (
    <TrekDialog
      role="alertdialog"
      open={isOpen}
      onOpenChange={close}
      isClosable={!isSending}
      title={messages.cancelBooking}
      description={answer === null && <Terms />}
    >
      <Form>{answer === null ? <Review /> : <Answered />}</Form>
    </TrekDialog>
  );
}

function Review() {
  const messages = useTexts(manageBookingTexts);
  const failureText = useFailureText();
  const { failure, isSending, isAtOnce, close, confirm } = useManagedBooking().cancellation;
  return (
    <>
      {failure !== null && <Message role="alert">{failureText(failure)}</Message>}
      <Actions>
        <Button onClick={close} disabled={isSending}>
          {messages.keepBooking}
        </Button>
        <Button variant="primary" isBusy={isSending} onClick={confirm}>
          {isAtOnce ? messages.cancelNow : messages.askToCancel}
        </Button>
      </Actions>
    </>
  );
}

function Terms() {
  const messages = useTexts(manageBookingTexts);
  const { paidUsd, cancellation } = useManagedBooking();
  const usd = usePrice();
  if (cancellation.isAtOnce || !cancellation.terms) return <p>{messages.nothingPaid}</p>;
  const { kept, keptUsd, refundUsd } = cancellation.terms;
  return (
    <>
      <p>{messages.termsToday(usd(refundUsd), usd(paidUsd))}</p>
      <p>{messages.kept[kept](usd(keptUsd), kept === 'all' ? LATE_CANCELLATION.days : FREE_CANCELLATION_DAYS)}</p>
      <p>{messages.officeConfirms}</p>
    </>
  );
}

function Answered() {
  const messages = useTexts(manageBookingTexts);
  const price = usePrice();
  const { answer, close } = useManagedBooking().cancellation;
  const text = answer?.outcome === 'requested' ? messages.requestSent(price(answer.refundUsd)) : messages.canceledNote;
  return (
    <>
      <Answer role="status">{text}</Answer>
      <Actions>
        <Button variant="primary" autoFocus onClick={close}>
          {messages.done}
        </Button>
      </Actions>
    </>
  );
}
