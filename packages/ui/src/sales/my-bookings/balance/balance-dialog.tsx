'use client';
import { useFailureText } from '../../../api/use-failure-text.ts';
import { mergeProps } from '../../../core/internal/merge-props.ts';
import { withRef } from '../../../core/internal/with-ref.ts';
import { useTexts } from '../../../core/texts/language.ts';
import { AmountField } from '../../../kit/amount-field.tsx';
import { Button, type ButtonProps } from '../../../kit/button.tsx';
import { TrekDialog } from '../../../kit/dialog/dialog.tsx';
import { createPart } from '../../../kit/part.tsx';
import { usePrice } from '../../../kit/use-price.ts';
import { PaymentForm } from '../../payment/index.ts';
import { manageBookingAnatomy as anatomy } from '../manage-booking.anatomy.ts';
import { manageBookingTexts } from '../manage-booking.texts.ts';
import { useManagedBooking } from '../manage-booking-context.ts';

const Form = createPart('div', anatomy, 'form');
const Message = createPart('p', anatomy, 'message');

/** Opens the dialog that pays what is left. */
export const PayBalance = withRef(function ManagedPayBalance(button: ButtonProps) {
  const messages = useTexts(manageBookingTexts);
  const { isBalancePayable, balance } = useManagedBooking();
  if (!isBalancePayable || balance.balanceUsd === 0) return null;
  return <Button variant="primary" {...mergeProps({ onClick: balance.open, children: messages.payBalance }, button)} />;
});

/** Pays what is left, whole or in parts. */
export function BalanceDialog() {
  const messages = useTexts(manageBookingTexts);
  const failureText = useFailureText();
  const { balance } = useManagedBooking();
  const { isOpen, isClosable, isConfirming, payment, failure, amountUsd, cardForm, close, logIn, open } = balance;
  return (
    <TrekDialog
      open={isOpen}
      onOpenChange={close}
      isClosable={isClosable}
      // A bank's challenge is above the dialog, and has to be answered.
      trapsFocus={!isConfirming}
      title={messages.payBalance}
    >
      <Form>
        {payment && <Amount />}
        {payment && <PaymentForm payment={payment} amountUsd={amountUsd} cardForm={cardForm} onLogin={logIn} />}
        {failure !== null && (
          <>
            <Message role="alert">{failureText(failure)}</Message>
            <Button onClick={open}>{messages.tryAgain}</Button>
          </>
        )}
      </Form>
    </TrekDialog>
  );
}

/** How much of it is paid now. */
function Amount() {
  const messages = useTexts(manageBookingTexts);
  const { amountText, typedUsd, amountLimits, refusedAmount, isEditable, amountUsd, ...balance } =
    useManagedBooking().balance;
  const usd = usePrice();
  const [minimum, maximum] = [usd(amountLimits.minimum), usd(amountLimits.maximum)];
  const refusal = refusedAmount === null ? undefined : messages.amountRefused(minimum, maximum, usd(amountUsd));
  return (
    <AmountField
      label={messages.amountNow}
      hint={amountLimits.minimum < amountLimits.maximum ? messages.amountHint(minimum, maximum) : undefined}
      error={refusal}
      text={amountText}
      amountUsd={typedUsd ?? amountUsd}
      limits={amountLimits}
      disabled={!isEditable}
      onType={balance.typeAmount}
      onCommit={balance.commitAmount}
    />
  );
}
