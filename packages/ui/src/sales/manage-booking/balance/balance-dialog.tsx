'use client';
import { useFailure } from '../../../api/failure.tsx';
import { mergeProps } from '../../../core/internal/merge-props.ts';
import { withRef } from '../../../core/internal/with-ref.ts';
import { useTexts } from '../../../core/texts/language.ts';
import { AmountField, type AmountFieldProps } from '../../../kit/amount-field.tsx';
import { Button, type ButtonProps } from '../../../kit/button.tsx';
import { DefaultDialog, type DefaultDialogProps } from '../../../kit/dialog/dialog.tsx';
import { createPart, type PartProps } from '../../../kit/part.tsx';
import { usePrice } from '../../../kit/use-price.ts';
import { usePorts } from '../../../provider/trek-provider.tsx';
import { DefaultPayment } from '../../payment/index.ts';
import { PaymentBoundary } from '../../payment/payment-boundary.tsx';
import { askPaymentOutcome } from '../../payment/payment-outcome.ts';
import { manageBookingAnatomy as anatomy } from '../manage-booking.anatomy.ts';
import { manageBookingTexts } from '../manage-booking.texts.ts';
import { useManagedBooking } from '../manage-booking-context.ts';

/** Attributes and content of a dialog that opens by itself. */
export type ManagedDialogProps = Partial<Omit<DefaultDialogProps, 'open' | 'onOpenChange'>>;

/** The name of the payment: the first one, or that of what is left. */
function usePayText() {
  const messages = useTexts(manageBookingTexts);
  return useManagedBooking().status === 'pending' ? messages.completePayment : messages.payBalance;
}

/** Opens the dialog that pays what is left, or a guest's first payment. */
export const PayBalance = withRef(function ManagedPayBalance(button: ButtonProps) {
  const children = usePayText();
  const { isBalancePayable, balance } = useManagedBooking();
  if (!isBalancePayable || balance.balanceUsd === 0) return null;
  return <Button variant="primary" {...mergeProps({ onClick: balance.open, children }, button)} />;
});

/** Pays what is left, whole or in parts. Your own children replace the form. */
export const BalanceDialog = withRef(function ManagedBalanceDialog(dialog: ManagedDialogProps) {
  const title = usePayText();
  const { isOpen, isClosable, isConfirming, close } = useManagedBooking().balance;
  return (
    <DefaultDialog
      open={isOpen}
      onOpenChange={close}
      isClosable={isClosable}
      // A bank's challenge is above the dialog, and has to be answered.
      trapsFocus={!isConfirming}
      title={title}
      {...dialog}
    >
      <PaymentBoundary ask={useAskOutcome()}>{dialog.children ?? <BalanceForm />}</PaymentBoundary>
    </DefaultDialog>
  );
});

/** Asks the backend for the payment of this balance. */
function useAskOutcome() {
  const { api } = usePorts();
  const { booking, balance } = useManagedBooking();
  const { id, reference = null } = booking;
  const { pendingIntentId, amountUsd } = balance;
  return () => askPaymentOutcome(api, { intentId: pendingIntentId, amountUsd, booking: { id, reference } });
}

/** The content of the dialog. */
export const BalanceForm = createPart('div', anatomy, 'form', () => ({
  children: (
    <>
      <BalanceAmount />
      <BalancePayment />
      <BalanceFailure />
      <RetryBalance />
    </>
  ),
}));

/** How much of it is paid now. */
export const BalanceAmount = withRef(function ManagedBalanceAmount(
  field: Partial<Pick<AmountFieldProps, 'label' | 'hint'>>,
) {
  const messages = useTexts(manageBookingTexts);
  const { balance } = useManagedBooking();
  const { payment, amountText, typedUsd, amountLimits, refusedAmount, isEditable, amountUsd } = balance;
  const usd = usePrice();
  if (!payment) return null;
  const [minimum, maximum] = [usd(amountLimits.minimum), usd(amountLimits.maximum)];
  return (
    <AmountField
      label={messages.amountNow}
      hint={amountLimits.minimum < amountLimits.maximum ? messages.amountHint(minimum, maximum) : undefined}
      error={refusedAmount === null ? undefined : messages.amountRefused(minimum, maximum, usd(amountUsd))}
      text={amountText}
      amountUsd={typedUsd ?? amountUsd}
      limits={amountLimits}
      disabled={!isEditable}
      onType={balance.typeAmount}
      onCommit={balance.commitAmount}
      {...field}
    />
  );
});

/** The card, once it can be charged. */
export const BalancePayment = withRef(function ManagedBalancePayment(form: PartProps<'div'>) {
  const { balance, booking } = useManagedBooking();
  const { payment, amountUsd, cardForm, logIn } = balance;
  if (!payment) return null;
  return <DefaultPayment {...form} {...{ payment, amountUsd, cardForm }} terms={booking.terms} onLogin={logIn} />;
});

/** Why the payment could not be prepared. */
export const BalanceFailure = createPart('p', anatomy, 'failure', () => {
  const failureOf = useFailure();
  const { failure } = useManagedBooking().balance;
  return failure === null ? null : { role: 'alert', children: failureOf(failure) };
});

/** Prepares it again. */
export const RetryBalance = withRef(function ManagedRetryBalance(button: ButtonProps) {
  const messages = useTexts(manageBookingTexts);
  const { failure, open } = useManagedBooking().balance;
  if (failure === null) return null;
  return <Button {...mergeProps({ onClick: open, children: messages.tryAgain }, button)} />;
});
