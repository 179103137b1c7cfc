'use client';
import type { ReactNode } from 'react';
import { createPart } from '../kit/part.tsx';
import { trekDetailAnatomy as anatomy } from './catalogue.anatomy.ts';
import { catalogueMessages as messages } from './catalogue.messages.ts';
import { trekDetailMessages as texts } from './trek-detail.messages.ts';
import { useTrek } from './trek-page-context.tsx';
import { SectionTitle } from './trek-section-title.tsx';

/** What the trek is like, and its facts at a glance. */
export const Overview = createPart('div', anatomy, 'overview', () => ({
  children: (
    <>
      <SectionTitle>{texts.overview}</SectionTitle>
      <Description />
      <FactList />
    </>
  ),
}));

/** What the trek is like, in paragraphs. */
export function Description() {
  return useTrek()
    .description.split('\n')
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}

const Fact = createPart('div', anatomy, 'fact');

/** What there is to know at a glance; what is not known is left out. */
export const FactList = createPart('dl', anatomy, 'factList', () => {
  const { durationText, maxAltitude, difficulty, bestSeason, groupSize } = useTrek();
  const facts: [string, ReactNode][] = [
    [texts.duration, durationText],
    [texts.maximumAltitude, maxAltitude > 0 && `${maxAltitude.toLocaleString('en-US')} m`],
    [messages.difficulty, difficulty],
    [texts.bestSeason, bestSeason.join(', ')],
    [texts.groupSize, `${groupSize.minSize}–${groupSize.maxSize}`],
  ];
  return {
    children: facts
      .filter(([, value]) => Boolean(value))
      .map(([name, value]) => (
        <Fact key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fact>
      )),
  };
});
