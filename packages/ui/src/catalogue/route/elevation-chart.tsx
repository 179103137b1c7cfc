'use client';
import { useLocale, useTexts } from '../../core/texts/language.ts';
import { formatMeters } from '../../kit/format.ts';
import { createPart } from '../../kit/part.tsx';
import { useElevation } from './elevation-root.tsx';
import { elevationProfileAnatomy as anatomy } from './walk.anatomy.ts';
import { walkTexts } from './walk.texts.ts';

const Axis = createPart('div', anatomy, 'axis');
const AxisDay = createPart('span', anatomy, 'axis-day');

/** Meters between the lines of the chart. */
const LEVEL_STEP = 1000;

const percent = (value: number) => `${value.toFixed(2)}%`;

/** The label of a point near an edge is beside it, not across it. */
function anchorAt(x: number): 'start' | 'middle' | 'end' {
  if (x < 22) return 'start';
  return x > 78 ? 'end' : 'middle';
}

/** The altitudes as a line. The drawing is for the eye alone; the table says the same in words. */
export const Chart = createPart('div', anatomy, 'chart', () => ({ 'aria-hidden': true, children: <Drawing /> }));

/** Positions of nights and levels in the drawing, in percent of its width and height. */
function useScale() {
  const { nights, lowest, highest } = useElevation();
  const floor = Math.floor((lowest - LEVEL_STEP / 4) / LEVEL_STEP) * LEVEL_STEP;
  const ceiling = Math.max(floor + LEVEL_STEP, highest + (highest - floor) * 0.18);
  const count = Math.floor((ceiling - floor) / LEVEL_STEP) + 1;
  return {
    nights,
    highest,
    floor,
    levels: Array.from({ length: count }, (_, step) => floor + step * LEVEL_STEP),
    x: (index: number) => ((index + 0.5) / nights.length) * 100,
    y: (altitude: number) => 100 - ((altitude - floor) / (ceiling - floor)) * 100,
  };
}

function Drawing() {
  const { nights, floor, levels, x, y } = useScale();
  const line = nights.map(({ altitude }, index) => `${x(index).toFixed(2)} ${y(altitude).toFixed(2)}`);
  return (
    <>
      <svg {...anatomy.attributes('drawing')} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {levels.map((level) => (
          <path key={level} data-kind="level" d={`M0 ${y(level).toFixed(2)}H100`} />
        ))}
        <path data-kind="area" d={`M0 100V${y(nights[0]?.altitude ?? floor).toFixed(2)}L${line.join('L')}H100V100z`} />
        <path data-kind="line" d={`M${line.join('L')}`} />
      </svg>
      <Marks />
      <Axis data-many={nights.length > 14 ? '' : undefined}>
        {nights.map(({ day }) => (
          <AxisDay key={day}>{day}</AxisDay>
        ))}
      </Axis>
    </>
  );
}

/** Positions are SVG attributes: a strict content policy allows no `style` in a server's markup. */
function Marks() {
  const messages = useTexts(walkTexts);
  const locale = useLocale();
  const { nights, highest, levels, x, y } = useScale();
  const top = nights.findIndex(({ altitude }) => altitude === highest);
  return (
    <svg {...anatomy.attributes('marks')} direction="ltr" aria-hidden="true">
      {levels.map((level) => (
        <text key={level} {...anatomy.attributes('level')} x="-8" y={percent(y(level))} dy="0.35em" textAnchor="end">
          {formatMeters(level, locale)}
        </text>
      ))}
      {nights.map(({ day, place, altitude, marks }, index) => (
        <circle
          key={day}
          {...anatomy.attributes('night')}
          data-marked={marks.length > 0 ? '' : undefined}
          cx={percent(x(index))}
          cy={percent(y(altitude))}
          r={marks.length > 0 ? 6 : 4}
        >
          <title>{messages.nightOf(day, place, formatMeters(altitude, locale))}</title>
        </circle>
      ))}
      <text
        {...anatomy.attributes('night-label')}
        x={percent(x(top))}
        y={percent(y(highest))}
        dy="-14"
        textAnchor={anchorAt(x(top))}
      >
        {nights[top]?.place} <tspan fontWeight="700">{formatMeters(highest, locale)}</tspan>
      </text>
    </svg>
  );
}
