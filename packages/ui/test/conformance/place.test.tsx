import type { ReactNode } from 'react';
import * as PlaceParts from '../../src/catalogue/place-page/place-parts.tsx';
import { PlaceView } from '../../src/catalogue/place-page/place-view.tsx';
import { storyRegions, storyTreks } from '../../src/testing/story-treks.ts';
import { HostPage } from './around.tsx';
import { describeConformance } from './describe-conformance.tsx';

const [place] = storyRegions;
if (!place) throw new Error('The stories have a region.');
const region = { kind: 'region' as const, place, treks: storyTreks.slice(0, 1) };

const inPlace = (treks = region.treks) =>
  // biome-ignore lint/correctness/noComponentHookFactories: each is made once.
  function InPlace({ children }: { children: ReactNode }) {
    return (
      <HostPage>
        <PlaceParts.Root {...region} treks={treks}>
          {children}
        </PlaceParts.Root>
      </HostPage>
    );
  };

const Around = inPlace();
const on = (tag: string, name: string, scope = 'place') => ({
  element: { tag, selector: `[data-scope="${scope}"][data-part="${name}"]` },
});
const part = (tag: string, name: string) => ({ props: {}, Around, ...on(tag, name), takesAsChild: true });

describeConformance('PlaceParts.Root', {
  Part: PlaceParts.Root,
  ...part('article', 'root'),
  props: region,
  Around: HostPage,
});
describeConformance('PlaceParts.Hero', { Part: PlaceParts.Hero, ...part('header', 'hero') });
describeConformance('PlaceParts.Picture', {
  Part: PlaceParts.Picture,
  ...part('img', 'picture'),
  takesAsChild: false,
});
describeConformance('PlaceParts.HeroText', { Part: PlaceParts.HeroText, ...part('div', 'hero-text') });
describeConformance('PlaceParts.Kind', { Part: PlaceParts.Kind, ...part('p', 'kind') });
describeConformance('PlaceParts.Title', { Part: PlaceParts.Title, ...part('h1', 'title') });
describeConformance('PlaceParts.Story', { Part: PlaceParts.Story, ...part('div', 'story') });
describeConformance('PlaceParts.Treks', { Part: PlaceParts.Treks, ...part('section', 'treks') });
describeConformance('PlaceParts.TreksTitle', { Part: PlaceParts.TreksTitle, ...part('h2', 'treks-title') });
describeConformance('PlaceParts.Cards', { Part: PlaceParts.Cards, ...part('div', 'cards') });
describeConformance('PlaceParts.NoTreks', {
  Part: PlaceParts.NoTreks,
  props: {},
  Around: inPlace([]),
  ...on('div', 'root', 'status'),
});
describeConformance('PlaceView', { Part: PlaceView, props: region, Around: HostPage, ...on('article', 'root') });
