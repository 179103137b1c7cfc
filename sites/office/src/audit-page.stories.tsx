import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { expectNoSidewaysScroll } from '../../../packages/ui/src/testing/story-expectations.ts';
import { signedInStorage, workerOf, worldOf } from '../../../packages/ui/src/testing/story-world.ts';
import { AuditPage } from './audit-page.tsx';
import { auditHandlers, requestedFile, storyAuditEntries, storyLongEntry } from './testing/story-audit.ts';
import { StoryOffice } from './testing/story-office.tsx';

const LIST = '/office/trail';

interface Args {
  address: string;
}

/** The audit log, whose entries have a name or a code. The office is in English only. */
const meta: Meta<Args> = {
  title: 'Office/Audit log',
  tags: ['!autodocs', 'own-language'],
  args: { address: LIST },
  parameters: { world: { storage: signedInStorage }, msw: auditHandlers() },
  beforeEach: () => void requestedFile.mockClear(),
  render: ({ address }) => (
    <StoryOffice address={address}>
      <AuditPage />
    </StoryOffice>
  ),
};
export default meta;

type Story = StoryObj<Args>;

export const WithNamesAndCodes: Story = {
  play: async ({ canvas }) => {
    const [, changed, known, unknown, command] = await canvas.findAllByRole('row');
    await expect(within(changed as HTMLElement).getByText('Maya Gurung')).toBeVisible();
    await expect(within(changed as HTMLElement).getByText('maya@trek.example')).toBeVisible();
    await expect(within(known as HTMLElement).getByText('Tara Lama, tara@example.org')).toBeVisible();
    await expect(within(unknown as HTMLElement).getByText('b7_Kd02x')).toBeVisible();
    await expect(within(command as HTMLElement).getByText('npm run office')).toBeVisible();
  },
};

export const FilteredByPersonKindAndDay: Story = {
  play: async ({ canvas, userEvent, ...context }) => {
    await userEvent.type(await canvas.findByLabelText('Name or email'), ' Maya Gurung ');
    await userEvent.selectOptions(canvas.getByLabelText('What'), 'Role changed');
    await userEvent.type(canvas.getByLabelText('From'), '2030-02-01');
    await userEvent.click(canvas.getByRole('button', { name: 'Find' }));
    await expect(worldOf(context).navigate).toHaveBeenCalledWith(
      `${LIST}?who=Maya+Gurung&event=role-changed&from=2030-02-01`,
    );
  },
};

export const DownloadedWithItsFilters: Story = {
  args: { address: `${LIST}?who=Maya&after=later` },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByLabelText('Name or email')).toHaveValue('Maya');
    await userEvent.click(await canvas.findByRole('button', { name: 'Download all as CSV' }));
    await waitFor(() => expect(requestedFile.mock.lastCall).toEqual(['?who=Maya']));
  },
};

export const Empty: Story = {
  args: { address: `${LIST}?who=no+one` },
  parameters: { msw: auditHandlers({ list: { rows: [], next: null } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing here.')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const Loading: Story = {
  parameters: { msw: auditHandlers({ list: 'silent' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument();
  },
};

export const FailingWithAWayOn: Story = {
  parameters: { msw: auditHandlers({ list: 'broken' }) },
  play: async ({ canvas, userEvent, ...context }) => {
    await expect(await canvas.findByText('This could not be loaded.')).toBeVisible();
    workerOf(context).use(...auditHandlers());
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Role changed', { selector: 'strong' })).toBeVisible();
  },
};

const longList = auditHandlers({ list: { rows: [storyLongEntry, ...storyAuditEntries], next: 'more' } });

export const WithLongTexts: Story = {
  parameters: { msw: longList },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Wolfeschlegelsteinhausenbergerdorff$/)).toBeVisible();
    await expectNoSidewaysScroll();
  },
};

export const LongTextsOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { msw: longList },
  play: WithLongTexts.play,
};

export const InTheDark: Story = {
  globals: { theme: 'dark' },
  parameters: { msw: longList },
  play: WithLongTexts.play,
};
