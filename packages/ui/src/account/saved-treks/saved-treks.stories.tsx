import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import type { Remote } from '../../api/remote.ts';
import type { TrekSummary } from '../../api/trek.ts';
import { type TrekTool, TrekToolsProvider } from '../../catalogue/trek-card/index.ts';
import { usePorts } from '../../provider/trek-provider.tsx';
import { answer, apiHandlers, faults } from '../../testing/msw-handlers.ts';
import { failed, loading, ready } from '../../testing/remote.ts';
import { expectNoSidewaysScroll } from '../../testing/story-expectations.ts';
import { storyTreks } from '../../testing/story-treks.ts';
import { signedInStorage, worldOf } from '../../testing/story-world.ts';
import { savedTreksAnatomy } from './saved-treks.anatomy.ts';
import { MOST_SAVED, nothingSaved, type SavedTrek, type SavedTreksState } from './saved-treks.rules.ts';
import { DefaultSavedTreks } from './saved-treks.tsx';
import * as SavedTreks from './saved-treks-parts.tsx';
import { type SavedTreksStore, startSavedTreks } from './start-saved-treks.ts';
import { useSavedTreks, useSavedTreksOwner } from './use-saved-treks.ts';

/** A heart for each trek, as a host adds it. */
function heartOf(store: SavedTreksStore): TrekTool {
  // biome-ignore lint/correctness/noComponentHookFactories: made once, for the story.
  return function Heart({ trek }) {
    return (
      <SavedTreks.Root saved={useSavedTreks(store)}>
        <SavedTreks.Toggle trek={trek} />
      </SavedTreks.Root>
    );
  };
}

/** The hearts of three treks, and the list below. */
function HeartsAndList({ data }: { data: Remote<readonly TrekSummary[]> }) {
  const ports = usePorts();
  const [store] = useState(() => startSavedTreks(ports));
  const [Heart] = useState(() => heartOf(store));
  useSavedTreksOwner(store);
  return (
    <TrekToolsProvider tool={Heart}>
      <div style={{ display: 'flex', gap: 16, marginBottom: 24 }}>
        {storyTreks.slice(0, 3).map((trek) => (
          <Heart key={trek.id} trek={trek} />
        ))}
      </div>
      <DefaultSavedTreks saved={useSavedTreks(store)} data={data} />
    </TrekToolsProvider>
  );
}

const [abc, ebc, poonHill] = storyTreks as unknown as [TrekSummary, TrekSummary, TrekSummary];
const saved = (trek: Pick<TrekSummary, 'id'>): SavedTrek => ({
  trekId: trek.id,
  savedAt: '2029-12-30T12:00:00.000Z',
  seenDepartures: [],
});
const stored = (...save: SavedTrek[]) => ({
  savedTreks: JSON.stringify({ ...nothingSaved(), changes: { save, remove: [] } } satisfies SavedTreksState),
});
const departing = { ...abc, departures: [{ startDate: '2030-04-01', places: 12, isGuaranteed: false }] };

const meta = {
  title: 'Profile/SavedTreks',
  component: DefaultSavedTreks,
  parameters: {
    explains: {
      parts: [savedTreksAnatomy],
      namespaces: { SavedTreks },
      machine: 'savedTreks',
      accessibility: [
        'The heart of each trek says which one it is, and whether it is saved.',
        'When a trek leaves the list, the focus moves to the list, and a notice offers to undo it.',
      ],
    },
  },
  args: { saved: undefined as never, data: ready(storyTreks) },
  render: ({ data }) => <HeartsAndList data={data} />,
} satisfies Meta<typeof DefaultSavedTreks>;
export default meta;

type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const list = ({ canvas }: PlayContext) => within(canvas.getByRole('region', { name: 'Saved treks' }));
const hearts = ({ canvas }: PlayContext, { title }: TrekSummary) =>
  canvas.getAllByRole('button', { name: `Save ${title}` });

export const NothingSaved: Story = {
  play: async (context) => {
    await expect(list(context).getByText('No saved treks yet')).toBeVisible();
    await expect(list(context).getByRole('link', { name: 'Find treks' })).toHaveAttribute('href', '/treks');
  },
};

export const SavedOnThisDevice: Story = {
  play: async (context) => {
    const { userEvent } = context;
    const [heart] = hearts(context, abc);
    await userEvent.click(heart as HTMLElement);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(list(context).getByRole('link', { name: abc.title })).toBeVisible();
    await expect(list(context).getByText(/saved on this device only/)).toBeVisible();
    await expect(list(context).getByRole('link', { name: /^Sign in/ })).toHaveAttribute('href', '/login');
    const { notify, navigate, storage } = worldOf(context);
    await expect(notify).toHaveBeenCalledWith('success', `${abc.title} is saved.`, expect.anything());
    notify.mock.calls[0]?.[2]?.action?.run();
    await expect(navigate).toHaveBeenCalledWith('/saved');
    await expect(storage.read('savedTreks')).toContain(`"trekId":${abc.id}`);
  },
};

export const RemovedAndBackAgain: Story = {
  parameters: { world: { storage: stored(saved(abc), saved(ebc)) } },
  play: async (context) => {
    await context.userEvent.click(list(context).getByRole('button', { name: `Save ${abc.title}` }));
    await expect(list(context).queryByRole('link', { name: abc.title })).not.toBeInTheDocument();
    await expect(context.canvas.getByRole('region', { name: 'Saved treks' })).toHaveFocus();
    const { notify, storage } = worldOf(context);
    await expect(storage.read('savedTreks')).not.toContain(`"trekId":${abc.id}`);
    await expect(notify).toHaveBeenCalledWith('info', `${abc.title} is removed.`, expect.anything());
    notify.mock.calls[0]?.[2]?.action?.run();
    await expect(await list(context).findByRole('link', { name: abc.title })).toBeVisible();
  },
};

