import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import * as SavedTreks from '../../src/account/saved-treks/saved-treks-parts.tsx';
import { type SavedTreksStore, startSavedTreks } from '../../src/account/saved-treks/start-saved-treks.ts';
import { useSavedTreks } from '../../src/account/saved-treks/use-saved-treks.ts';
import { DefaultCompare } from '../../src/catalogue/compare/compare.tsx';
import * as Compare from '../../src/catalogue/compare/compare-parts.tsx';
import { type CompareStore, startCompare } from '../../src/catalogue/compare/start-compare.ts';
import { useCompare } from '../../src/catalogue/compare/use-compare.ts';
import { DefaultDialog } from '../../src/kit/dialog/dialog.tsx';
import { browserClock, memoryStorage } from '../../src/provider/browser-ports.ts';
import { storyTreks } from '../../src/testing/story-treks.ts';
import { HostPage } from './around.tsx';

afterEach(cleanup);

type Trek = (typeof storyTreks)[number];
const [annapurna, everest] = storyTreks as [Trek, Trek];

/** The store of a page on a device that has these treks stored. */
const storeOf = (...chosen: Trek[]) =>
  startCompare(memoryStorage({ comparedTreks: JSON.stringify(chosen.map(({ slug, title }) => ({ slug, title }))) }));

function Tool({ trek, store }: { trek: Trek; store: CompareStore }) {
  return (
    <Compare.Root compare={useCompare(store)}>
      <Compare.Toggle trek={trek} />
    </Compare.Root>
  );
}

function Bar({ store }: { store: CompareStore }) {
  return <DefaultCompare compare={useCompare(store)} />;
}

/** Each tool and the bar read the store on their own, as on a page whose cards come and go. */
const page = (store: CompareStore) => (
  <HostPage>
    {[annapurna, everest].map((trek) => (
      <Tool key={trek.slug} trek={trek} store={store} />
    ))}
    <Bar store={store} />
  </HostPage>
);

const isPressed = ({ title }: Trek) =>
  screen.getByRole('button', { name: `Compare ${title}` }).getAttribute('aria-pressed');

test('the stored choice is in the first render, in every part of the page', () => {
  render(page(storeOf(everest)));
  expect([annapurna, everest].map(isPressed)).toEqual(['false', 'true']);
  expect(screen.getByRole('button', { name: `Remove ${everest.title}` })).toBeTruthy();
});

test('a chosen trek is stored by its address and title only', () => {
  const drafts = memoryStorage();
  render(page(startCompare(drafts)));
  act(() => screen.getByRole('button', { name: `Compare ${everest.title}` }).click());
  expect(JSON.parse(drafts.read('comparedTreks') ?? '')).toEqual([{ slug: everest.slug, title: everest.title }]);
});

test('a server’s document has nothing chosen, and hydration agrees before it shows the choice', async () => {
  const faults: unknown[] = [];
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page(storeOf()));
  expect(container.querySelector('[data-part="bar"]')).toBeNull();
  await act(async () => {
    render(page(storeOf(everest)), { container, hydrate: true, onRecoverableError: (fault) => faults.push(fault) });
  });
  expect([faults, isPressed(everest), screen.getByRole('status').textContent]).toEqual([
    [],
    'true',
    'Choose one more trek to compare.',
  ]);
});

test('the page’s root has a mark for the bar and for a dialog while they are shown', () => {
  const store = storeOf(annapurna);
  const marks = () => document.documentElement.getAttribute('data-trek-foot');
  const withDialog = (open: boolean) => (
    <HostPage>
      <Bar store={store} />
      <DefaultDialog title="Filters" open={open} onOpenChange={() => {}} />
    </HostPage>
  );
  const { rerender } = render(withDialog(false));
  expect(marks()).toBe('compare');
  rerender(withDialog(true));
  expect(marks()?.split(' ').toSorted()).toEqual(['compare', 'dialog']);
  rerender(withDialog(false));
  expect(marks()).toBe('compare');
  act(() => screen.getByRole('button', { name: `Remove ${annapurna.title}` }).click());
  expect(marks()).toBeNull();
});

test('a stored heart is filled after hydration, and a press on the empty one of the server’s document saves', async () => {
  const stored = {
    owner: null,
    account: [],
    changes: { save: [{ trekId: everest.id, savedAt: '2030-01-01T00:00:00.000Z', seenDepartures: [] }], remove: [] },
  };
  const start = (storage: Record<string, string>) =>
    startSavedTreks({ api: {} as never, storage: memoryStorage(storage), clock: browserClock });
  const heart = (store: SavedTreksStore) => <Heart store={store} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(heart(start({})));
  const store = start({ savedTreks: JSON.stringify(stored) });
  await act(async () => {
    render(heart(store), { container, hydrate: true });
  });
  const button = screen.getByRole('button', { name: `Save ${everest.title}` });
  expect(button.getAttribute('aria-pressed')).toBe('true');
  button.setAttribute('data-heard', '');
  act(() => button.click());
  expect(button.getAttribute('aria-pressed')).toBe('true');
  button.removeAttribute('data-heard');
  act(() => button.click());
  expect(button.getAttribute('aria-pressed')).toBe('false');
});

function Heart({ store }: { store: SavedTreksStore }) {
  return (
    <HostPage>
      <SavedTreks.Root saved={useSavedTreks(store)}>
        <SavedTreks.Toggle trek={everest} />
      </SavedTreks.Root>
    </HostPage>
  );
}
