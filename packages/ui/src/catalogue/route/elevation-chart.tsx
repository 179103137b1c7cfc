'use client';
import type { CSSProperties } from 'react';
import { useIsHydrated } from '../../core/internal/use-is-hydrated.ts';
import { useLocale, useTexts } from '../../core/texts/language.ts';
import { formatMeters } from '../../kit/format.ts';
import { createPart } from '../../kit/part.tsx';
import { CHART_HEADROOM } from './chart-headroom.ts';
import { useElevation } from './elevation-root.tsx';
import { gainText } from './gain-text.ts';
import { elevationProfileAnatomy as anatomy } from './route.anatomy.ts';
import { routeTexts } from './route.texts.ts';

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

/**
 * The altitudes as a line. The drawing is for the eye alone; the table says the same in words. Pointer, touch and arrow keys move
 * along the nights.
 */
export const Chart = createPart('div', anatomy, 'chart', () => ({
  children: (
    <>
      <Drawing />
      <Picker />
    </>
  ),
}));

const Slider = createPart('input', anatomy, 'picker');

/** An invisible slider over the drawing: the browser knows how to move one by pointer, touch and keys. */
function Picker() {
  const messages = useTexts(routeTexts);
  const locale = useLocale();
  const { nights, highest, active, choose } = useElevation();
  if (!useIsHydrated()) return null;
  const shown = active ?? nights.find(({ altitude }) => altitude === highest);
  if (!shown) return null;
  const chooseAt = (index: number) => {
    const night = nights[Math.min(nights.length - 1, Math.max(0, index))];
    if (night) choose(night.day);
  };
  return (
    <Slider
      type="range"
      dir="ltr"
      min={0}
      max={nights.length - 1}
      value={nights.indexOf(shown)}
      aria-label={messages.night}
      aria-valuetext={messages.nightOf(shown.day, shown.place, formatMeters(shown.altitude, locale))}
      data-idle={active ? undefined : ''}
      style={{ '--nights': nights.length } as CSSProperties}
      onChange={({ target }) => chooseAt(Number(target.value))}
      onPointerMove={({ pointerType, clientX, currentTarget }) => {
        if (pointerType !== 'mouse') return;
        const { left, width } = currentTarget.getBoundingClientRect();
        chooseAt(Math.round(((clientX - left) / width) * (nights.length - 1)));
      }}
    />
  );
}

/** The night that is pointed at, with the way to its day; otherwise how to point. Empty without scripts. */
export const Current = createPart('p', anatomy, 'current', () => {
  const messages = useTexts(routeTexts);
  const locale = useLocale();
  const { active, dayHref } = useElevation();
  const isHydrated = useIsHydrated();
  // The line is there from the beginning: nothing moves when it is filled.
  if (!active) return { children: isHydrated ? messages.pointAtNight : '' };
  const { day, place, altitude, gain } = active;
  const text = messages.nightOf(day, place, formatMeters(altitude, locale));
  return {
    children: (
      <>
        {dayHref ? <a href={dayHref(day)}>{text}</a> : <span>{text}</span>}
        {gain !== null && <span>{` (${gainText(gain, locale)})`}</span>}
      </>
    ),
  };
});

/** Positions of nights and levels in the drawing, in percent of its width and height. */
function useScale() {
  const { nights, lowest, highest } = useElevation();
  const floor = Math.max(0, Math.floor((lowest - LEVEL_STEP / 4) / LEVEL_STEP) * LEVEL_STEP);
  const ceiling = Math.max(floor + LEVEL_STEP, floor + (highest - floor) / (1 - CHART_HEADROOM / 100));
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
      <Axis aria-hidden="true" data-many={nights.length > 14 ? '' : undefined}>
        {nights.map(({ day }) => (
          <AxisDay key={day}>{day}</AxisDay>
        ))}
      </Axis>
    </>
  );
}

/** Positions are SVG attributes: a strict content policy allows no `style` in a server's markup. */
function Marks() {
  const messages = useTexts(routeTexts);
  const locale = useLocale();
  const { nights, highest, levels, x, y } = useScale();
  const { active } = useElevation();
  const named = active ?? nights.find(({ altitude }) => altitude === highest);
  const top = named ? nights.indexOf(named) : 0;
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
          data-active={active?.day === day ? '' : undefined}
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
        y={percent(active ? CHART_HEADROOM : y(highest))}
        dy="-14"
        textAnchor={anchorAt(x(top))}
      >
        <tspan>{named?.place}</tspan> <tspan fontWeight="700">{formatMeters(named?.altitude ?? highest, locale)}</tspan>
      </text>
    </svg>
  );
}
