'use client';
import { useLocale, useTexts } from '../../core/texts/language.ts';
import { formatMeters } from '../../kit/format.ts';
import { Heading } from '../../kit/heading.tsx';
import { createPart } from '../../kit/part.tsx';
import { comparisonAnatomy as anatomy } from './compare.anatomy.ts';
import { compareTexts } from './compare.texts.ts';
import { type ComparedProfiles, comparedProfiles } from './comparison.rules.ts';
import { useComparison } from './comparison-context.tsx';

const Legend = createPart('li', anatomy, 'legend');
const Chart = createPart('div', anatomy, 'chart');
const scale = anatomy.attributes('scale');

/** The nights of the treks on one axis; absent if too few are known. The drawing is for the eye: the table has the facts. */
export const Profiles = createPart('figure', anatomy, 'profiles', () => {
  const texts = useTexts(compareTexts);
  const { treks } = useComparison();
  const profiles = comparedProfiles(treks);
  if (!profiles) return null;
  return {
    children: (
      <>
        <figcaption>
          <Heading level={2} below={1}>
            {texts.profiles}
          </Heading>
        </figcaption>
        <ul>
          {treks.map(({ slug, title }, place) => (
            <Legend key={slug} data-line={place + 1}>
              <svg viewBox="0 0 40 12" aria-hidden="true">
                <path data-kind="line" d="M0 6H40" />
                <Dot line={place} x="20" y="6" />
              </svg>
              <span>{title}</span>
            </Legend>
          ))}
        </ul>
        <Chart aria-hidden="true">
          <Lines {...profiles} />
          <Marks {...profiles} />
        </Chart>
      </>
    ),
  };
});

/** A circle, a square and a diamond: lines differ without colors. */
const SHAPES = ['M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0', 'M-4-4H4V4H-4z', 'M0-5.5L5.5 0L0 5.5L-5.5 0z'];

/** A night. */
function Dot({ line, x, y }: { line: number; x: string; y: string }) {
  return (
    <svg x={x} y={y} overflow="visible" aria-hidden="true">
      <path data-kind="night" d={SHAPES[line]} />
    </svg>
  );
}

/** Positions in percent of the drawing. */
const scaleOf = ({ days, floor, ceiling }: ComparedProfiles) => ({
  x: (day: number) => (((day - 0.5) / days) * 100).toFixed(2),
  y: (altitude: number) => (100 - ((altitude - floor) / (ceiling - floor)) * 100).toFixed(2),
});

/** Stretched to its place; the width of its lines stays. */
function Lines(profiles: ComparedProfiles) {
  const { x, y } = scaleOf(profiles);
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {profiles.levels.map((level) => (
        <path key={level} data-kind="level" d={`M0 ${y(level)}H100`} />
      ))}
      {profiles.lines.map((line, place) => {
        const points = line.map(({ day, altitude }) => `${x(day)} ${y(altitude)}`).join('L');
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place.
        return points && <path key={place} data-line={place + 1} data-kind="line" d={`M${points}`} />;
      })}
    </svg>
  );
}

/** Nights and numbers, which keep their size. */
function Marks(profiles: ComparedProfiles) {
  const locale = useLocale();
  const { dayAxis } = useTexts(compareTexts);
  const { x, y } = scaleOf(profiles);
  const step = profiles.days > 12 ? 5 : 1;
  const days = Array.from({ length: Math.floor(profiles.days / step) }, (_, index) => (index + 1) * step);
  return (
    <svg direction="ltr" aria-hidden="true">
      {profiles.levels.map((level) => (
        <text key={level} {...scale} x="-8" y={`${y(level)}%`} dy="0.35em" textAnchor="end">
          {formatMeters(level, locale)}
        </text>
      ))}
      {days.map((day, index) => (
        <text key={day} {...scale} x={`${x(day)}%`} y="100%" dy="1.8em" textAnchor="middle">
          {index === 0 ? `${dayAxis} ${day}` : day}
        </text>
      ))}
      {profiles.lines.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place.
        <g key={place} data-line={place + 1}>
          {line.map(({ day, altitude }) => (
            <Dot key={day} line={place} x={`${x(day)}%`} y={`${y(altitude)}%`} />
          ))}
        </g>
      ))}
    </svg>
  );
}
