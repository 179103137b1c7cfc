'use client';
import { departureDay } from '../api/departure-day.ts';
import type { DepartureEntity } from '../api/entities.ts';
import type { Trek } from '../api/trek.ts';
import { trekFactsTexts } from '../api/trek-facts.texts.ts';
import { companyDay } from '../core/internal/company-day.ts';
import { useLocale, useTexts } from '../core/texts/language.ts';
import { usePorts } from '../provider/trek-provider.tsx';

/** Writes the facts of departures in the page's language. */
export function useDepartureWords() {
  const texts = useTexts(trekFactsTexts);
  const { nextStart, placesLeft, missingTravelers, guaranteed } = texts;
  const locale = useLocale();
  const { clock } = usePorts();
  const day = (startDate: string) => departureDay(startDate, companyDay(new Date(clock.now())), locale);
  const places = ({ placesLeft: left }: DepartureEntity) => (left === undefined ? '' : placesLeft(left));
  /** How sure it is that it goes; empty: nothing is promised. */
  const promise = ({ isGuaranteed, missingTravelers: missing }: DepartureEntity) =>
    isGuaranteed ? guaranteed : missing === undefined ? '' : missingTravelers(missing);
  return {
    day,
    /**
     * With whom a group of travelers walks; empty: the backend does not say.
     * @param joined the departure that they join; undefined: none
     */
    company: (
      { bookingPolicy }: Pick<Trek, 'bookingPolicy'>,
      joined: Pick<DepartureEntity, 'places' | 'guide'> | undefined,
      travelers: number,
    ) => {
      if (joined) return texts.walkWith(Math.max(0, joined.places - travelers), joined.guide ?? null);
      return bookingPolicy?.privateStarts ? texts.walkPrivately : '';
    },
    places,
    promise,
    /** The next start in a few words, as on a card. */
    next: (departure: DepartureEntity) =>
      [nextStart(day(departure.startDate)), places(departure)].filter(Boolean).join(' · '),
  };
}
