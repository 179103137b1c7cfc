import type { ReactNode } from 'react';
import { summarizeTrek } from '../../src/api/trek.ts';
import * as Card from '../../src/catalogue/trek-card/trek-card-parts.tsx';
import { storyTrek } from '../../src/testing/story-treks.ts';
import { HostPage } from './around.tsx';
import { describeConformance } from './describe-conformance.tsx';

const trek = { ...summarizeTrek(storyTrek), isPopular: true };

function InCard({ children }: { children: ReactNode }) {
  return (
    <HostPage>
      <Card.Root trek={trek} layout="list">
        {children}
      </Card.Root>
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

describeConformance('Card.Root', {
  Part: Card.Root,
  props: { trek },
  Around: HostPage,
  element: { tag: 'article', selector: part('root') },
  takesAsChild: true,
});
describeConformance('Card.Picture', { Part: Card.Picture, ...inCard('div', 'picture') });
describeConformance('Card.Image', {
  Part: Card.Image,
  props: {},
  Around: InCard,
  element: { tag: 'img', selector: 'img' },
});
describeConformance('Card.Badges', { Part: Card.Badges, ...inCard('div', 'badges') });
describeConformance('Card.Body', { Part: Card.Body, ...inCard('div', 'body') });
describeConformance('Card.Title', { Part: Card.Title, ...inCard('h3', 'title') });
describeConformance('Card.Facts', { Part: Card.Facts, ...inCard('p', 'facts') });
describeConformance('Card.Footer', { Part: Card.Footer, ...inCard('div', 'footer') });
describeConformance('Card.Price', { Part: Card.Price, ...inCard('p', 'price') });
describeConformance('Card.Link', { Part: Card.Link, ...inCard('a', 'action'), takesAsChild: false });
