import { GRADE_LIMITS, type GradeLimits } from '@trek/ui/internal/trek-card/grade-limits';
import type { ContentEntry, StageContent, TrekContent } from './content-schema.ts';
import { LEAST_WALKING_HOURS } from './itinerary-warnings.ts';

/** The grade that begins where the limits end. */
const NEXT_GRADE = 'Difficult';

const LIMIT_TEXTS = {
  nightMeters: (limit: string) => `sleeps at ${limit} m at most`,
  walkMeters: (limit: string) => `walks to ${limit} m at most`,
  hours: (limit: string) => `walks ${limit} hours at most`,
} as const satisfies Record<keyof GradeLimits, (limit: string) => string>;

const FIGURE_TEXTS = {
  nightMeters: (day: number, figure: string) => `day ${day} at ${figure} m`,
  walkMeters: (day: number, figure: string) => `day ${day} to ${figure} m`,
  hours: (day: number, figure: string) => `day ${day} takes ${figure}`,
} as const satisfies Record<keyof GradeLimits, (day: number, figure: string) => string>;

/** The most of a figure in a trek; without a day it is the trek's highest point, which no day names. */
interface Most {
  figure: keyof GradeLimits;
  value: number;
  day?: number;
}

/** Treks whose days ask more than their grade says. */
export function gradeWarnings(treks: readonly ContentEntry<TrekContent>[]): string[] {
  return treks.flatMap(({ slug, content }) => {
    const limits = limitsOf(content.difficulty);
    if (!limits) return [];
    const most = mostOf(content);
    const over = most.filter(({ figure, value }) => value > limits[figure]);
    return over.map(({ figure, value, day }) => {
      const limit = `"${content.difficulty}" ${LIMIT_TEXTS[figure](text(limits[figure]))}`;
      const fact = day ? FIGURE_TEXTS[figure](day, text(value)) : `maxAltitudeMeters is ${text(value)} m`;
      const cure = `"${fittingGrade(most)}" fits, or correct ${day ? 'the day' : 'it'}`;
      return `treks/${slug}.json: difficulty: ${limit}, but ${fact}: ${cure}`;
    });
  });
}

const limitsOf = (grade: string): GradeLimits | undefined => GRADE_LIMITS[grade as keyof typeof GRADE_LIMITS];
const text = (figure: number) => figure.toLocaleString('en-US');

function fittingGrade(most: readonly Most[]): string {
  const fitting = Object.entries(GRADE_LIMITS).find(([, limits]) =>
    most.every(({ figure, value }) => value <= limits[figure]),
  );
  return fitting?.[0] ?? NEXT_GRADE;
}

function mostOf({ stages, maxAltitudeMeters = 0 }: TrekContent): Most[] {
  const walks = stages.filter(isWalk);
  const known = Math.max(...stages.flatMap((stage) => [stage.altitudeMeters ?? 0, highestPoint(stage)]));
  const isTopOnFoot = walks.length > 0 && maxAltitudeMeters > known;
  return [
    highest('nightMeters', stages, ({ altitudeMeters = 0 }) => altitudeMeters),
    isTopOnFoot ? { figure: 'walkMeters', value: maxAltitudeMeters } : highest('walkMeters', walks, highestPoint),
    highest('hours', stages, hoursOf),
  ];
}

function highest(
  figure: keyof GradeLimits,
  stages: readonly StageContent[],
  figureOf: (stage: StageContent) => number,
): Most {
  return stages
    .map((stage) => ({ figure, value: figureOf(stage), day: stage.day }))
    .reduce((most, other) => (other.value > most.value ? other : most), { figure, value: 0, day: 0 });
}

/** Of the points between two nights. */
const highestPoint = ({ via = [] }: StageContent) => Math.max(0, ...via.map(({ altitudeMeters }) => altitudeMeters));
const hoursOf = ({ walkingHours = '0' }: Pick<StageContent, 'walkingHours'>) => Number(walkingHours.split('–').at(-1));

/** A day on foot, rather than a ride with a stroll at its end. */
const isWalk = ({ legs = [], walkingHours }: StageContent) =>
  hoursOf({ walkingHours }) >= LEAST_WALKING_HOURS || (legs.length > 0 && legs.every(({ way }) => way === 'walk'));
