'use client';
import { mergeProps } from '../../core/internal/merge-props.ts';
import { withRef } from '../../core/internal/with-ref.ts';
import { useTexts } from '../../core/texts/language.ts';
import { Button, type ButtonProps } from '../../kit/button.tsx';
import { usePrice } from '../../kit/use-price.ts';
import { usePorts } from '../../provider/trek-provider.tsx';
import { paymentTexts } from './payment.texts.ts';
import { usePaymentContext } from './use-payment-context.ts';

/** Leads back to the step before, where there is one; not while money is under way. */
export const Back = withRef(function PaymentBack(button: ButtonProps) {
  const messages = useTexts(paymentTexts);
  const { onBack, isBusy } = usePaymentContext();
  if (!onBack) return null;
  const own: ButtonProps = { onClick: onBack, disabled: isBusy, children: messages.back };
  return <Button {...mergeProps(own, button)} />;
});

/** Pays. Pressed too early it says so, instead of doing nothing. */
export const Pay = withRef(function PaymentPay(button: ButtonProps) {
  const messages = useTexts(paymentTexts);
  const { amountUsd, isReady, needsCard, isCardReady, isBusy, pay } = usePaymentContext();
  const { notify } = usePorts();
  const price = usePrice();
  const isCardMissing = isReady && needsCard && !isCardReady;
  const own: ButtonProps = {
    isBusy,
    'aria-disabled': isCardMissing || !isReady || undefined,
    children: messages.pay(price(amountUsd)),
    onClick: () => {
      if (isCardMissing) notify('error', messages.notReady);
      else pay();
    },
  };
  return <Button variant="primary" {...mergeProps(own, button)} />;
});
