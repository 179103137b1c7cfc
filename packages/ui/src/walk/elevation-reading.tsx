'use client';
import { Fragment } from 'react';
import { Heading } from '../kit/heading.tsx';
import { createPart } from '../kit/part.tsx';
import { ACCLIMATISATION, type Night, readAcclimatisation } from './acclimatisation.rules.ts';
import { useElevation } from './elevation-root.tsx';
import { elevationProfileAnatomy as anatomy } from './walk.anatomy.ts';
import { walkMessages as messages } from './walk.messages.ts';

/** What the altitudes mean for acclimatising, with the source of that. */
export const Reading = createPart('div', anatomy, 'reading', () => {
  const { verdict, steepNights, restlessNights } = readAcclimatisation(useElevation().nights);
  return {
    'data-verdict': verdict,
    children: (
      <>
        <Heading alone={3} below={2}>
          {messages.reading}
        </Heading>
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
      </>
    ),
  };
});

const COLUMNS = [messages.day, messages.place, messages.altitude, messages.gainColumn, messages.note];

/** The same numbers as a table, to be opened. */
export const Table = createPart('details', anatomy, 'table', () => ({
  children: (
    <>
      <summary>{messages.asTable}</summary>
      <table>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {useElevation().nights.map((night) => (
            <NightRow key={night.day} night={night} />
          ))}
        </tbody>
      </table>
    </>
  ),
}));

function NightRow({ night: { day, place, altitude, gain, marks } }: { night: Night }) {
  return (
    <tr data-marked={marks.length > 0 ? '' : undefined}>
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
  );
}
