'use client';
import type { Translation } from '../../../core/texts/define-texts.ts';
import { formatPercent } from '../../../core/texts/intl-format.ts';
import { useLocale, useTexts } from '../../../core/texts/language.ts';
import { AmountField } from '../../../kit/amount-field.tsx';
import { createPart } from '../../../kit/part.tsx';
import { DefaultSlider } from '../../../kit/slider/slider.tsx';
import { usePrice } from '../../../kit/use-price.ts';
import { PAYMENT_OPTION_NAMES, type PaymentOption, typedAmountUsd } from '../../../pricing/charge.rules.ts';
import { DEPOSIT_PERCENT } from '../../../pricing/index.ts';
import { FULL_PAYMENT_PERCENT, MINIMUM_ADVANCE_PERCENT } from '../../../pricing/terms.ts';
import { bookingDialogAnatomy as anatomy } from '../booking.anatomy.ts';
import { bookingTexts } from '../booking.texts.ts';
import { useBookingContext } from './use-booking-context.ts';

const Option = createPart('label', anatomy, 'option');
const Message = createPart('p', anatomy, 'failure');
const Custom = createPart('div', anatomy, 'custom');

const LABELS: Record<PaymentOption, (messages: Translation<typeof bookingTexts>) => string> = {
  deposit: ({ deposit }) => deposit(DEPOSIT_PERCENT),
  full: ({ full }) => full(FULL_PAYMENT_PERCENT),
  custom: ({ custom }) => custom,
};

/** How much is paid now: deposit, everything, or a sum between. */
export const Options = createPart('fieldset', anatomy, 'options', () => {
  const messages = useTexts(bookingTexts);
  const { step, isEditable, option: chosen, chooseOption } = useBookingContext();
  if (step !== 'payment') return null;
  const children = (
    <>
      <legend>{messages.paymentOptions}</legend>
      {PAYMENT_OPTION_NAMES.map((option) => (
        <Option key={option}>
          <input
            type="radio"
            name="paymentOption"
            value={option}
            checked={chosen === option}
            onChange={() => chooseOption(option)}
          />
          <span>{LABELS[option](messages)}</span>
        </Option>
      ))}
      {chosen === 'custom' && <CustomAmount />}
    </>
  );
  return { disabled: !isEditable, children };
});

function CustomAmount() {
  const messages = useTexts(bookingTexts);
  const { isEditable, percent, amountText, typedUsd, refusedAmount, amountUsd, amountLimits, ...booking } =
    useBookingContext();
  const usd = usePrice();
  const locale = useLocale();
  const [minimum, maximum] = [usd(amountLimits.minimum), usd(amountLimits.maximum)];
  return (
    <Custom>
      <DefaultSlider
        label={messages.customShare(percent)}
        value={[percent]}
        min={MINIMUM_ADVANCE_PERCENT}
        max={FULL_PAYMENT_PERCENT}
        step={1}
        handleLabels={[messages.custom]}
        describeValue={(value) => formatPercent(value, locale)}
        disabled={!isEditable}
        onValueChange={([value = percent]) => booking.choosePercent(value)}
        onValueCommit={booking.commitAmount}
      />
      <AmountField
        label={messages.customAmount}
        hint={messages.customAmountHint(minimum, maximum)}
        text={amountText}
        amountUsd={typedUsd ?? amountUsd}
        limits={amountLimits}
        onType={booking.typeAmount}
        onCommit={booking.commitAmount}
      />
      {refusedAmount !== null && (
        <Message role="alert">
          {refusedAmount.trim() === '' || typedAmountUsd(refusedAmount, locale) !== null
            ? messages.customAmountRefused(refusedAmount.trim(), minimum, maximum, usd(amountUsd))
            : messages.customAmountUnread(refusedAmount.trim(), maximum, usd(amountUsd))}
        </Message>
      )}
    </Custom>
  );
}
