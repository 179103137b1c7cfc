import type { DifficultyLevel } from '../../api/trek-facts.texts.ts';

/** The most that a trek of a level asks of its travelers. */
export interface GradeLimits {
  /** Highest night; how one gets there makes no difference to the body. */
  nightMeters: number;
  /** Highest point of a walk. A pass crossed by car, or a landing by helicopter, is none. */
  walkMeters: number;
  /** Longest day on foot. */
  hours: number;
}

/**
 * Limits that tell the lower levels apart; above them the ground does. Ground, cold and remoteness may make a trek harder than its
 * figures, and nothing makes it easier. Operators in Nepal publish much the same: easy with four to six hours a day,
 * moderate up to 5,000 m with five to seven hours, harder above (altitudequests.com/trekking-grade-in-nepal-complete-guide);
 * no experience needed for moderate days of five to seven hours, welcome for longer ones (sherpamountaineering.com, 'Trek
 * grading'). Read in November 2026; the nights and the longest days are those of this catalogue.
 */
export const GRADE_LIMITS = {
  Easy: { nightMeters: 4000, walkMeters: 4000, hours: 6 },
  Moderate: { nightMeters: 4400, walkMeters: 5000, hours: 8 },
  Challenging: { nightMeters: 5200, walkMeters: 5700, hours: 9 },
} as const satisfies Partial<Record<DifficultyLevel, GradeLimits>>;
