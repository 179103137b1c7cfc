'use client';
import { useTexts } from '../../../core/texts/language.ts';
import { manageBookingTexts } from '../manage-booking.texts.ts';
import type { ListedTraveler } from './travelers.rules.ts';

/** The name of a traveler in a list: the number, and the name as in the passport where it is known. */
export function useTravelerName({ position, details }: ListedTraveler): string {
  const { traveler } = useTexts(manageBookingTexts);
  return details.passportName === '' ? traveler.unnamed(position) : traveler.named(position, details.passportName);
}
