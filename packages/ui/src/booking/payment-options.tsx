'use client';
import { TextField } from '../kit/field.tsx';
import { formatUsd } from '../kit/format.ts';
import { createPart } from '../kit/part.tsx';
import { Slider } from '../kit/slider.tsx';
import { usePorts } from '../provider/trek-provider.tsx';
import { bookingDialogAnatomy as anatomy } from './booking.anatomy.ts';
import { bookingMessages as messages } from './booking.messages.ts';
import {
  advanceLimitsUsd,
  BALANCE_DUE_DAYS,
  FULL_PAYMENT_PERCENT,
  isBalanceDueNow,
  MINIMUM_ADVANCE_PERCENT,
  wholeUsd,
} from './booking.rules.ts';
import type { Booking } from './use-booking.ts';

const Options = createPart('fieldset', anatomy, 'options');
const Option = createPart('label', anatomy, 'option');
const Message = createPart('p', anatomy, 'message');
const Custom = createPart('div', anatomy, 'custom');
const Summary = createPart('dl', anatomy, 'summary');
const Note = createPart('p', anatomy, 'note');

const OPTIONS = [
  { option: 'deposit', label: messages.deposit(MINIMUM_ADVANCE_PERCENT) },
  { option: 'full', label: messages.full(FULL_PAYMENT_PERCENT) },
  { option: 'custom', label: messages.custom },
] as const;

/** How much is paid now: deposit, everything, or a sum between. */
export function PaymentOptions({ booking }: { booking: Booking }) {
  const { send, context, split, totalCents } = booking;
  const { locale } = usePorts();
  const isFixed = !booking.isEditable;
  const isDueNow = isBalanceDueNow(context.draft.bookingDate, context.today);
  return (
    <>
      <Options disabled={isFixed}>
        <legend>{messages.paymentOptions}</legend>
        {OPTIONS.map(({ option, label }) => (
          <Option key={option}>
            <input
              type="radio"
              name="paymentOption"
              value={option}
              checked={context.option === option}
              onChange={() => send({ type: 'option.choose', option })}
            />
            {label}
          </Option>
        ))}
        {context.option === 'custom' && <CustomAmount booking={booking} isFixed={isFixed} />}
      </Options>
      <Summary aria-live="polite" data-foot="">
        <div data-total="">
          <dt>{messages.payNow}</dt>
          <dd>{formatUsd(split.advanceUsd, locale)}</dd>
        </div>
        {split.balanceUsd > 0 && (
          <div>
            <dt>
              {messages.balance}, {isDueNow ? messages.balanceDueNow : messages.balanceDue(BALANCE_DUE_DAYS)}
            </dt>
            <dd>{formatUsd(split.balanceUsd, locale)}</dd>
          </div>
        )}
      </Summary>
      {totalCents % 100 !== 0 && (
        <Note>
          {messages.wholeDollars(formatUsd(totalCents / 100, locale), formatUsd(wholeUsd(totalCents), locale))}
        </Note>
      )}
    </>
  );
}

function CustomAmount({ booking, isFixed }: { booking: Booking; isFixed: boolean }) {
  const { send, context, totalCents } = booking;
  const { locale } = usePorts();
  const limits = advanceLimitsUsd(totalCents);
  const usd = (amount: number) => formatUsd(amount, locale);
  const { percent, refusedAmount } = context;
  return (
    <Custom>
      <Slider
        label={messages.customShare(percent)}
        values={[percent]}
        minimum={MINIMUM_ADVANCE_PERCENT}
        maximum={FULL_PAYMENT_PERCENT}
        step={1}
        handleLabels={[messages.custom]}
        describeValue={(value) => `${value}%`}
        isDisabled={isFixed}
        onChange={([value = percent]) => send({ type: 'percent.change', percent: value })}
        // Each commit asks for another payment: one per move, not one per step of it.
        onCommit={() => send({ type: 'amount.commit' })}
      />
      <TextField
        label={messages.customAmount}
        hint={messages.customAmountHint(usd(limits.minimum), usd(limits.maximum))}
        inputMode="decimal"
        value={context.amountText}
        onChange={(event) => send({ type: 'amount.type', text: event.target.value })}
        onBlur={() => send({ type: 'amount.commit' })}
        onKeyDown={(event) => {
          if (event.key === 'Enter') send({ type: 'amount.commit' });
        }}
      />
      {refusedAmount !== null && (
        <Message role="alert">
          {messages.customAmountRefused(
            refusedAmount.trim(),
            usd(limits.minimum),
            usd(limits.maximum),
            usd(context.amountUsd),
          )}
        </Message>
      )}
    </Custom>
  );
}
