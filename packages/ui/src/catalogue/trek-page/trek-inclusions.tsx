'use client';
import { useTexts } from '../../core/texts/language.ts';
import { arrivalTexts } from '../../kit/arrival/arrival.texts.ts';
import { ArrivalList } from '../../kit/arrival/arrival-list.tsx';
import { Icon, type IconName } from '../../kit/icon.tsx';
import { createPart } from '../../kit/part.tsx';
import { trekPageAnatomy as anatomy } from './trek-page.anatomy.ts';
import { trekPageTexts } from './trek-page.texts.ts';
import { useStoryLanguage, useTrek } from './trek-page-context.tsx';
import { SectionTitle } from './trek-section-title.tsx';

/** The services that are included, and those that are not. */
export const Inclusions = createPart('div', anatomy, 'inclusions', () => {
  const texts = useTexts(trekPageTexts);
  const { included, excluded } = useTrek();
  return {
    children: (
      <>
        <Entries title={texts.included} icon="check" entries={included} />
        <Entries title={texts.excluded} icon="cross" entries={excluded} />
        <Arrival />
      </>
    ),
  };
});

/** How the trip begins and ends around the trek; absent where the backend knows nothing of it. */
export const Arrival = createPart('section', anatomy, 'arrival', () => {
  const texts = useTexts(arrivalTexts);
  const { title, details } = useTrek();
  const arrival = details?.arrival;
  if (!arrival) return null;
  return {
    children: (
      <>
        <SectionTitle>{texts.arrival}</SectionTitle>
        <ArrivalList arrival={arrival} title={title} />
      </>
    ),
  };
});

function Entries({ title, icon, entries }: { title: string; icon: IconName; entries: string[] }) {
  const language = useStoryLanguage();
  return (
    <section>
      <SectionTitle>{title}</SectionTitle>
      <ul data-kind={icon} {...language}>
        {entries.map((entry) => (
          <li key={entry}>
            <Icon name={icon} /> <span>{entry}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The walk's highlights. */
export const Highlights = createPart('ul', anatomy, 'highlights', () => ({
  ...useStoryLanguage(),
  children: useTrek().highlights.map((highlight) => (
    <li key={highlight}>
      <Icon name="mountain" /> <span>{highlight}</span>
    </li>
  )),
}));
