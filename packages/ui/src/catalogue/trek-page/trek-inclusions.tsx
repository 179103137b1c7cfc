'use client';
import { useTexts } from '../../core/texts/language.ts';
import { Icon, type IconName } from '../../kit/icon.tsx';
import { createPart } from '../../kit/part.tsx';
import { usePorts } from '../../provider/trek-provider.tsx';
import { trekPageAnatomy as anatomy } from './trek-page.anatomy.ts';
import { trekPageTexts } from './trek-page.texts.ts';
import { arrivalRows } from './trek-page-arrival.rules.ts';
import { arrivalTexts } from './trek-page-arrival.texts.ts';
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
  const { arrival } = useTrek().details ?? {};
  if (!arrival) return null;
  return {
    children: (
      <>
        <SectionTitle>{texts.arrival}</SectionTitle>
        <dl>
          {arrivalRows(arrival, texts).map(([name, fact]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{fact === null ? <AskUs /> : <span>{fact}</span>}</dd>
            </div>
          ))}
        </dl>
      </>
    ),
  };
});

function AskUs() {
  const { askUs } = useTexts(arrivalTexts);
  const { paths, Link } = usePorts();
  const path = paths.askAbout(useTrek().title) ?? paths.contact;
  return path === null ? <span>{askUs}</span> : <Link href={path}>{askUs}</Link>;
}

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
