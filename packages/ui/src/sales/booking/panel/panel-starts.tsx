'use client';
import { type ReactNode, useId, useRef, useState } from 'react';
import type { DepartureEntity } from '../../../api/entities.ts';
import { openDepartures } from '../../../api/open-departures.ts';
import { addDays, addMonths } from '../../../core/internal/calendar-date.ts';
import { companyDay } from '../../../core/internal/company-day.ts';
import { useReplayInputs } from '../../../core/lazy/use-replay-inputs.ts';
import { useTexts } from '../../../core/texts/language.ts';
import { Button } from '../../../kit/button.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { createPart } from '../../../kit/part.tsx';
import { useDepartureWords } from '../../../kit/use-departure-words.ts';
import { usePrice } from '../../../kit/use-price.ts';
import { usePorts } from '../../../provider/trek-provider.tsx';
import { bookingPanelAnatomy as anatomy } from '../booking.anatomy.ts';
import { bookingPanelTexts } from './booking-panel.texts.ts';
import { useBookingPanelContext } from './use-booking-panel.ts';

/** With whom the visitor walks; absent where the backend does not say. */
export const Company = createPart('p', anatomy, 'company', () => {
  const words = useDepartureWords();
  const { trek, quote, startDate } = useBookingPanelContext();
  const joined = trek.departures?.find((departure) => departure.startDate === startDate);
  const company = words.company(trek, joined, quote.travelers);
  if (!company) return null;
  return {
    children: (
      <>
        <Icon name="group" /> <span>{company}</span>
      </>
    ),
  };
});

/** Starts that are shown at first; more are a press away. */
const SHOWN = 3;

/** The next starts that others can join, and a day of one’s own, to choose before the dialog opens. */
export const Starts = createPart('fieldset', anatomy, 'starts', () => {
  const messages = useTexts(bookingPanelTexts);
  const { trek, startDate, isOnRequest, isEditable, changeStart } = useBookingPanelContext();
  const [isWhole, setIsWhole] = useState(false);
  const name = useId();
  const element = useRef<HTMLFieldSetElement>(null);
  useReplayInputs(element);
  const departures = openDepartures(trek);
  if (!changeStart || isOnRequest || (departures.length === 0 && !trek.bookingPolicy)) return null;
  const isJoined = departures.some((departure) => departure.startDate === startDate);
  const shown = departures.filter((departure, index) => isWhole || index < SHOWN || departure.startDate === startDate);
  return {
    ref: element,
    disabled: !isEditable,
    children: (
      <>
        <legend>{messages.whenToGo}</legend>
        {shown.map((departure) => (
          <Choice
            key={departure.startDate}
            name={name}
            checked={departure.startDate === startDate}
            onChange={() => changeStart(departure.startDate)}
          >
            <DepartureFacts departure={departure} />
          </Choice>
        ))}
        {shown.length < departures.length && (
          <Button variant="quiet" onClick={() => setIsWhole(true)}>
            {messages.allStarts(departures.length)}
          </Button>
        )}
        {departures.length > 0 && (
          <Choice name={name} checked={!isJoined} onChange={() => changeStart('')}>
            {messages.privateStart}
          </Choice>
        )}
        {!isJoined && <OwnDay />}
      </>
    ),
  };
});

interface ChoiceProps {
  name: string;
  checked: boolean;
  onChange: () => void;
  children: ReactNode;
}

const Start = createPart('label', anatomy, 'start');

const Choice = ({ children, ...input }: ChoiceProps) => (
  <Start>
    <input type="radio" {...input} />
    <span>{children}</span>
  </Start>
);

function DepartureFacts({ departure }: { departure: DepartureEntity }) {
  const words = useDepartureWords();
  const price = usePrice();
  const { price: own, note } = departure;
  const facts = [words.places(departure), own === undefined ? '' : price(own), words.promise(departure)];
  return (
    <>
      <span>
        <strong translate="no">{words.day(departure.startDate)}</strong>{' '}
        <span>{['', ...facts.filter(Boolean)].join(' · ').trim()}</span>
      </span>
      {note && <small>{note}</small>}
    </>
  );
}

const Day = createPart('label', anatomy, 'own-day');

/** A day for a private start. What else speaks against it, the dialog says. */
function OwnDay() {
  const messages = useTexts(bookingPanelTexts);
  const { trek, startDate, changeStart } = useBookingPanelContext();
  const { clock } = usePorts();
  const { bookingPolicy: policy } = trek;
  const today = companyDay(new Date(clock.now()));
  return (
    <Day>
      <span>{messages.ownDay}</span>
      <input
        type="date"
        value={startDate}
        min={addDays(today, policy?.leadTimeDays ?? 0)}
        max={policy && addMonths(today, policy.longestLeadMonths)}
        onChange={({ target }) => changeStart?.(target.value)}
      />
    </Day>
  );
}
