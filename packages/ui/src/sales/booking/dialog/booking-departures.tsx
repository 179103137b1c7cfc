'use client';
import { useId } from 'react';
import { useTexts } from '../../../core/texts/language.ts';
import { createPart } from '../../../kit/part.tsx';
import { usePrice } from '../../../kit/use-price.ts';
import { bookingDialogAnatomy as anatomy } from '../booking.anatomy.ts';
import { bookingTexts } from '../booking.texts.ts';
import { bookingPanelTexts } from '../panel/booking-panel.texts.ts';
import { useBookingContext } from './use-booking-context.ts';
import { type OfferedDeparture, useDepartures } from './use-departures.ts';

const Option = createPart('label', anatomy, 'option');

/** The starts that others can join, and then a private one; nothing where the trek lists none. */
export const Departures = createPart('fieldset', anatomy, 'departures', () => {
  const messages = useTexts(bookingTexts);
  const { whenToGo, privateStart } = useTexts(bookingPanelTexts);
  const { step, details, travelers, isSaving, changeDetails } = useBookingContext();
  const departures = useDepartures();
  const name = useId();
  if (step !== 'details' || departures.length === 0) return null;
  const chosen = departures.find(({ startDate }) => startDate === details.bookingDate);
  const tooFew = chosen && chosen.placesLeft !== null && chosen.placesLeft < travelers ? chosen.placesLeft : null;
  const choose = (bookingDate: string) => changeDetails({ bookingDate });
  const option = (departure: OfferedDeparture) => (
    <Departure key={departure.startDate} {...{ ...departure, name, choose }} isChosen={departure === chosen} />
  );
  const children = (
    <>
      <legend>{whenToGo}</legend>
      {departures.map(option)}
      <Option>
        <input type="radio" name={name} checked={!chosen} onChange={() => choose('')} />
        <span>{privateStart}</span>
      </Option>
      <p role="status">{tooFew !== null && messages.tooFewPlaces(tooFew)}</p>
    </>
  );
  return { disabled: isSaving, children };
});

interface DepartureProps extends OfferedDeparture {
  name: string;
  isChosen: boolean;
  choose: (startDate: string) => void;
}

function Departure({ name, startDate, day, placesLeft, priceUsd, isChosen, choose }: DepartureProps) {
  const messages = useTexts(bookingTexts);
  const price = usePrice();
  const words = messages.join(day, placesLeft);
  // A full departure is named, and not offered.
  if (placesLeft === 0 && !isChosen) return <p>{messages.departureFull(day)}</p>;
  return (
    <Option>
      <input type="radio" name={name} checked={isChosen} onChange={() => choose(startDate)} />
      <span>{priceUsd === undefined ? words : `${words} · ${price(priceUsd)}`}</span>
    </Option>
  );
}
