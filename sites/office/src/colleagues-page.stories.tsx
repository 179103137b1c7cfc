import type { Meta, StoryObj } from '@storybook/react-vite';
import { OWNER } from '@trek/api/office-role';
import { expect, screen, within } from 'storybook/test';
import {
  expectNoSidewaysScroll,
  expectNotice,
  openDialog,
} from '../../../packages/ui/src/testing/story-expectations.ts';
import { signedInStorage, workerOf } from '../../../packages/ui/src/testing/story-world.ts';
import { ColleaguesPage } from './colleagues-page.tsx';
import { colleagueHandlers, sentToColleagues, storyOwner } from './testing/story-colleagues.ts';
import { StoryOffice } from './testing/story-office.tsx';

/** The people who work in the office. It is in English only. */
const meta: Meta = {
  title: 'Office/Colleagues',
  tags: ['!autodocs', 'own-language'],
  parameters: { world: { storage: signedInStorage }, msw: colleagueHandlers() },
  beforeEach: () => void sentToColleagues.mockClear(),
  render: () => (
    <StoryOffice address="/office/colleagues">
      <ColleaguesPage />
    </StoryOffice>
  ),
};
export default meta;

type Story = StoryObj;

export const OfEachRole: Story = {
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /Tara Lama/ }));
    await expect(row.getByText('Accountant')).toBeVisible();
    await expect(row.getByText('Has not set up an authenticator app')).toBeVisible();
    await expect(row.getByRole('link', { name: 'books@trek.example' })).toHaveAttribute(
      'href',
      'mailto:books%40trek.example',
    );
    await expect(within(canvas.getByRole('row', { name: /Maya Gurung/ })).getByText('This is you.')).toBeVisible();
    await expect(within(canvas.getByRole('row', { name: /Karma/ })).getByText('Expired')).toBeVisible();
  },
};

export const TheOwnerAlone: Story = {
  parameters: { msw: colleagueHandlers({ list: storyOwner }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No one is invited right now.')).toBeVisible();
  },
};

export const Invited: Story = {
  play: async ({ canvas, userEvent, ...context }) => {
    await canvas.findByRole('row', { name: /Maya Gurung/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Invite a colleague' }));
    const dialog = within(await openDialog('Invite a colleague'));
    await userEvent.type(dialog.getByLabelText('Name'), 'Nima Tamang');
    await userEvent.type(dialog.getByLabelText('Email'), 'nima@trek.example');
    await userEvent.selectOptions(dialog.getByLabelText('Role'), 'Guide');
    await expect(dialog.getByText('Reads departures and their lists, without money and passports.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Send the invitation' }));
    await expectNotice(context, 'success', 'The invitation is sent.');
    await expect(sentToColleagues.mock.lastCall).toMatchObject([
      '/invitations',
      { fullname: 'Nima Tamang', email: 'nima@trek.example', role: 'guide' },
    ]);
  },
};

export const GivenAnotherRole: Story = {
  play: async ({ canvas, userEvent, ...context }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change the role: Pema Lhamo' }));
    const dialog = within(await openDialog('Change the role: Pema Lhamo'));
    await expect(dialog.getByLabelText('Role')).toHaveValue('office');
    await userEvent.selectOptions(dialog.getByLabelText('Role'), 'Owner');
    await userEvent.click(dialog.getByRole('button', { name: 'Change the role' }));
    await expectNotice(context, 'success', 'The role is changed.');
    await expect(sentToColleagues.mock.lastCall).toMatchObject(['/8/role', { role: OWNER }]);
  },
};

const LAST_OWNER = 'One owner has to stay. Make someone else an owner first.';

export const TheLastOwnerStays: Story = {
  parameters: { msw: colleagueHandlers({ done: { refused: LAST_OWNER } }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove: Maya Gurung' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove: Maya Gurung' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove the colleague' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(LAST_OWNER);
  },
};

export const InvitationsAreRepeatedAndWithdrawn: Story = {
  play: async ({ canvas, userEvent, ...context }) => {
    for (const [action, role, confirm, path, notice] of [
      ['Send again', 'dialog', 'Send again', 'repeated', 'The invitation is sent again.'],
      ['Withdraw', 'alertdialog', 'Withdraw the invitation', 'withdrawn', 'The invitation is withdrawn.'],
    ] as const) {
      await userEvent.click(await canvas.findByRole('button', { name: `${action}: Dawa Sherpa` }));
      const dialog = within(await screen.findByRole(role, { name: `${action}: Dawa Sherpa` }));
      await userEvent.click(dialog.getByRole('button', { name: confirm }));
      await expectNotice(context, 'success', notice);
      await expect(sentToColleagues.mock.lastCall).toMatchObject([`/invitations/invitation-1/${path}`, {}]);
    }
  },
};

export const Loading: Story = {
  parameters: { msw: colleagueHandlers({ list: 'silent' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument();
  },
};

export const FailingWithAWayOn: Story = {
  parameters: { msw: colleagueHandlers({ list: 'broken' }) },
  play: async ({ canvas, userEvent, ...context }) => {
    await expect(await canvas.findByText('This could not be loaded.')).toBeVisible();
    workerOf(context).use(...colleagueHandlers());
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Pema Lhamo')).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Pema Lhamo')).toBeVisible();
    await expectNoSidewaysScroll();
  },
};

export const InTheDark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Pema Lhamo')).toBeVisible();
  },
};
