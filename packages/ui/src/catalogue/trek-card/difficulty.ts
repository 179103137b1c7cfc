import type { DifficultyLevel } from '../../api/trek-facts.texts.ts';
import type { BadgeColor } from '../../kit/badge.tsx';

/** Levels from easy to hard with the color of their badge. */
export const DIFFICULTIES = [
  { name: 'Easy', color: 'green' },
  { name: 'Moderate', color: 'blue' },
  { name: 'Challenging', color: 'orange' },
  { name: 'Difficult', color: 'orange' },
  { name: 'Very Difficult', color: 'red' },
  { name: 'Extreme', color: 'purple' },
] as const satisfies readonly { name: DifficultyLevel; color: BadgeColor }[];

/** Color of a level's badge; gray for one that is not known. */
export function difficultyColor(difficulty: string): BadgeColor {
  return DIFFICULTIES.find(({ name }) => name.toLowerCase() === difficulty.toLowerCase())?.color ?? 'gray';
}
