import type { ReactNode } from 'react';
import { summarizeTrek } from '../../src/api/trek.ts';
import * as TrekCard from '../../src/catalogue/trek-card/trek-card-parts.tsx';
import { TrekToolsProvider } from '../../src/catalogue/trek-card/trek-tools.tsx';
import { storyTrek } from '../../src/testing/story-treks.ts';
import { HostPage } from './around.tsx';
import { describeConformance } from './describe-conformance.tsx';

const departures = [{ startDate: '2030-03-14', places: 8, placesLeft: 5, isGuaranteed: true, guide: 'Dawa Sherpa' }];
const trek = { ...summarizeTrek(storyTrek), isPopular: true, departures };

const Tool = () => <output>{'of the host'}</output>;

function InCard({ children }: { children: ReactNode }) {
  return (
    <HostPage>
      <TrekToolsProvider tool={Tool}>
        <TrekCard.Root trek={trek} layout="list">
          {children}
        </TrekCard.Root>
      </TrekToolsProvider>
    </HostPage>
  );
}

const part = (name: string) => `[data-scope="trek-card"][data-part="${name}"]`;
const inCard = (tag: string, name: string) => ({
  props: {},
  Around: InCard,
  element: { tag, selector: part(name) },
  takesAsChild: true,
});

describeConformance('TrekCard.Root', {
  Part: TrekCard.Root,
  props: { trek },
  Around: HostPage,
  element: { tag: 'article', selector: part('root') },
  takesAsChild: true,
});
describeConformance('TrekCard.Picture', { Part: TrekCard.Picture, ...inCard('div', 'picture') });
describeConformance('TrekCard.Image', {
  Part: TrekCard.Image,
  props: {},
  Around: InCard,
  element: { tag: 'img', selector: 'img' },
});
describeConformance('TrekCard.Badges', { Part: TrekCard.Badges, ...inCard('div', 'badges') });
describeConformance('TrekCard.Tools', { Part: TrekCard.Tools, ...inCard('div', 'tools') });
describeConformance('TrekCard.Body', { Part: TrekCard.Body, ...inCard('div', 'body') });
describeConformance('TrekCard.Title', { Part: TrekCard.Title, ...inCard('h3', 'title') });
describeConformance('TrekCard.Facts', { Part: TrekCard.Facts, ...inCard('p', 'facts') });
describeConformance('TrekCard.Departure', { Part: TrekCard.Departure, ...inCard('p', 'departure') });
describeConformance('TrekCard.Footer', { Part: TrekCard.Footer, ...inCard('div', 'footer') });
describeConformance('TrekCard.Price', { Part: TrekCard.Price, ...inCard('p', 'price') });
describeConformance('TrekCard.Link', { Part: TrekCard.Link, ...inCard('a', 'action'), takesAsChild: false });
