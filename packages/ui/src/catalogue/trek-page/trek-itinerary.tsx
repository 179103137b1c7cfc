'use client';
import { useRef, useState } from 'react';
import type { ItineraryDay } from '../../api/trek.ts';
import { useIsHydrated } from '../../core/internal/use-is-hydrated.ts';
import { useLocale, useTexts } from '../../core/texts/language.ts';
import { Button } from '../../kit/button.tsx';
import { formatKilometers, formatMeters } from '../../kit/format.ts';
import { Icon, type IconName } from '../../kit/icon.tsx';
import { createPart } from '../../kit/part.tsx';
import { trekPageAnatomy as anatomy } from './trek-page.anatomy.ts';
import { trekPageTexts } from './trek-page.texts.ts';
import { useSharedDay, useStoryLanguage, useTrekPage } from './trek-page-context.tsx';
import { itineraryTexts } from './trek-page-itinerary.texts.ts';

const List = createPart('ol', anatomy, 'day-list');
const Day = createPart('li', anatomy, 'day');
const DaySummary = createPart('summary', anatomy, 'day-summary');
const DayNumber = createPart('span', anatomy, 'day-number');
const DayBody = createPart('div', anatomy, 'day-body');
const DayFacts = createPart('ul', anatomy, 'day-facts');

/** The days of the trek, all of which are open at first. */
export const Itinerary = createPart('div', anatomy, 'itinerary', () => ({ children: <Days /> }));

function Days() {
  const texts = useTexts(itineraryTexts);
  const list = useRef<HTMLOListElement>(null);
  const [isOpen, setOpen] = useState(true);
  const toggleAll = () => {
    // Each day is the browser's own: find in page and links open it, too.
    for (const day of list.current?.querySelectorAll('details') ?? []) day.open = !isOpen;
    setOpen(!isOpen);
  };
  const { itinerary } = useTrekPage().trek;
  return (
    <>
      {useIsHydrated() && itinerary.length > 1 && (
        <Button variant="quiet" onClick={toggleAll}>
          {isOpen ? texts.closeAll : texts.openAll}
        </Button>
      )}
      <List ref={list}>
        {itinerary.map((day) => (
          <TrekDay key={day.day} day={day} />
        ))}
      </List>
    </>
  );
}

function TrekDay({ day }: { day: ItineraryDay }) {
  const texts = useTexts(trekPageTexts);
  const dayTexts = useTexts(itineraryTexts);
  const { hasAnchors } = useTrekPage();
  const language = useStoryLanguage();
  const { activeDay, onActiveDayChange } = useSharedDay();
  const anchor = hasAnchors ? `day-${day.day}` : undefined;
  const choose = () => onActiveDayChange(day.day);
  return (
    <Day data-active={activeDay === day.day ? '' : undefined} onPointerEnter={choose} onFocus={choose}>
      <details open id={anchor}>
        <DaySummary>
          <DayNumber>{texts.day(day.day)}</DayNumber> <span {...language}>{day.title}</span>
          <Icon name="chevron" />
        </DaySummary>
        <DayBody>
          {day.description && <p {...language}>{day.description}</p>}
          <DayFacts>
            <WayFacts day={day} />
            <DayFact icon="night" value={day.accommodation} {...language} />
            <DayFact icon="meal" value={day.meals} {...language} />
            {anchor && (
              <li>
                <a href={`#${anchor}`} aria-label={dayTexts.linkToDay(day.day)}>
                  <Icon name="link" />
                </a>
              </li>
            )}
          </DayFacts>
        </DayBody>
      </details>
    </Day>
  );
}

/** How far the day leads, how long, how high, and by which points. */
function WayFacts({ day }: { day: ItineraryDay }) {
  const texts = useTexts(trekPageTexts);
  const dayTexts = useTexts(itineraryTexts);
  const locale = useLocale();
  const { legs = [], via = [], ascent = null, descent = null, walkingHours, altitude } = day;
  const meters = (value: number) => formatMeters(value, locale);
  const ways = legs.map(({ way, distanceKm }) =>
    [distanceKm !== null && formatKilometers(distanceKm, locale), dayTexts.way(way)].filter(Boolean).join(' '),
  );
  const hasClimb = ascent !== null && descent !== null && ascent + descent > 0;
  return (
    <>
      <DayFact icon="pin" value={ways.join(', ') || null} />
      <DayFact icon="clock" value={walkingHours && texts.walkingHours(walkingHours)} />
      <DayFact icon="walk" value={hasClimb ? dayTexts.climb(meters(ascent), meters(descent)) : null} />
      <DayFact icon="mountain" value={altitude === null ? null : meters(altitude)} />
      <DayFact
        icon="chevronRight"
        value={via.map((point) => dayTexts.via(point.name, meters(point.altitude))).join(' · ') || null}
      />
    </>
  );
}

function DayFact({ icon, value, lang }: { icon: IconName; value: string | null; lang?: string }) {
  if (!value) return null;
  return (
    <li>
      <Icon name={icon} /> <span lang={lang}>{value}</span>
    </li>
  );
}
