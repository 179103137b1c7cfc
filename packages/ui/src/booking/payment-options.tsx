'use client';
import { TextField } from '../kit/field.tsx';
import { createPart } from '../kit/part.tsx';
import { Slider } from '../kit/slider.tsx';
import { usePrice } from '../kit/use-price.ts';
import { bookingDialogAnatomy as anatomy } from './booking.anatomy.ts';
import {
  BALANCE_DUE_DAYS,
  DEPOSIT_PERCENT,
  FULL_PAYMENT_PERCENT,
  MINIMUM_ADVANCE_PERCENT,
  wholeUsd,
} from './booking.rules.ts';
import { PAYMENT_OPTION_NAMES, type PaymentOption } from './charge.rules.ts';
import { useBookingContext } from './use-booking-context.ts';
import { useBookingMessages } from './use-booking-messages.ts';

const Choices = createPart('fieldset', anatomy, 'options');
const Option = createPart('label', anatomy, 'option');
const Message = createPart('p', anatomy, 'message');
const Custom = createPart('div', anatomy, 'custom');
const Summary = createPart('dl', anatomy, 'summary');
const Note = createPart('p', anatomy, 'note');

const LABELS: Record<PaymentOption, (messages: ReturnType<typeof useBookingMessages>) => string> = {
  deposit: ({ deposit }) => deposit(DEPOSIT_PERCENT),
  full: ({ full }) => full(FULL_PAYMENT_PERCENT),
  custom: ({ custom }) => custom,
};

/** How much is paid now: deposit, everything, or a sum between. */
export function Options() {
  const messages = useBookingMessages();
  const { step, split, totalCents, isEditable, isBalanceDueNow, option: chosen, chooseOption } = useBookingContext();
  const price = usePrice();
  if (step !== 'payment') return null;
  return (
    <>
      <Choices disabled={!isEditable}>
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
            {LABELS[option](messages)}
          </Option>
        ))}
        {chosen === 'custom' && <CustomAmount />}
      </Choices>
      <Summary aria-live="polite" data-foot="">
        <div data-total="">
          <dt>{messages.payNow}</dt>
          <dd>{price(split.advanceUsd)}</dd>
        </div>
        {split.balanceUsd > 0 && (
          <div>
            <dt>
              {messages.balance}, {isBalanceDueNow ? messages.balanceDueNow : messages.balanceDue(BALANCE_DUE_DAYS)}
            </dt>
            <dd>{price(split.balanceUsd)}</dd>
          </div>
        )}
      </Summary>
      {totalCents % 100 !== 0 && (
        <Note>{messages.wholeDollars(price(totalCents / 100), price(wholeUsd(totalCents)))}</Note>
      )}
    </>
  );
}

function CustomAmount() {
  const messages = useBookingMessages();
  const { isEditable, percent, amountText, refusedAmount, amountUsd, amountLimits, ...booking } = useBookingContext();
  const usd = usePrice();
  const [minimum, maximum] = [usd(amountLimits.minimum), usd(amountLimits.maximum)];
  return (
    <Custom>
      <Slider
        label={messages.customShare(percent)}
        value={[percent]}
        min={MINIMUM_ADVANCE_PERCENT}
        max={FULL_PAYMENT_PERCENT}
        step={1}
        handleLabels={[messages.custom]}
        describeValue={(value) => `${value}%`}
        disabled={!isEditable}
        onValueChange={([value = percent]) => booking.choosePercent(value)}
        // Each commit asks for another payment: one per move, not one per step of it.
        onValueCommit={booking.commitAmount}
      />
      <TextField
        label={messages.customAmount}
        hint={messages.customAmountHint(minimum, maximum)}
        inputMode="decimal"
        value={amountText}
        onChange={(event) => booking.typeAmount(event.target.value)}
        onBlur={booking.commitAmount}
        onKeyDown={(event) => {
          if (event.key === 'Enter') booking.commitAmount();
        }}
      />
      {refusedAmount !== null && (
        <Message role="alert">
          {messages.customAmountRefused(refusedAmount.trim(), minimum, maximum, usd(amountUsd))}
        </Message>
      )}
    </Custom>
  );
}
