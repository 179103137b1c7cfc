'use client';
import { type KeyboardEvent, useId, useState } from 'react';
import type { Trek } from '../api/trek.ts';
import { Button } from '../kit/button.tsx';
import { formatUsd } from '../kit/format.ts';
import { Icon } from '../kit/icon.tsx';
import { createPart } from '../kit/part.tsx';
import { usePorts } from '../provider/trek-provider.tsx';
import { bookingPanelAnatomy as anatomy } from './booking.anatomy.ts';
import { bookingMessages as messages } from './booking.messages.ts';
import { GROUP_DISCOUNTS } from './group-discount.ts';
import { type Quote, quoteTrek, savingOfEachWithOneMore, savingWithOneMore } from './pricing.rules.ts';
import { FREE_CANCELLATION_DAYS } from './terms.ts';

const Root = createPart('section', anatomy, 'root');
const Title = createPart('h2', anatomy, 'title');
const Price = createPart('p', anatomy, 'price');
const Discounts = createPart('table', anatomy, 'discounts');
const Counter = createPart('fieldset', anatomy, 'counter');
const Count = createPart('input', anatomy, 'count');
const Hint = createPart('p', anatomy, 'hint');
const Totals = createPart('dl', anatomy, 'totals');
const Notes = createPart('ul', anatomy, 'notes');
const Bar = createPart('div', anatomy, 'bar');

export interface BookingPanelProps {
  trek: Trek;
  /** Size of the group, from 1. */
  travelers: number;
  /** False while money is at risk: the group can't be changed then. */
  isEditable: boolean;
  onTravelersChange: (travelers: number) => void;
  onBook: () => void;
  /** The visitor turns to the panel: a moment to load what comes next. */
  onIntent?: () => void;
  /** The booking is being loaded. Default false. */
  isOpening?: boolean;
}

/** Price, group discount, travellers, totals and 'Book Now'. */
export function BookingPanel(props: BookingPanelProps) {
  const titleId = useId();
  const { trek, travelers, isEditable, onTravelersChange, onBook, onIntent, isOpening = false } = props;
  const { locale } = usePorts();
  const usd = (cents: number) => formatUsd(cents / 100, locale);
  const isOnRequest = trek.priceUsd === 0;
  const quote = quoteTrek(trek.priceUsd, travelers);
  return (
    <Root aria-labelledby={titleId} onPointerEnter={onIntent} onFocus={onIntent}>
      <Title id={titleId}>{messages.panelTitle}</Title>
      <Price>
        <strong>{usd(quote.pricePerPersonCents)}</strong> {messages.perPerson}
        {isOnRequest && <em>{messages.priceOnRequest}</em>}
      </Price>
      {!isOnRequest && (
        <>
          <DiscountTable current={quote.discountPercent} />
          <TravelerCounter travelers={quote.travelers} isEditable={isEditable} onChange={onTravelersChange} />
          {quote.travelers > trek.groupSize.maxSize && (
            <Hint role="status">{messages.aboveGroupSize(trek.groupSize.maxSize)}</Hint>
          )}
          <OneMoreHint priceUsd={trek.priceUsd} travelers={travelers} />
          <PriceTotals quote={quote} />
        </>
      )}
      <Button variant="primary" isWide isBusy={isOpening} onClick={onBook}>
        {isOnRequest ? messages.askForPrice : messages.bookNow}
      </Button>
      {!isOnRequest && (
        <Notes>
          {[messages.freeCancellation(FREE_CANCELLATION_DAYS), messages.guaranteedDepartures, messages.payBy].map(
            (note) => (
              <li key={note}>
                <Icon name="check" /> <span>{note}</span>
              </li>
            ),
          )}
        </Notes>
      )}
      <Bar>
        <Price>
          <strong>{usd(quote.pricePerPersonCents)}</strong> {messages.perPerson}
        </Price>
        <Button variant="primary" isBusy={isOpening} onClick={onBook}>
          {isOnRequest ? messages.askForPrice : messages.bookNow}
        </Button>
      </Bar>
    </Root>
  );
}

/** What one more traveller would save: the whole group where its total falls, or else each of them. */
function OneMoreHint({ priceUsd, travelers }: { priceUsd: number; travelers: number }) {
  const { locale } = usePorts();
  const usd = (cents: number) => formatUsd(cents / 100, locale);
  const ofGroup = savingWithOneMore(priceUsd, travelers);
  const ofEach = savingOfEachWithOneMore(priceUsd, travelers);
  if (ofGroup > 0) return <Hint>{messages.oneMore(usd(ofGroup))}</Hint>;
  return ofEach > 0 ? <Hint>{messages.oneMoreEach(usd(ofEach))}</Hint> : null;
}

function DiscountTable({ current }: { current: number }) {
  return (
    <Discounts>
      <caption>{messages.discountCaption}</caption>
      <tbody>
        {GROUP_DISCOUNTS.map(({ fromTravelers, percent }, index) => {
          const next = GROUP_DISCOUNTS[index + 1];
          return (
            <tr key={fromTravelers} data-current={percent === current ? '' : undefined}>
              <th scope="row">{messages.discountRow(fromTravelers, next ? next.fromTravelers - 1 : null)}</th>
              <td>{percent === 0 ? messages.noDiscount : `${percent}%`}</td>
            </tr>
          );
        })}
      </tbody>
    </Discounts>
  );
}

interface TravelerCounterProps {
  travelers: number;
  isEditable: boolean;
  onChange: (travelers: number) => void;
}

function TravelerCounter({ travelers, isEditable, onChange }: TravelerCounterProps) {
  // While somebody types it is theirs, however little of a number it is; afterwards the number that counts returns.
  const [text, setText] = useState<string | null>(null);
  const commit = () => setText(null);
  const step = (count: number) => {
    commit();
    onChange(count);
  };
  return (
    <Counter disabled={!isEditable}>
      <legend>{messages.travelers}</legend>
      <button
        type="button"
        aria-label={messages.fewerTravelers}
        disabled={travelers <= 1}
        onClick={() => step(travelers - 1)}
      >
        <Icon name="minus" />
      </button>
      <Count
        type="number"
        inputMode="numeric"
        min={1}
        aria-label={messages.travelers}
        value={text ?? travelers}
        onChange={({ target }) => {
          setText(target.value);
          const count = target.valueAsNumber;
          if (Number.isSafeInteger(count) && count >= 1) onChange(count);
        }}
        onBlur={commit}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === 'Enter') commit();
        }}
      />
      <button type="button" aria-label={messages.moreTravelers} onClick={() => step(travelers + 1)}>
        <Icon name="plus" />
      </button>
    </Counter>
  );
}

/** Subtotal, discount and total of a group. */
export function PriceTotals({ quote }: { quote: Quote }) {
  const { locale } = usePorts();
  const usd = (cents: number) => formatUsd(cents / 100, locale);
  return (
    <Totals aria-live="polite">
      <div>
        <dt>
          {usd(quote.pricePerPersonCents)} × {quote.travelers}
        </dt>
        <dd>{usd(quote.subtotalCents)}</dd>
      </div>
      {quote.discountCents > 0 && (
        <div>
          <dt>{messages.discount(quote.discountPercent)}</dt>
          <dd>−{usd(quote.discountCents)}</dd>
        </div>
      )}
      <div data-total="">
        <dt>{messages.total}</dt>
        <dd>{usd(quote.totalCents)}</dd>
      </div>
    </Totals>
  );
}
