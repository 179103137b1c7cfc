import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import {
  expectNoSidewaysScroll,
  expectNotice,
  openDialog,
} from '../../../packages/ui/src/testing/story-expectations.ts';
import { signedInStorage, workerOf, worldOf } from '../../../packages/ui/src/testing/story-world.ts';
import { DeparturesPage } from './departures-page.tsx';
import {
  officeHandlers,
  STORY_CLASH,
  StoryOffice,
  sentCommand,
  storyDeparture,
  storyDepartures,
} from './testing/story-office.tsx';

const LIST = '/office/departures';
const MARCH = `${LIST}?view=calendar&month=2030-03`;

interface Args {
  address: string;
}

/** The office's departures as an operator sees them. The office is in English only. */
const meta: Meta<Args> = {
  title: 'Office/Departures',
  tags: ['!autodocs', 'own-language'],
  args: { address: LIST },
  parameters: { world: { storage: signedInStorage }, msw: officeHandlers({ rows: storyDepartures }) },
  beforeEach: () => void sentCommand.mockClear(),
  render: ({ address }) => (
    <StoryOffice address={address}>
      <DeparturesPage />
    </StoryOffice>
  ),
};
export default meta;

type Story = StoryObj<Args>;
type Canvas = ReturnType<typeof within>;

const rowOf = async (canvas: Canvas, name: RegExp) => within(await canvas.findByRole('row', { name }));

export const Loading: Story = {
  parameters: { msw: officeHandlers({ list: 'silent' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  parameters: { msw: officeHandlers() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing here.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'New departures' })).toBeVisible();
  },
};

export const AsAList: Story = {
  play: async ({ canvas }) => {
    const open = await rowOf(canvas, /Mar 2, 2030/);
    await expect(open.getByText('3 / 8')).toBeVisible();
    await expect(open.getByText('1 held')).toBeVisible();
    await expect(open.getByText('Needs 1 more')).toBeVisible();
    await expect(open.getByText('$1,390.50')).toBeVisible();
    await expect(open.getByRole('link', { name: '2 paid' })).toHaveAttribute(
      'href',
      '/office/bookings?state=active&trek=12&from=2030-03-02&until=2030-03-02',
    );
    await expect(open.getByRole('link', { name: '1 unpaid' })).toBeVisible();
  },
};

export const AClashWithTheFile: Story = {
  parameters: { msw: officeHandlers({ rows: storyDepartures.filter(({ clash }) => clash !== null) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(STORY_CLASH)).toBeVisible();
    await expect(canvas.getByText('Guaranteed')).toBeVisible();
  },
};

export const OverbookedClosedAndCanceled: Story = {
  parameters: { msw: officeHandlers({ rows: storyDepartures.slice(3) }) },
  play: async ({ canvas }) => {
    await expect((await rowOf(canvas, /Mar 16, 2030/)).getByText('2 too many')).toBeVisible();
    await expect((await rowOf(canvas, /Mar 23, 2030/)).getByText('Closed')).toBeVisible();
    await expect((await rowOf(canvas, /Mar 30, 2030/)).getByText('Canceled')).toBeVisible();
  },
};

export const MoreThanOnePage: Story = {
  args: { address: `${LIST}?trek=12&after=first` },
  parameters: { msw: officeHandlers({ rows: storyDepartures, next: 'second' }) },
  play: async ({ canvas, userEvent, ...context }) => {
    await expect(await canvas.findByRole('link', { name: 'First page' })).toHaveAttribute('href', `${LIST}?trek=12`);
    await userEvent.click(canvas.getByRole('link', { name: 'Next page' }));
    await expect(worldOf(context).navigate).toHaveBeenCalledWith(`${LIST}?trek=12&after=second`);
  },
};

export const Filtered: Story = {
  play: async ({ canvas, userEvent, ...context }) => {
    await canvas.findByRole('option', { name: 'Annapurna Base Camp Trek' });
    await userEvent.selectOptions(canvas.getByLabelText('Trek'), 'Annapurna Base Camp Trek');
    await userEvent.type(canvas.getByLabelText('From'), '2030-03-01');
    await userEvent.click(canvas.getByRole('button', { name: 'Find' }));
    await expect(worldOf(context).navigate).toHaveBeenCalledWith(`${LIST}?trek=12&from=2030-03-01`);
  },
};

export const AsACalendar: Story = {
  args: { address: MARCH },
  play: async ({ canvas, userEvent, ...context }) => {
    const day = within(await canvas.findByRole('cell', { name: /Saturday, March 2, 2030/ }));
    await expect(day.getByRole('link')).toHaveAttribute('href', `${LIST}/departure-1`);
    await expect(day.getByText('Joined · 3 / 8 · Needs 1 more')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Next month' }));
    await expect(worldOf(context).navigate).toHaveBeenCalledWith(`${LIST}?view=calendar&month=2030-04`);
  },
};

export const AMonthWithoutDepartures: Story = {
  args: { address: `${LIST}?view=calendar` },
  parameters: { msw: officeHandlers() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'January 2030' })).toBeVisible();
    await expect(await canvas.findByText('No departures in this month.')).toBeVisible();
  },
};

