import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoSidewaysScroll } from '../../../packages/ui/src/testing/story-expectations.ts';
import { signedInStorage, worldOf } from '../../../packages/ui/src/testing/story-world.ts';
import { BookingsPage } from './bookings-page.tsx';
import { bookingHandlers } from './testing/story-bookings.ts';
import { StoryOffice, storyTreks } from './testing/story-office.tsx';

const LIST = '/office/bookings';

interface Args {
  address: string;
}

/** The office's bookings as an operator finds them. The office is in English only. */
const meta: Meta<Args> = {
  title: 'Office/Bookings',
  tags: ['!autodocs', 'own-language'],
  args: { address: LIST },
  parameters: { world: { storage: signedInStorage }, msw: bookingHandlers() },
  render: ({ address }) => (
    <StoryOffice address={address}>
      <BookingsPage />
    </StoryOffice>
  ),
};
export default meta;

type Story = StoryObj<Args>;

export const AsAList: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'TH-4F7W2C' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'New booking' })).toHaveAttribute('href', `${LIST}/new`);
  },
};

export const Empty: Story = {
  parameters: { msw: bookingHandlers({ list: { rows: [], next: null } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing here.')).toBeVisible();
  },
};

export const FilteredByTrekAndDay: Story = {
  play: async ({ canvas, userEvent, ...context }) => {
    await canvas.findByRole('option', { name: 'Annapurna Base Camp Trek' });
    await userEvent.selectOptions(canvas.getByLabelText('Trek'), 'Annapurna Base Camp Trek');
    await userEvent.selectOptions(canvas.getByLabelText('Partner'), 'Alpine Tours');
    await userEvent.type(canvas.getByLabelText('Departure from'), '2030-03-02');
    await userEvent.click(canvas.getByRole('button', { name: 'Find' }));
    await expect(worldOf(context).navigate).toHaveBeenCalledWith(
      `${LIST}?from=2030-03-02&order=newest&trek=12&partner=alpine`,
    );
  },
};

let letTreksCome = () => {};

/** The list of treks comes late, and takes nothing away that was typed meanwhile. */
export const TypedBeforeTheTreksAreThere: Story = {
  parameters: {
    msw: bookingHandlers({
      treks: {
        comes: () =>
          new Promise((resolve) => {
            letTreksCome = () => resolve(storyTreks);
          }),
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Name, email, phone or reference'), 'Pema');
    letTreksCome();
    await canvas.findByRole('option', { name: 'Annapurna Base Camp Trek' });
    await expect(canvas.getByLabelText('Name, email, phone or reference')).toHaveValue('Pema');
  },
};

export const OfADeparture: Story = {
  args: { address: `${LIST}?state=active&trek=12&from=2030-03-02&until=2030-03-02` },
  play: async ({ canvas }) => {
    await canvas.findByRole('option', { name: 'Annapurna Base Camp Trek' });
    await expect(canvas.getByLabelText('Trek')).toHaveValue('12');
  },
};

export const OfATrekThatIsNotOnOffer: Story = {
  args: { address: `${LIST}?trek=99` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('option', { name: 'Trek 99' })).toBeInTheDocument();
    await expect(canvas.getByLabelText('Trek')).toHaveValue('99');
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'TH-4F7W2C' });
    await expect(link).toBeVisible();
    const card = link.closest('tr') as HTMLElement;
    await expect(getComputedStyle(card).display).toBe('block');
    await expect(canvas.getByText('March 2, 2030')).toHaveAttribute('data-label', 'Departure');
    await expectNoSidewaysScroll();
  },
};

export const InTheDark: Story = { globals: { theme: 'dark' }, play: AsAList.play };
