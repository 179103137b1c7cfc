'use client';
import type { ReactNode } from 'react';
import { useTrekFacts } from '../../api/use-trek-facts.ts';
import { useLocale, useTexts } from '../../core/texts/language.ts';
import { formatList, formatMeters } from '../../kit/format.ts';
import { createPart } from '../../kit/part.tsx';
import { trekPageAnatomy as anatomy } from './trek-page.anatomy.ts';
import { trekPageTexts } from './trek-page.texts.ts';
import { useStoryLanguage, useTrek } from './trek-page-context.tsx';
import { SectionTitle } from './trek-section-title.tsx';

/** The trek's description, and its facts at a glance. */
export const Overview = createPart('div', anatomy, 'overview', () => {
  const texts = useTexts(trekPageTexts);
  return {
    children: (
      <>
        <SectionTitle>{texts.overview}</SectionTitle>
        <LanguageNote />
        <Description />
        <FactList />
      </>
    ),
  };
});

/** The trek's description, in paragraphs. */
export function Description() {
  const language = useStoryLanguage();
  return useTrek()
    .description.split('\n')
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => (
      <p key={paragraph} {...language}>
        {paragraph}
      </p>
    ));
}

/** Says in which language the trek is described; absent where it is the page's. */
export const LanguageNote = createPart('p', anatomy, 'language-note', () => {
  const texts = useTexts(trekPageTexts);
  const locale = useLocale();
  const { lang } = useStoryLanguage();
  if (!lang) return null;
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(lang) ?? lang;
  return { children: texts.describedIn(name) };
});

const Fact = createPart('div', anatomy, 'fact');

/** The facts at a glance; unknown ones are left out. */
export const FactList = createPart('dl', anatomy, 'fact-list', () => {
  const texts = useTexts(trekPageTexts);
  const { durationOf, difficulty, season } = useTrekFacts();
  const trek = useTrek();
  const { maxAltitude, bestSeason, groupSize } = trek;
  const locale = useLocale();
  const facts: [string, ReactNode][] = [
    [texts.duration, durationOf(trek)],
    [texts.maximumAltitude, maxAltitude > 0 && formatMeters(maxAltitude, locale)],
    [texts.difficulty, difficulty(trek.difficulty)],
    [texts.bestSeason, formatList(bestSeason.map(season), locale)],
    [texts.groupSize, <bdi key="range">{`${groupSize.minSize}–${groupSize.maxSize}`}</bdi>],
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
