import { knownValue } from './known-values.ts';
import type { Settings } from './settings.ts';

/** Props of an element that books, from its attributes. Other values begin another booking, so they are its key. */
export function bookingProps({ text, count }: Settings) {
  const defaultTravelers = count('travelers');
  const defaultStartDate = knownValue('start-date', text('start-date'));
  return {
    key: `${defaultTravelers} ${defaultStartDate}`,
    props: {
      trek: text('trek') ?? '',
      ...(defaultTravelers && { defaultTravelers }),
      ...(defaultStartDate && { defaultStartDate }),
    },
  };
}
