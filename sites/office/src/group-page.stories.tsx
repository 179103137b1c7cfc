import type { Meta, StoryObj } from '@storybook/react-vite';
import type { OfficeGroup } from '@trek/api/office';
import { expect, within } from 'storybook/test';
import { expectNoSidewaysScroll, expectNotice } from '../../../packages/ui/src/testing/story-expectations.ts';
import { signedInStorage, workerOf } from '../../../packages/ui/src/testing/story-world.ts';
import { groupViewOf } from './group.messages.ts';
import { GroupPage } from './group-page.tsx';
import { officeHandlers, StoryOffice, storyGroup } from './testing/story-office.tsx';

/** The people of a departure: who goes, and the lists for guide, permits and rooms. */
const meta: Meta<{ view: string }> = {
  title: 'Office/People of a departure',
  tags: ['!autodocs', 'own-language'],
  parameters: { world: { storage: signedInStorage }, msw: officeHandlers() },
  args: { view: 'people' },
  render: ({ view }) => (
    <StoryOffice address={`/office/departures/12/2030-03-02/${view}`}>
      <GroupPage trekId="12" day="2030-03-02" view={groupViewOf(view)} />
    </StoryOffice>
  ),
};
export default meta;

type Story = StoryObj<{ view: string }>;

const withGroup = (change: Partial<OfficeGroup>) => ({ msw: officeHandlers({ group: { ...storyGroup, ...change } }) });

export const People: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Annapurna Base Camp Trek' })).toBeVisible();
    await expect(canvas.getByText('Mar 2, 2030 – Mar 13, 2030 · 3 travelers · led by Dawa Sherpa')).toBeVisible();
    const row = within(canvas.getByRole('row', { name: /TH-7K2M9Q/ }));
    await expect(row.getByText('March 1, 14:20, QR 652')).toBeVisible();
    await expect(row.getByText('$2,320 to pay by January 31, 2030')).toBeVisible();
    await expect(row.getByText(/^Traveler 2 of Maya Gurung: Name as in the passport, Passport number/)).toBeVisible();
    await expect(within(canvas.getByRole('row', { name: /TH-3P8W4C/ })).getByText('All paid')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '1 unpaid booking is not on the lists.' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'To the departure' })).toHaveAttribute(
      'href',
      '/office/departures/departure-1',
    );
  },
};

export const GuidesList: Story = {
  args: { view: 'guide' },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Guide’s list' }));
    await expect(table.getByRole('rowheader', { name: 'Maya Gurung' })).toBeVisible();
    const [hotline] = table.getAllByRole('link', { name: '+41 44 000 00 00' });
    await expect(hotline).toHaveAttribute('href', 'tel:+41440000000');
    await expect(hotline?.closest('td')).toHaveTextContent('Alpine Cover, AC-77120, +41 44 000 00 00, up to 6,000 m');
    const [emergency] = table.getAllByRole('link', { name: '+977 1 000000' });
    await expect(emergency).toHaveAttribute('href', 'tel:+9771000000');
    await expect(canvas.queryByText(/PA1234567/)).not.toBeInTheDocument();
  },
};

export const PermitList: Story = {
  args: { view: 'permits' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Apply by February 27, 2030.')).toBeVisible();
    await expect(canvas.getByText('The details of 2 travelers are not complete.')).toBeVisible();
    const fees = within(canvas.getByRole('table', { name: 'Permits and fees' }));
    await expect(fees.getByText('NPR 9,000')).toBeVisible();
    await expect(fees.getByText('3 × the fee')).toBeVisible();
    await expect(within(canvas.getByRole('table', { name: 'Permit list' })).getByText('PA1234567')).toBeVisible();
  },
};

export const PermitListOfATrekWithout: Story = {
  args: { view: 'permits' },
  parameters: withGroup({ permits: [], permitsDueOn: null }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This trek needs no permits.')).toBeVisible();
  },
};

export const PermitsThatAreNotKnown: Story = {
  args: { view: 'permits' },
  parameters: withGroup({ permits: null, permitsDueOn: null }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The trek’s file does not say which permits it needs.')).toBeVisible();
  },
};

export const RoomingList: Story = {
  args: { view: 'rooms' },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Rooming list' }));
    await expect(table.getByRole('rowheader', { name: 'Maya Gurung, Traveler 2 of Maya Gurung' })).toBeVisible();
    await expect(table.getByText('For one, or shared: ask')).toBeVisible();
  },
};

export const AFileThatFails: Story = {
  args: { view: 'rooms' },
  parameters: { msw: officeHandlers({ file: 'broken' }) },
  play: async ({ canvas, userEvent, ...context }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download as CSV' }));
    await expectNotice(context, 'error', 'The file could not be created. Please try again.');
  },
};

export const NoOneHasPaid: Story = {
  args: { view: 'guide' },
  parameters: withGroup({ bookings: [], departure: { ...storyGroup.departure, travelers: 0, bookings: 0 } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No one has paid for it yet/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Print' })).not.toBeInTheDocument();
  },
};

export const OfBookingsAlone: Story = {
  parameters: withGroup({ departure: { ...storyGroup.departure, id: null, guide: '', unpaid: 0 } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'All departures' })).toBeVisible();
    await expect(canvas.queryByText(/led by/)).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  parameters: { msw: officeHandlers({ group: 'silent' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument();
  },
};

export const FailingWithAWayOn: Story = {
  parameters: { msw: officeHandlers({ group: 'broken' }) },
  play: async ({ canvas, userEvent, ...context }) => {
    await expect(await canvas.findByText('This could not be loaded.')).toBeVisible();
    workerOf(context).use(...officeHandlers());
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('TH-7K2M9Q')).toBeVisible();
  },
};

export const OnAPhone: Story = {
  args: { view: 'permits' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('PA1234567')).toBeVisible();
    await expectNoSidewaysScroll();
  },
};

export const OnATablet: Story = {
  ...OnAPhone,
  globals: { viewport: { value: 'tablet' } },
};

export const GuidesListOnATabletInTheDark: Story = {
  args: { view: 'guide' },
  globals: { theme: 'dark', viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('March 1, 14:20, QR 652')).toBeVisible();
    await expectNoSidewaysScroll();
  },
};
