'use client';
import { useLocale, useTexts } from '../../core/texts/language.ts';
import { formatMeters } from '../../kit/format.ts';
import { createPart } from '../../kit/part.tsx';
import { useElevation } from './elevation-root.tsx';
import { elevationProfileAnatomy as anatomy } from './walk.anatomy.ts';
import { walkTexts } from './walk.texts.ts';

const Level = createPart('span', anatomy, 'level');
const NightMark = createPart('span', anatomy, 'night');
const NightLabel = createPart('span', anatomy, 'night-label');
const Axis = createPart('div', anatomy, 'axis');
const AxisDay = createPart('span', anatomy, 'axis-day');

/** Meters between the lines of the chart. */
const LEVEL_STEP = 1000;

/** The altitudes as a line. The drawing is for the eye alone; the table says the same in words. */
export const Chart = createPart('div', anatomy, 'chart', () => ({ 'aria-hidden': true, children: <Drawing /> }));

function Drawing() {
  const messages = useTexts(walkTexts);
  const locale = useLocale();
  const { nights, lowest, highest } = useElevation();
  const floor = Math.floor((lowest - LEVEL_STEP / 4) / LEVEL_STEP) * LEVEL_STEP;
  const ceiling = Math.max(floor + LEVEL_STEP, highest + (highest - floor) * 0.18);
  const y = (altitude: number) => 100 - ((altitude - floor) / (ceiling - floor)) * 100;
  const x = (index: number) => ((index + 0.5) / nights.length) * 100;
  const line = nights.map(({ altitude }, index) => `${x(index).toFixed(2)} ${y(altitude).toFixed(2)}`);
  const levels = Array.from(
    { length: Math.floor((ceiling - floor) / LEVEL_STEP) + 1 },
    (_, step) => floor + step * LEVEL_STEP,
  );
  const top = nights.findIndex(({ altitude }) => altitude === highest);
  return (
    <>
      <svg {...anatomy.attributes('drawing')} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {levels.map((level) => (
          <path key={level} data-kind="level" d={`M0 ${y(level).toFixed(2)}H100`} />
        ))}
        <path data-kind="area" d={`M0 100V${y(nights[0]?.altitude ?? floor).toFixed(2)}L${line.join('L')}H100V100z`} />
        <path data-kind="line" d={`M${line.join('L')}`} />
      </svg>
      {levels.map((level) => (
        <Level key={level} style={{ top: `${y(level)}%` }}>
          {formatMeters(level, locale)}
        </Level>
      ))}
      {nights.map((night, index) => (
        <NightMark
          key={night.day}
          data-marked={night.marks.length > 0 ? '' : undefined}
          style={{ left: `${x(index)}%`, top: `${y(night.altitude)}%` }}
          title={messages.nightOf(night.day, night.place, formatMeters(night.altitude, locale))}
        >
          {index === top && (
            <NightLabel data-side={x(index) < 22 ? 'start' : x(index) > 78 ? 'end' : 'middle'}>
              {night.place} <strong>{formatMeters(night.altitude, locale)}</strong>
            </NightLabel>
          )}
        </NightMark>
      ))}
      <Axis
        style={{ gridTemplateColumns: `repeat(${nights.length}, minmax(0, 1fr))` }}
        data-many={nights.length > 14 ? '' : undefined}
      >
        {nights.map(({ day }) => (
          <AxisDay key={day}>{day}</AxisDay>
        ))}
      </Axis>
    </>
  );
}
