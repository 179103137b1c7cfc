'use client';
import { type KeyboardEvent, useRef, useState } from 'react';
import { lazyModule } from '../../../core/lazy/lazy-module.ts';
import { useLazyModule } from '../../../core/lazy/use-lazy-module.ts';
import { useReplayInputs } from '../../../core/lazy/use-replay-inputs.ts';
import { useTexts } from '../../../core/texts/language.ts';
import { Icon } from '../../../kit/icon.tsx';
import { createPart } from '../../../kit/part.tsx';
import type { SpinButtonHandlers } from '../../../kit/spin-button.tsx';
import { typeLatinDigits } from '../../../kit/typed-digits.ts';
import { bookingPanelAnatomy as anatomy } from '../booking.anatomy.ts';
import { bookingPanelTexts } from './booking-panel.texts.ts';
import { useBookingPanelContext } from './use-booking-panel.ts';

const MINIMUM = 1;

/** More than the platform's number field does: it comes as the visitor turns to the field. */
const spinButton = lazyModule(() => import('../../../kit/spin-button.tsx'));

const Count = createPart('input', anatomy, 'count');

/** The number of travelers with its two buttons. */
export const TravelerCount = createPart('fieldset', anatomy, 'counter', () => {
  const { isOnRequest, isEditable } = useBookingPanelContext();
  const element = useRef<HTMLFieldSetElement>(null);
  useReplayInputs(element);
  if (isOnRequest) return null;
  const { preload } = spinButton;
  return { ref: element, disabled: !isEditable, onPointerEnter: preload, onFocus: preload, children: <Controls /> };
});

function Controls() {
  const messages = useTexts(bookingPanelTexts);
  const { quote, changeTravelers } = useBookingPanelContext();
  const { travelers } = quote;
  // During typing the text is the visitor's, however little of a number it is; afterwards the valid number returns.
  const [text, setText] = useState<string | null>(null);
  const [handlers, setHandlers] = useState<Partial<SpinButtonHandlers>>({});
  const { code } = useLazyModule(spinButton);
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
        data-press="each"
        disabled={travelers <= MINIMUM}
        onClick={() => step(travelers - 1)}
        {...handlers.fewer}
      >
        <Icon name="minus" />
      </button>
      <Count
        type="number"
        inputMode="numeric"
        min={MINIMUM}
        aria-label={messages.travelers}
        value={text ?? travelers}
        onChange={({ target }) => {
          setText(target.value);
          const count = target.valueAsNumber;
          if (Number.isSafeInteger(count) && count >= MINIMUM) changeTravelers(count);
        }}
        onBeforeInput={typeLatinDigits}
        onBlur={commit}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === 'Enter') commit();
          handlers.onKeyDown?.(event);
        }}
      />
      <button
        type="button"
        aria-label={messages.moreTravelers}
        data-press="each"
        onClick={() => step(travelers + 1)}
        {...handlers.more}
      >
        <Icon name="plus" />
      </button>
      {code && <code.SpinButton value={travelers} minimum={MINIMUM} onStep={step} onReady={setHandlers} />}
    </>
  );
}
