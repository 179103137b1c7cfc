'use client';
import { useLocale, useTexts } from '../../core/texts/language.ts';
import { formatMeters } from '../../kit/format.ts';
import { Heading } from '../../kit/heading.tsx';
import { createPart } from '../../kit/part.tsx';
import { ACCLIMATIZATION, type Night, readAcclimatization } from './acclimatization.rules.ts';
import { useElevation } from './elevation-root.tsx';
import { gainText } from './gain-text.ts';
import { elevationProfileAnatomy as anatomy } from './route.anatomy.ts';
import { routeTexts } from './route.texts.ts';

/** The figures of the advice, as the page's language writes them. */
function useAdvice(): [altitude: string, gain: string] {
  const locale = useLocale();
  return [formatMeters(ACCLIMATIZATION.fromMeters, locale), formatMeters(ACCLIMATIZATION.gainMeters, locale)];
}

/** Nights, highest night, steepest gain and nights of rest in one line. */
export const Summary = createPart('p', anatomy, 'summary', () => ({ children: useSummary() }));

function useSummary(): string {
  const messages = useTexts(routeTexts);
  const locale = useLocale();
  const [altitude] = useAdvice();
  const { nights, highest } = useElevation();
  const { verdict, steepestGain, restNights } = readAcclimatization(nights);
  const facts = messages.walkFacts(nights.length, formatMeters(highest, locale));
  if (verdict === 'low') return facts;
  return `${facts} ${messages.highFacts(altitude, formatMeters(steepestGain, locale), restNights)}`;
}

/** The altitudes' meaning for acclimatization, with its source. */
export const Reading = createPart('div', anatomy, 'reading', () => {
  const messages = useTexts(routeTexts);
  const advice = useAdvice();
  const summary = useSummary();
  const { verdict, steepNights, restlessNights } = readAcclimatization(useElevation().nights);
  return {
    'data-verdict': verdict,
    children: (
      <>
        <Heading level={3} below={2}>
          {messages.reading}
        </Heading>
        <p>{summary}</p>
        {verdict === 'marked' ? (
          <ul>
            {steepNights > 0 && <li>{messages.steepNights(steepNights, ...advice)}</li>}
            {restlessNights > 0 && <li>{messages.restlessNights(restlessNights)}</li>}
          </ul>
        ) : (
          <p>{messages[verdict](...advice)}</p>
        )}
        <Measures />
        <small>
          <span>{messages.advice}</span>{' '}
          <a href={ACCLIMATIZATION.source} target="_blank" rel="noopener noreferrer">
            {messages.source}
          </a>
        </small>
      </>
    ),
  };
});

/** The measures for the nights that need them. */
function Measures() {
  const messages = useTexts(routeTexts);
  const nights = useElevation().nights.filter(({ precaution }) => precaution !== null);
  if (nights.length === 0) return null;
  return (
    <>
      <Heading level={4} below={3}>
        {messages.measures}
      </Heading>
      <ul>
        {nights.map(({ day, place, precaution }) => (
          <li key={day}>
            <strong>{messages.measureOn(day, place)}</strong> <span>{precaution}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

const COLUMNS = ['day', 'place', 'altitude', 'gainColumn', 'note'] as const;

/** The same numbers as a table, to be opened. */
export const Table = createPart('details', anatomy, 'table', () => {
  const messages = useTexts(routeTexts);
  return {
    children: (
      <>
        <summary>{messages.asTable}</summary>
        <table>
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {messages[column]}
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
  };
});

function NightRow({ night: { day, place, altitude, gain, marks } }: { night: Night }) {
  const locale = useLocale();
  const messages = useTexts(routeTexts);
  const [, steepGain] = useAdvice();
  return (
    <tr data-marked={marks.length > 0 ? '' : undefined}>
      <th scope="row">{day}</th>
      <td>{place}</td>
      <td>{formatMeters(altitude, locale)}</td>
      <td>{gain === null ? '–' : gainText(gain, locale)}</td>
      <td>
        {marks.map((mark) => (
          <span key={mark}>{`${messages[mark](steepGain)}. `}</span>
        ))}
      </td>
    </tr>
  );
}
