import { type ComparedTrek, MOST_COMPARED } from './compare.rules.ts';

/** The treks that a visitor has chosen to compare. */
export interface CompareChoice {
  /** In the order in which they were chosen. */
  chosen: ComparedTrek[];
  /** A fourth trek was refused just now. */
  isRefused: boolean;
}

export const NOTHING_CHOSEN: CompareChoice = { chosen: [], isRefused: false };

export type CompareEvent =
  | { type: 'toggle'; trek: ComparedTrek }
  | { type: 'remove'; slug: string }
  | { type: 'clear' }
  | { type: 'dismiss' }
  /** The device's choice has changed outside, as on a page that comes back with the Back button. */
  | { type: 'take'; chosen: ComparedTrek[] };

export const isChosen = ({ chosen }: CompareChoice, slug: string) => chosen.some((trek) => trek.slug === slug);

/** The choice after an event: three treks at most, and a fourth is refused until the visitor takes one away. */
export function compareReducer(choice: CompareChoice, event: CompareEvent): CompareChoice {
  const { chosen } = choice;
  const without = (slug: string) => ({ chosen: chosen.filter((trek) => trek.slug !== slug), isRefused: false });
  switch (event.type) {
    case 'toggle':
      if (isChosen(choice, event.trek.slug)) return without(event.trek.slug);
      if (chosen.length >= MOST_COMPARED) return { chosen, isRefused: true };
      return { chosen: [...chosen, event.trek], isRefused: false };
    case 'remove':
      return isChosen(choice, event.slug) ? without(event.slug) : choice;
    case 'clear':
      return NOTHING_CHOSEN;
    case 'dismiss':
      return { chosen, isRefused: false };
    case 'take':
      return { chosen: event.chosen, isRefused: false };
  }
}
