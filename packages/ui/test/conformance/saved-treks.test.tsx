import type { ReactNode } from 'react';
import { connectSavedTreks } from '../../src/account/saved-treks/saved-treks.connect.ts';
import { DefaultSavedTreks } from '../../src/account/saved-treks/saved-treks.tsx';
import * as SavedTreks from '../../src/account/saved-treks/saved-treks-parts.tsx';
import { ready } from '../../src/testing/remote.ts';
import { storyTrek } from '../../src/testing/story-treks.ts';
import { HostPage } from './around.tsx';
import { describeConformance } from './describe-conformance.tsx';
import { pressRecorder } from './press-recorder.ts';

const part = (tag: string, name: string, scope = 'saved-treks') => ({
  element: { tag, selector: `[data-scope="${scope}"][data-part="${name}"]` },
});

const { press, pressed } = pressRecorder();
const account = [{ trekId: storyTrek.id, savedAt: '2030-01-01T00:00:00.000Z', seenDepartures: [] }];
const changes = { save: [], remove: [] };
const saved = connectSavedTreks(
  { context: { owner: null, account, changes, sent: changes }, matches: () => false },
  press,
  () => Date.parse('2030-03-01T00:00:00Z'),
);
const trek = { ...storyTrek, departures: [{ startDate: '2030-04-01', places: 12, isGuaranteed: false }] };

function InSavedTreks({ children }: { children: ReactNode }) {
  return (
    <HostPage>
      <SavedTreks.Root saved={saved}>{children}</SavedTreks.Root>
    </HostPage>
  );
}
const inSavedTreks = (tag: string, name: string, scope?: string) => ({
  props: {},
  Around: InSavedTreks,
  ...part(tag, name, scope),
});

describeConformance('SavedTreks.Toggle', {
  Part: SavedTreks.Toggle,
  ...inSavedTreks('button', 'toggle'),
  props: { trek: { ...trek, id: 999 } },
  pressed,
});
describeConformance('SavedTreks.Section', {
  Part: SavedTreks.Section,
  ...inSavedTreks('section', 'root'),
  takesAsChild: true,
});
describeConformance('SavedTreks.Notice', {
  Part: SavedTreks.Notice,
  ...inSavedTreks('div', 'notice'),
  takesAsChild: true,
});
describeConformance('SavedTreks.List', { Part: SavedTreks.List, ...inSavedTreks('ul', 'list'), takesAsChild: true });
describeConformance('SavedTreks.Item', { Part: SavedTreks.Item, ...inSavedTreks('li', 'item'), takesAsChild: true });
describeConformance('SavedTreks.NewDepartures', {
  Part: SavedTreks.NewDepartures,
  ...inSavedTreks('div', 'note'),
  props: { trek },
});
describeConformance('SavedTreks.Gone', {
  Part: SavedTreks.Gone,
  ...inSavedTreks('div', 'note'),
  props: { trekId: storyTrek.id },
});
describeConformance('SavedTreks.Loading', { Part: SavedTreks.Loading, ...inSavedTreks('span', 'root', 'spinner') });
describeConformance('SavedTreks.Failed', {
  Part: SavedTreks.Failed,
  ...inSavedTreks('div', 'root', 'status'),
  props: { message: 'Network Error', onRetry: press },
});
describeConformance('SavedTreks.Empty', { Part: SavedTreks.Empty, ...inSavedTreks('div', 'root', 'status') });
describeConformance('DefaultSavedTreks', {
  Part: DefaultSavedTreks,
  props: { saved, data: ready([trek]) },
  Around: HostPage,
  ...part('section', 'root'),
});
