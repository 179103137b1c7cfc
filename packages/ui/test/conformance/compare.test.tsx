import type { ReactNode } from 'react';
import { DefaultCompare } from '../../src/catalogue/compare/compare.tsx';
import * as Compare from '../../src/catalogue/compare/compare-parts.tsx';
import { DefaultComparison } from '../../src/catalogue/compare/comparison.tsx';
import * as Comparison from '../../src/catalogue/compare/comparison-parts.tsx';
import type { Compare as CompareFacts } from '../../src/catalogue/compare/use-compare.ts';
import { storyTrek, storyTreks } from '../../src/testing/story-treks.ts';
import { everestWalk } from '../../src/testing/story-walks.ts';
import { HostPage } from './around.tsx';
import { describeConformance } from './describe-conformance.tsx';
import { pressRecorder } from './press-recorder.ts';

const part = (scope: string, tag: string, name: string) => ({
  element: { tag, selector: `[data-scope="${scope}"][data-part="${name}"]` },
});

const { press, pressed } = pressRecorder();
const chosen = storyTreks.slice(0, 2).map(({ slug, title }) => ({ slug, title }));
const compare: CompareFacts = {
  ...{ chosen, isRefused: false, isChosen: (slug) => chosen.some((trek) => trek.slug === slug) },
  ...{ toggle: press, remove: press, clear: press, dismissNotice: press },
};

function InCompare({ children }: { children: ReactNode }) {
  return (
    <HostPage>
      <Compare.Root compare={compare}>{children}</Compare.Root>
    </HostPage>
  );
}
const inCompare = (tag: string, name: string) => ({ props: {}, Around: InCompare, ...part('compare', tag, name) });

describeConformance('Compare.Toggle', {
  Part: Compare.Toggle,
  ...inCompare('button', 'toggle'),
  props: { trek: storyTrek },
  pressed,
});
describeConformance('Compare.Bar', { Part: Compare.Bar, ...inCompare('section', 'bar'), takesAsChild: true });
describeConformance('Compare.List', { Part: Compare.List, ...inCompare('ul', 'list'), takesAsChild: true });
describeConformance('Compare.Notice', { Part: Compare.Notice, ...inCompare('p', 'notice'), takesAsChild: true });
describeConformance('Compare.Link', { Part: Compare.Link, ...inCompare('a', 'link') });
describeConformance('Compare.Clear', {
  Part: Compare.Clear,
  ...inCompare('button', 'clear'),
  takesAsChild: true,
  pressed,
});
describeConformance('DefaultCompare', {
  Part: DefaultCompare,
  props: { compare },
  Around: HostPage,
  ...part('compare', 'section', 'bar'),
});

const treks = [storyTrek, { ...(storyTreks[1] as typeof storyTrek), itinerary: everestWalk }];

function InComparison({ children }: { children: ReactNode }) {
  return (
    <HostPage>
      <Comparison.Root treks={treks}>{children}</Comparison.Root>
    </HostPage>
  );
}
const inComparison = (tag: string, name: string) => ({
  props: {},
  Around: InComparison,
  ...part('comparison', tag, name),
  takesAsChild: true,
});

describeConformance('Comparison.Root', {
  Part: Comparison.Root,
  props: { treks },
  Around: HostPage,
  ...part('comparison', 'section', 'root'),
  takesAsChild: true,
});
describeConformance('Comparison.Title', { Part: Comparison.Title, ...inComparison('h1', 'title') });
describeConformance('Comparison.Notes', { Part: Comparison.Notes, ...inComparison('div', 'notes') });
describeConformance('Comparison.Empty', {
  Part: Comparison.Empty,
  props: {},
  Around: ({ children }: { children: ReactNode }) => (
    <HostPage>
      <Comparison.Root treks={[]}>{children}</Comparison.Root>
    </HostPage>
  ),
  element: { tag: 'div', selector: '[data-scope="status"][data-part="root"]' },
});
describeConformance('Comparison.Table', {
  Part: Comparison.Table,
  ...inComparison('table', 'table'),
  takesAsChild: false,
});
describeConformance('Comparison.Profiles', { Part: Comparison.Profiles, ...inComparison('figure', 'profiles') });
describeConformance('DefaultComparison', {
  Part: DefaultComparison,
  props: { treks },
  Around: HostPage,
  ...part('comparison', 'section', 'root'),
});
