import type { Meta, StoryObj } from '@storybook/react-vite';
import type { OfficeGroup } from '@trek/api/office';
import { type OfficeRole, OWNER } from '@trek/api/office-role';
import { http } from 'msw';
import { expect, within } from 'storybook/test';
import { BACKEND_URL } from '../../../packages/ui/src/testing/api-answers.ts';
import { expectNoSidewaysScroll } from '../../../packages/ui/src/testing/story-expectations.ts';
import { signedInStorage } from '../../../packages/ui/src/testing/story-world.ts';
import { Office } from './office.tsx';
import { bookingHandlers, storyMade } from './testing/story-bookings.ts';
import { respond, StoryOffice, storyDeparture, storyGroup } from './testing/story-office.tsx';

interface Args {
  address: string;
}

const paid = { ...storyMade, status: 'confirmed', heldUntil: null, specialRequirements: '' } as const;

/** As the backend answers a guide. */
const guidesGroup: OfficeGroup = {
  ...storyGroup,
  departure: { ...storyDeparture, price: null, unpaid: 0 },
  bookings: storyGroup.bookings.map((booking) => ({ ...booking, money: null })),
};

const as = (role: OfficeRole) => ({
  msw: [
    http.get(`${BACKEND_URL}/office/access`, () =>
      respond({ role, hasFactor: true, hasPasskey: false, isInside: true }),
    ),
    http.get(`${BACKEND_URL}/office/departures/:trek/:day/people`, () =>
      respond(role === 'guide' ? guidesGroup : storyGroup),
    ),
    ...bookingHandlers({ one: paid }),
  ],
});

/** The office as each role sees it. */
const meta: Meta<Args> = {
  title: 'Office/Roles',
  tags: ['!autodocs', 'own-language'],
  args: { address: '/office' },
  parameters: { world: { storage: signedInStorage }, ...as(OWNER) },
  render: ({ address }) => (
    <StoryOffice address={address}>
      <Office />
    </StoryOffice>
  ),
};
export default meta;

type Story = StoryObj<Args>;
type Canvas = ReturnType<typeof within>;

async function tabsIn(canvas: Canvas): Promise<(string | null)[]> {
  const tabs = within(await canvas.findByRole('navigation', { name: 'Office pages' }));
  return tabs.getAllByRole('link').map(({ textContent }) => textContent);
}

export const AnOwner: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Today, / })).toBeVisible();
    await expect(await tabsIn(canvas)).toEqual(
      expect.arrayContaining(['Today', 'Bookings', 'Departures', 'Messages', 'Every dollar', 'Audit log', 'Passkeys']),
    );
  },
};

export const TheOffice: Story = {
  parameters: as('office'),
  play: async ({ canvas }) => {
    await expect(await tabsIn(canvas)).toEqual([
      'Today',
      'Bookings',
      'Departures',
      'Messages',
      'Reviews',
      'Texts',
      'Passkeys',
    ]);
  },
};

export const AnAccountant: Story = {
  args: { address: '/office/bookings/TH-4F7W2C' },
  parameters: as('accountant'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Payments' })).toBeVisible();
    await expect(canvas.getByText('Nothing has been paid.')).toBeVisible();
    for (const name of ['Actions', 'Traveler details']) {
      await expect(canvas.queryByRole('heading', { name })).not.toBeInTheDocument();
    }
    await expect(canvas.queryByText('Special requirements')).not.toBeInTheDocument();
    await expect(await tabsIn(canvas)).toEqual(['Today', 'Bookings', 'Every dollar', 'Passkeys']);
  },
};

export const AnAccountantsList: Story = {
  args: { address: '/office/bookings' },
  parameters: as('accountant'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'TH-4F7W2C' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'New booking' })).not.toBeInTheDocument();
  },
};

export const AGuide: Story = {
  parameters: as('guide'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Departures' })).toBeVisible();
    await expect(await canvas.findAllByText('2 paid')).not.toHaveLength(0);
    await expect(canvas.queryByRole('link', { name: '2 paid' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('columnheader', { name: 'Price' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /departure/i })).not.toBeInTheDocument();
    await expect(await tabsIn(canvas)).toEqual(['Departures', 'Passkeys']);
  },
};

export const AGuidesDeparture: Story = {
  args: { address: '/office/departures/departure-1' },
  parameters: as('guide'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Guide’s list' })).toBeVisible();
    for (const name of ['Permit list', 'New booking', 'Its bookings']) {
      await expect(canvas.queryByRole('link', { name })).not.toBeInTheDocument();
    }
    await expect(canvas.queryByRole('heading', { name: 'Actions' })).not.toBeInTheDocument();
    await expect(canvas.queryByText('$1,390.50')).not.toBeInTheDocument();
  },
};

export const AGuidesPeople: Story = {
  args: { address: '/office/departures/12/2030-03-02/permits' },
  parameters: as('guide'),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'People' })).toBeVisible();
    await expect(canvas.getByText('TH-7K2M9Q')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'TH-7K2M9Q' })).not.toBeInTheDocument();
    const [phone] = canvas.getAllByRole('link', { name: '+977 9812345678' });
    await expect(phone).toHaveAttribute('href', 'tel:+9779812345678');
    await expect(canvas.queryByText(/to pay/)).not.toBeInTheDocument();
    await expectNoSidewaysScroll();
  },
};

export const InTheDark: Story = { ...AGuide, globals: { theme: 'dark' } };
