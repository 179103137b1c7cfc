'use client';
import { Fragment, useId } from 'react';
import type { ItineraryDay } from '../api/trek.ts';
import { createPart } from '../kit/part.tsx';
import { ACCLIMATISATION, type Night, readAcclimatisation, readNights } from './acclimatisation.rules.ts';
import { elevationProfileAnatomy as anatomy } from './walk.anatomy.ts';
import { walkMessages as messages } from './walk.messages.ts';

const Root = createPart('figure', anatomy, 'root');
const Title = createPart('figcaption', anatomy, 'title');
const Chart = createPart('div', anatomy, 'chart');
const Level = createPart('span', anatomy, 'level');
const NightMark = createPart('span', anatomy, 'night');
const NightLabel = createPart('span', anatomy, 'nightLabel');
const Axis = createPart('div', anatomy, 'axis');
const AxisDay = createPart('span', anatomy, 'axisDay');
const Reading = createPart('div', anatomy, 'reading');

/** Metres between the lines of the chart. */
const LEVEL_STEP = 1000;

/** The sleeping altitudes of a walk as a chart, with what they mean for acclimatising. Nothing for fewer than two nights. */
export function ElevationProfile({ days }: { days: readonly ItineraryDay[] }) {
  const titleId = useId();
  const nights = readNights(days);
  const [first] = nights;
  if (!first || nights.length < 2) return null;
  const altitudes = nights.map(({ altitude }) => altitude);
  const [lowest, highest] = [Math.min(...altitudes), Math.max(...altitudes)];
  return (
    <Root aria-labelledby={titleId}>
      <Title id={titleId}>
        <h2>{messages.profile}</h2>
        <p>{messages.profileSummary(nights.length, messages.metres(lowest), messages.metres(highest))}</p>
      </Title>
      <ProfileChart nights={nights} lowest={lowest} highest={highest} />
      <AcclimatisationNote nights={nights} />
      <NightTable nights={nights} />
    </Root>
  );
}

interface ProfileChartProps {
  nights: readonly Night[];
  lowest: number;
  highest: number;
}

/** The drawing is for the eye alone; the table below says the same in words. */
function ProfileChart({ nights, lowest, highest }: ProfileChartProps) {
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
    <Chart aria-hidden="true">
      <svg {...anatomy.attributes('drawing')} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {levels.map((level) => (
          <path key={level} data-kind="level" d={`M0 ${y(level).toFixed(2)}H100`} />
        ))}
        <path data-kind="area" d={`M0 100V${y(nights[0]?.altitude ?? floor).toFixed(2)}L${line.join('L')}H100V100z`} />
        <path data-kind="line" d={`M${line.join('L')}`} />
      </svg>
      {levels.map((level) => (
        <Level key={level} style={{ top: `${y(level)}%` }}>
          {messages.metres(level)}
        </Level>
      ))}
      {nights.map((night, index) => (
        <NightMark
          key={night.day}
          data-marked={night.marks.length > 0 ? '' : undefined}
          style={{ left: `${x(index)}%`, top: `${y(night.altitude)}%` }}
          title={messages.nightOf(night.day, night.place, messages.metres(night.altitude))}
        >
          {index === top && (
            <NightLabel data-side={x(index) < 22 ? 'start' : x(index) > 78 ? 'end' : 'middle'}>
              {night.place} <strong>{messages.metres(night.altitude)}</strong>
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
    </Chart>
  );
}

function AcclimatisationNote({ nights }: { nights: readonly Night[] }) {
  const { verdict, steepNights, restlessNights } = readAcclimatisation(nights);
  return (
    <Reading data-verdict={verdict}>
      <h3>{messages.reading}</h3>
      {verdict === 'marked' ? (
        <ul>
          {steepNights > 0 && <li>{messages.steepNights(steepNights)}</li>}
          {restlessNights > 0 && <li>{messages.restlessNights(restlessNights)}</li>}
        </ul>
      ) : (
        <p>{messages[verdict]}</p>
      )}
      <small>
        {messages.advice}{' '}
        <a href={ACCLIMATISATION.source} target="_blank" rel="noopener noreferrer">
          {messages.source}
        </a>
      </small>
    </Reading>
  );
}

function NightTable({ nights }: { nights: readonly Night[] }) {
  return (
    <details {...anatomy.attributes('table')}>
      <summary>{messages.asTable}</summary>
      <table>
        <thead>
          <tr>
            {[messages.day, messages.place, messages.altitude, messages.gainColumn, messages.note].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {nights.map(({ day, place, altitude, gain, marks }) => (
            <tr key={day} data-marked={marks.length > 0 ? '' : undefined}>
              <th scope="row">{day}</th>
              <td>{place}</td>
              <td>{messages.metres(altitude)}</td>
              <td>{gain === null ? '–' : messages.gain(gain)}</td>
              <td>
                {marks.map((mark) => (
                  <Fragment key={mark}>{messages[mark]}. </Fragment>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
