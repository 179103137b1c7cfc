'use client';
import { useId } from 'react';
import { useTexts } from '../../../core/texts/language.ts';
import { createPart } from '../../../kit/part.tsx';
import { bookingDialogAnatomy as anatomy } from '../booking.anatomy.ts';
import { bookingTexts } from '../booking.texts.ts';
import { useBookingContext } from './use-booking-context.ts';
import { type OfferedDeparture, useDepartures } from './use-departures.ts';

const Option = createPart('label', anatomy, 'option');

/** The starts that others can join, and then a private one; nothing where the trek lists none. */
export const Departures = createPart('fieldset', anatomy, 'departures', () => {
  const messages = useTexts(bookingTexts);
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
      <legend>{messages.whenToGo}</legend>
      {departures.map(option)}
      <Option>
        <input type="radio" name={name} checked={!chosen} onChange={() => choose('')} />
        <span>{messages.privateStart}</span>
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

function Departure({ name, startDate, day, placesLeft, isChosen, choose }: DepartureProps) {
  const messages = useTexts(bookingTexts);
  // A full departure is named, and not offered.
  if (placesLeft === 0 && !isChosen) return <p>{messages.departureFull(day)}</p>;
  return (
    <Option>
      <input type="radio" name={name} checked={isChosen} onChange={() => choose(startDate)} />
      <span>{messages.join(day, placesLeft)}</span>
    </Option>
  );
}
