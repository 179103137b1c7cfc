import type { ReactNode } from 'react';
import { DefaultPlacePage } from '../../src/catalogue/place-page/place-page.tsx';
import * as PlacePage from '../../src/catalogue/place-page/place-page-parts.tsx';
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
        <PlacePage.Root {...region} treks={treks}>
          {children}
        </PlacePage.Root>
      </HostPage>
    );
  };

const Around = inPlace();
const on = (tag: string, name: string, scope = 'place-page') => ({
  element: { tag, selector: `[data-scope="${scope}"][data-part="${name}"]` },
});
const part = (tag: string, name: string) => ({ props: {}, Around, ...on(tag, name), takesAsChild: true });

describeConformance('PlacePage.Root', {
  Part: PlacePage.Root,
  ...part('article', 'root'),
  props: region,
  Around: HostPage,
});
describeConformance('PlacePage.Hero', { Part: PlacePage.Hero, ...part('header', 'hero') });
describeConformance('PlacePage.Picture', {
  Part: PlacePage.Picture,
  ...part('img', 'picture'),
  takesAsChild: false,
});
describeConformance('PlacePage.HeroText', { Part: PlacePage.HeroText, ...part('div', 'hero-text') });
describeConformance('PlacePage.Kind', { Part: PlacePage.Kind, ...part('p', 'kind') });
describeConformance('PlacePage.Title', { Part: PlacePage.Title, ...part('h1', 'title') });
describeConformance('PlacePage.Story', { Part: PlacePage.Story, ...part('div', 'story') });
describeConformance('PlacePage.Treks', { Part: PlacePage.Treks, ...part('section', 'treks') });
describeConformance('PlacePage.TreksTitle', { Part: PlacePage.TreksTitle, ...part('h2', 'treks-title') });
describeConformance('PlacePage.Cards', { Part: PlacePage.Cards, ...part('div', 'cards') });
describeConformance('PlacePage.ShowAll', {
  Part: PlacePage.ShowAll,
  props: {},
  Around: inPlace(storyTreks),
  ...on('button', 'root', 'button'),
  takesAsChild: true,
});
describeConformance('PlacePage.NoTreks', {
  Part: PlacePage.NoTreks,
  props: {},
  Around: inPlace([]),
  ...on('div', 'root', 'status'),
});
describeConformance('DefaultPlacePage', {
  Part: DefaultPlacePage,
  props: region,
  Around: HostPage,
  ...on('article', 'root'),
});
