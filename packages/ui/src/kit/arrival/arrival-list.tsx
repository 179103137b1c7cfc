'use client';
import type { TrekDetailsEntity } from '../../api/entities.ts';
import { useTexts } from '../../core/texts/language.ts';
import { usePorts } from '../../provider/trek-provider.tsx';
import { arrivalRows } from './arrival.rules.ts';
import { arrivalTexts } from './arrival.texts.ts';

interface ArrivalListProps {
  arrival: NonNullable<TrekDetailsEntity['arrival']>;
  /** Of the trek, for a question about it. */
  title: string;
}

/** How a trip begins and ends around the trek; what the company has not said leads to a question. */
export function ArrivalList({ arrival, title }: ArrivalListProps) {
  const texts = useTexts(arrivalTexts);
  return (
    <dl data-arrival="">
      {arrivalRows(arrival, texts).map(([name, fact]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{fact === null ? <AskUs title={title} /> : <span>{fact}</span>}</dd>
        </div>
      ))}
    </dl>
  );
}

function AskUs({ title }: Pick<ArrivalListProps, 'title'>) {
  const { askUs } = useTexts(arrivalTexts);
  const { paths, Link } = usePorts();
  const path = paths.askAbout(title) ?? paths.contact;
  return path === null ? <span>{askUs}</span> : <Link href={path}>{askUs}</Link>;
}
