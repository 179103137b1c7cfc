'use client';
import type { ItineraryDay } from '../../api/trek.ts';
import { useLocale, useTexts } from '../../core/texts/language.ts';
import { formatMeters } from '../../kit/format.ts';
import { Icon, type IconName } from '../../kit/icon.tsx';
import { createPart } from '../../kit/part.tsx';
import { trekDetailAnatomy as anatomy } from './trek.anatomy.ts';
import { trekDetailTexts } from './trek-detail.texts.ts';
import { useTrekPage } from './trek-page-context.tsx';

const Day = createPart('li', anatomy, 'day');
const DaySummary = createPart('summary', anatomy, 'day-summary');
const DayNumber = createPart('span', anatomy, 'day-number');
const DayBody = createPart('div', anatomy, 'day-body');
const DayFacts = createPart('ul', anatomy, 'day-facts');

/** The days of the trek, of which the first is open. */
export const Itinerary = createPart('ol', anatomy, 'itinerary', () => ({
  children: useTrekPage().trek.itinerary.map((day, index) => <TrekDay key={day.day} day={day} isOpen={index === 0} />),
}));

function TrekDay({ day, isOpen }: { day: ItineraryDay; isOpen: boolean }) {
  const texts = useTexts(trekDetailTexts);
  const locale = useLocale();
  const { hasAnchors } = useTrekPage();
  return (
    <Day>
      <details open={isOpen} id={hasAnchors ? `day-${day.day}` : undefined}>
        <DaySummary>
          <DayNumber>{texts.day(day.day)}</DayNumber> {day.title}
          <Icon name="chevron" />
        </DaySummary>
        <DayBody>
          {day.description && <p>{day.description}</p>}
          <DayFacts>
            <DayFact icon="night" value={day.accommodation} />
            <DayFact icon="meal" value={day.meals} />
            <DayFact icon="mountain" value={day.altitude === null ? null : formatMeters(day.altitude, locale)} />
            <DayFact icon="walk" value={day.walkingHours && texts.walkingHours(day.walkingHours)} />
          </DayFacts>
        </DayBody>
      </details>
    </Day>
  );
}

function DayFact({ icon, value }: { icon: IconName; value: string | null }) {
  if (!value) return null;
  return (
    <li>
      <Icon name={icon} /> {value}
    </li>
  );
}