export const FailingWithAWayOn: Story = {
  parameters: { msw: officeHandlers({ list: 'broken' }) },
  play: async ({ canvas, userEvent, ...context }) => {
    await expect(await canvas.findByText('This could not be loaded.')).toBeVisible();
    workerOf(context).use(...officeHandlers({ rows: storyDepartures }));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
};

/** Opens the dialog and chooses a trek. */
async function choose(canvas: Canvas, userEvent: { click: (button: HTMLElement) => Promise<void> }) {
  await canvas.findByRole('option', { name: 'Annapurna Base Camp Trek' });
  await userEvent.click(canvas.getByRole('button', { name: 'New departures' }));
  return within(await openDialog('New departures'));
}

export const CreatedOnOneDay: Story = {
  play: async ({ canvas, userEvent, ...context }) => {
    const dialog = await choose(canvas, userEvent);
    await userEvent.selectOptions(dialog.getByLabelText('Trek'), 'Annapurna Base Camp Trek');
    await expect(dialog.getByLabelText('Places')).toHaveValue(12);
    await expect(dialog.getByText('Empty: the trek’s price, $1,450.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Start date'), '2030-04-13');
    await userEvent.type(dialog.getByLabelText(/^Guide/), 'Pemba Sherpa');
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
    await expectNotice(context, 'success', 'Created.');
    await expect(sentCommand).toHaveBeenCalledWith(
      '',
      expect.objectContaining({
        ...{ trekId: 12, days: ['2030-04-13'], kind: 'joined', places: 12, price: null, guaranteedFrom: null },
        guide: 'Pemba Sherpa',
      }),
    );
  },
};

export const CreatedAsASeries: Story = {
  play: async ({ canvas, userEvent }) => {
    const dialog = await choose(canvas, userEvent);
    await userEvent.selectOptions(dialog.getByLabelText('Trek'), 'Annapurna Base Camp Trek');
    await userEvent.selectOptions(dialog.getByLabelText('When'), 'A series');
    await userEvent.selectOptions(dialog.getByLabelText('Repeats'), 'Every second week');
    await userEvent.type(dialog.getByLabelText('From'), '2030-03-01');
    await userEvent.type(dialog.getByLabelText('Until'), '2030-05-31');
    await userEvent.click(dialog.getByLabelText('Saturday, April 13, 2030'));
    await expect(dialog.getByText('6 of 7 departures')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Create 6 departures' })).toBeVisible();
  },
};

export const ASeriesThatIsTooLong: Story = {
  play: async ({ canvas, userEvent }) => {
    const dialog = await choose(canvas, userEvent);
    await userEvent.selectOptions(dialog.getByLabelText('Trek'), 'Annapurna Base Camp Trek');
    await userEvent.selectOptions(dialog.getByLabelText('When'), 'A series');
    await userEvent.type(dialog.getByLabelText('From'), '2030-03-01');
    await userEvent.type(dialog.getByLabelText('Until'), '2032-05-31');
    await expect(dialog.getByText('These are more than 60 departures. Create them in parts.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expect(sentCommand).not.toHaveBeenCalled();
  },
};

export const RefusedByTheServer: Story = {
  parameters: {
    msw: officeHandlers({
      rows: storyDepartures,
      done: { refused: 'Annapurna Base Camp Trek has a departure on March 2, 2030 already. None was created.' },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await choose(canvas, userEvent);
    await userEvent.selectOptions(dialog.getByLabelText('Trek'), 'Annapurna Base Camp Trek');
    await userEvent.type(dialog.getByLabelText('Start date'), '2030-03-02');
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('None was created.');
    await expect(dialog.getByLabelText('Start date')).toHaveValue('2030-03-02');
  },
};

export const MadeADepartureOfAStart: Story = {
  play: async ({ canvas, userEvent, ...context }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Make it a departure' }));
    const dialog = within(await openDialog('Make it a departure'));
    await expect(dialog.getByLabelText('Who can join')).toHaveValue('private');
    await userEvent.click(dialog.getByRole('button', { name: 'Create the departure' }));
    await expectNotice(context, 'success', 'It is a departure now.');
    await expect(sentCommand).toHaveBeenCalledWith(
      '',
      expect.objectContaining({ trekId: 12, days: ['2030-03-05'], kind: 'private', places: 12 }),
    );
  },
};

export const ListOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
    await expectNoSidewaysScroll();
  },
};

export const CalendarOnAPhone: Story = {
  args: { address: MARCH },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Saturday, March 2, 2030')).toBeVisible();
    await expect(canvas.queryByText('Friday, March 1, 2030')).not.toBeVisible();
    await expectNoSidewaysScroll();
  },
};

export const ListOnATablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
    await expectNoSidewaysScroll();
  },
};

export const ListInTheDark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
};

export const SeriesOnAPhoneInTheDark: Story = {
  globals: { theme: 'dark', viewport: { value: 'phone' } },
  play: CreatedAsASeries.play,
};

/** A new start appears once it is created, without a reload. */
export const AfterCreating: Story = {
  parameters: { msw: officeHandlers() },
  play: async ({ canvas, userEvent, ...context }) => {
    await expect(await canvas.findByText('Nothing here.')).toBeVisible();
    const dialog = await choose(canvas, userEvent);
    await userEvent.selectOptions(dialog.getByLabelText('Trek'), 'Annapurna Base Camp Trek');
    await userEvent.type(dialog.getByLabelText('Start date'), '2030-03-02');
    workerOf(context).use(...officeHandlers({ rows: [storyDeparture] }));
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(await canvas.findByRole('row', { name: /Mar 2, 2030/ })).toBeVisible();
  },
};