export const MovedToTheAccount: Story = {
  parameters: {
    world: { storage: { ...signedInStorage, ...stored(saved(abc)) } },
    msw: apiHandlers({ changeSavedTreks: answer({ treks: [saved(poonHill), saved(abc)] }) }),
  },
  play: async (context) => {
    await expect(await list(context).findByRole('link', { name: poonHill.title })).toBeVisible();
    await expect(list(context).getByRole('link', { name: abc.title })).toBeVisible();
    await expect(list(context).queryByText(/on this device only/)).not.toBeInTheDocument();
    const { account, changes } = JSON.parse(worldOf(context).storage.read('savedTreks') ?? '');
    await expect([account.length, changes]).toEqual([2, { save: [], remove: [] }]);
  },
};

export const AccountUnreachable: Story = {
  parameters: {
    world: { storage: { ...signedInStorage, ...stored(saved(abc)) } },
    msw: apiHandlers({ changeSavedTreks: faults.offline }),
  },
  play: async (context) => {
    await expect(await list(context).findByText(/Your last changes haven’t reached your account/)).toBeVisible();
    await expect(list(context).getByRole('link', { name: abc.title })).toBeVisible();
    await context.userEvent.click(list(context).getByRole('button', { name: 'Try now' }));
    await expect(await list(context).findByText(/haven’t reached your account/)).toBeVisible();
  },
};

export const NewDeparture: Story = {
  args: { data: ready([departing]) },
  parameters: { world: { storage: stored(saved(abc)) } },
  play: async (context) => {
    await expect(list(context).getByText('New departure: April 1, 2030')).toBeVisible();
    await context.userEvent.click(list(context).getByRole('button', { name: /^Got it/ }));
    await expect(list(context).queryByText(/New departure/)).not.toBeInTheDocument();
    await expect(list(context).getByRole('link', { name: abc.title })).toHaveFocus();
  },
};

const mailed = { ...saved(abc), departureMails: true };
const inAccount = (...treks: SavedTrek[]) => ({
  world: { storage: { ...signedInStorage, ...stored(saved(abc)) } },
  msw: apiHandlers({ changeSavedTreks: answer({ treks }) }),
});

export const MailsAboutNewDepartures: Story = {
  args: { data: ready([departing]) },
  parameters: inAccount(saved(abc)),
  play: async (context) => {
    const choice = await list(context).findByRole('checkbox', { name: /^Email me about new departures/ });
    await expect(choice).not.toBeChecked();
    await context.userEvent.click(choice);
    const { notify } = worldOf(context);
    await expect(notify).toHaveBeenCalledWith('success', expect.stringContaining('at most once a day'));
  },
};

export const MailsRequested: Story = {
  args: { data: ready([departing]) },
  parameters: inAccount(mailed),
  play: async (context) => {
    const choice = await list(context).findByRole('checkbox', {
      name: /^Email me about new departures/,
      checked: true,
    });
    await context.userEvent.click(choice);
    await expect(worldOf(context).notify).not.toHaveBeenCalled();
  },
};

export const RemovedWithItsMails: Story = {
  parameters: inAccount(mailed),
  play: async (context) => {
    await expect(await list(context).findByRole('checkbox', { checked: true })).toBeVisible();
    await context.userEvent.click(list(context).getByRole('button', { name: `Save ${abc.title}` }));
    const { notify } = worldOf(context);
    notify.mock.calls[0]?.[2]?.action?.run();
    await expect(await list(context).findByRole('checkbox', { checked: true })).toBeVisible();
  },
};

export const MailsOnAPhone: Story = {
  args: { data: ready([departing]) },
  parameters: inAccount(mailed),
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await expect(await list(context).findByRole('checkbox')).toBeVisible();
    await expectNoSidewaysScroll();
  },
};

export const NoLongerOffered: Story = {
  parameters: { world: { storage: stored(saved({ id: 999 }), saved(abc)) } },
  play: async (context) => {
    await expect(list(context).getByText('We no longer offer a trek that you saved.')).toBeVisible();
    await context.userEvent.click(list(context).getByRole('button', { name: 'Remove' }));
    await expect(list(context).queryByText('We no longer offer a trek that you saved.')).not.toBeInTheDocument();
    await expect(list(context).getByRole('link', { name: abc.title })).toBeVisible();
  },
};

export const OneMoreThanFits: Story = {
  args: { data: ready([]) },
  parameters: {
    world: { storage: stored(...Array.from({ length: MOST_SAVED }, (_, index) => saved({ id: 1_000 + index }))) },
  },
  play: async (context) => {
    const [heart] = hearts(context, abc);
    await context.userEvent.click(heart as HTMLElement);
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    const { notify } = worldOf(context);
    await expect(notify).toHaveBeenCalledWith('info', expect.stringContaining('100 treks'), expect.anything());
  },
};

export const Loading: Story = {
  args: { data: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading your saved treks...')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { data: failed('Network Error') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error loading treks: Network Error');
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  args: { data: ready([departing, ebc]) },
  parameters: { world: { storage: stored(saved(abc), saved(ebc)) } },
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await expect(list(context).getAllByRole('listitem')).toHaveLength(2);
    await expectNoSidewaysScroll();
  },
};
