'use client';
import { type KeyboardEvent, useState } from 'react';
import { useTexts } from '../../../core/texts/language.ts';
import { Icon } from '../../../kit/icon.tsx';
import { createPart } from '../../../kit/part.tsx';
import { bookingPanelAnatomy as anatomy } from '../booking.anatomy.ts';
import { bookingPanelTexts } from './booking-panel.texts.ts';
import { useBookingPanelContext } from './use-booking-panel.ts';

const Count = createPart('input', anatomy, 'count');

/** The number of travelers with its two buttons. */
export const TravelerCount = createPart('fieldset', anatomy, 'counter', () => {
  const { isOnRequest, isEditable } = useBookingPanelContext();
  return isOnRequest ? null : { disabled: !isEditable, children: <Controls /> };
});

function Controls() {
  const messages = useTexts(bookingPanelTexts);
  const { quote, changeTravelers } = useBookingPanelContext();
  const { travelers } = quote;
  // During typing the text is the visitor's, however little of a number it is; afterwards the valid number returns.
  const [text, setText] = useState<string | null>(null);
  const commit = () => setText(null);
  const step = (count: number) => {
    commit();
    changeTravelers(count);
  };
  return (
    <>
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
          if (Number.isSafeInteger(count) && count >= 1) changeTravelers(count);
        }}
        onBlur={commit}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === 'Enter') commit();
        }}
      />
      <button type="button" aria-label={messages.moreTravelers} onClick={() => step(travelers + 1)}>
        <Icon name="plus" />
      </button>
    </>
  );
}
