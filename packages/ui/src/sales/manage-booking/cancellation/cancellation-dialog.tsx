'use client';
import { useFailure } from '../../../api/failure.tsx';
import { mergeProps } from '../../../core/internal/merge-props.ts';
import { withRef } from '../../../core/internal/with-ref.ts';
import { useTexts } from '../../../core/texts/language.ts';
import { Button, type ButtonProps } from '../../../kit/button.tsx';
import { DefaultDialog } from '../../../kit/dialog/dialog.tsx';
import { createPart } from '../../../kit/part.tsx';
import { usePrice } from '../../../kit/use-price.ts';
import { BOOKING_TERMS } from '../../../pricing/terms.ts';
import type { ManagedDialogProps } from '../balance/balance-dialog.tsx';
import { manageBookingAnatomy as anatomy } from '../manage-booking.anatomy.ts';
import { manageBookingTexts } from '../manage-booking.texts.ts';
import { useManagedBooking } from '../manage-booking-context.ts';

/** Opens the dialog that cancels the booking, or asks for it. */
export const CancelBooking = withRef(function ManagedCancelBooking(button: ButtonProps) {
  const messages = useTexts(manageBookingTexts);
  const { isCancelable, cancellation } = useManagedBooking();
  if (!isCancelable) return null;
  return (
    <Button variant="quiet" {...mergeProps({ onClick: cancellation.open, children: messages.cancelBooking }, button)} />
  );
});

/** Says what the terms give back today, and sends it. Your own children replace the form. */
export const CancellationDialog = withRef(function ManagedCancellationDialog(dialog: ManagedDialogProps) {
  const messages = useTexts(manageBookingTexts);
  const { isOpen, isSending, answer, close } = useManagedBooking().cancellation;
  return (
    <DefaultDialog
      role="alertdialog"
      open={isOpen}
      onOpenChange={close}
      isClosable={!isSending}
      title={messages.cancelBooking}
      description={answer === null && <CancellationTerms />}
      {...dialog}
    >
      {dialog.children ?? <CancellationForm />}
    </DefaultDialog>
  );
});

/** The content of the dialog below the terms: two buttons, then the answer and one. */
export const CancellationForm = createPart('div', anatomy, 'form', () => ({
  children: (
    <>
      <CancellationFailure />
      <CancellationAnswer />
      <CancellationActions />
    </>
  ),
}));

/** The refund that the terms give today. */
export const CancellationTerms = createPart('div', anatomy, 'terms', () => {
  const messages = useTexts(manageBookingTexts);
  const { paidUsd, cancellation, booking } = useManagedBooking();
  const usd = usePrice();
  if (cancellation.answer !== null) return null;
  if (cancellation.isAtOnce || !cancellation.terms) return { children: <p>{messages.nothingPaid}</p> };
  const { retained, retainedUsd, refundUsd } = cancellation.terms;
  const { lateCancellation, freeCancellationDays } = booking.terms ?? BOOKING_TERMS;
  return {
    children: (
      <>
        <p>{messages.termsToday(usd(refundUsd), usd(paidUsd))}</p>
        <p>
          {messages.notRefunded[retained](
            usd(retainedUsd),
            retained === 'all' ? lateCancellation.days : freeCancellationDays,
          )}
        </p>
        <p>{messages.officeConfirms}</p>
      </>
    ),
  };
});

/** Why it could not be sent. */
export const CancellationFailure = createPart('p', anatomy, 'failure', () => {
  const failureOf = useFailure();
  const { failure, answer } = useManagedBooking().cancellation;
  return failure === null || answer !== null ? null : { role: 'alert', children: failureOf(failure) };
});

/** The result: canceled, or what the office was asked for. */
export const CancellationAnswer = createPart('p', anatomy, 'answer', () => {
  const messages = useTexts(manageBookingTexts);
  const price = usePrice();
  const { answer } = useManagedBooking().cancellation;
  if (answer === null) return null;
  const text = answer.outcome === 'requested' ? messages.requestSent(price(answer.refundUsd)) : messages.canceledNote;
  return { role: 'status', children: text };
});

/** The buttons of the dialog. */
export const CancellationActions = createPart('div', anatomy, 'actions', () => ({
  children: (
    <>
      <KeepBooking />
      <ConfirmCancellation />
      <CancellationDone />
    </>
  ),
}));

/** Closes the dialog. */
export const KeepBooking = withRef(function ManagedKeepBooking(button: ButtonProps) {
  const messages = useTexts(manageBookingTexts);
  const { isSending, answer, close } = useManagedBooking().cancellation;
  if (answer !== null) return null;
  return <Button disabled={isSending} {...mergeProps({ onClick: close, children: messages.keepBooking }, button)} />;
});

/** Sends it. */
export const ConfirmCancellation = withRef(function ManagedConfirmCancellation(button: ButtonProps) {
  const messages = useTexts(manageBookingTexts);
  const { isSending, isAtOnce, answer, confirm } = useManagedBooking().cancellation;
  if (answer !== null) return null;
  const own = { onClick: confirm, children: isAtOnce ? messages.cancelNow : messages.askToCancel };
  return <Button variant="primary" isBusy={isSending} {...mergeProps(own, button)} />;
});

/** Closes the dialog after the answer. */
export const CancellationDone = withRef(function ManagedCancellationDone(button: ButtonProps) {
  const messages = useTexts(manageBookingTexts);
  const { answer, close } = useManagedBooking().cancellation;
  if (answer === null) return null;
  return <Button variant="primary" autoFocus {...mergeProps({ onClick: close, children: messages.done }, button)} />;
});
