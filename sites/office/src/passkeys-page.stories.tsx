import type { Meta, StoryObj } from '@storybook/react-vite';
import type { OfficePasskeys } from '@trek/api/office';
import { http } from 'msw';
import { expect, screen, within } from 'storybook/test';
import { BACKEND_URL } from '../../../packages/ui/src/testing/api-answers.ts';
import { apiHandlers } from '../../../packages/ui/src/testing/msw-handlers.ts';
import { expectNoSidewaysScroll, expectNotice } from '../../../packages/ui/src/testing/story-expectations.ts';
import { signedInStorage } from '../../../packages/ui/src/testing/story-world.ts';
import { PasskeysPage } from './passkeys-page.tsx';
import { type OfficeAnswer, respond, StoryOffice } from './testing/story-office.tsx';

const two: OfficePasskeys = {
  ...{ obstacle: null, origin: null },
  passkeys: [
    { id: 'one', name: 'Phone of Kamal', addedAt: '2030-01-03T04:00:00.000Z', usedAt: '2030-02-20T03:30:00.000Z' },
    {
      ...{ id: 'two', name: 'Schreibtischrechner-im-Hauptbüro-Kathmandu-Thamel-am-Fenster' },
      ...{ addedAt: '2030-02-01T04:00:00.000Z', usedAt: null },
    },
  ],
};

function handlers(answer: OfficeAnswer = two) {
  return [
    http.get(`${BACKEND_URL}/office/passkeys`, () => respond(answer)),
    http.post(`${BACKEND_URL}/office/passkeys/remove`, () => respond({ ...two, passkeys: two.passkeys.slice(1) })),
    http.post(`${BACKEND_URL}/office/passkeys/question`, () =>
      respond({ refused: 'Please sign out and in again, and add the passkey within ten minutes.' }),
    ),
    ...apiHandlers(),
  ];
}

/** The operator's passkeys: each opens the office in place of a code. The office is in English only. */
const meta: Meta = {
  title: 'Office/Passkeys',
  tags: ['!autodocs', 'own-language'],
  parameters: { world: { storage: signedInStorage }, msw: handlers() },
  render: () => (
    <StoryOffice address="/office/passkeys">
      <PasskeysPage />
    </StoryOffice>
  ),
};
export default meta;

export const Two: StoryObj = {
  play: async ({ canvas, userEvent, ...context }) => {
    const [first] = await canvas.findAllByRole('listitem');
    await userEvent.click(within(first as HTMLElement).getByRole('button'));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getAllByRole('button').at(-1) as HTMLElement);
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(1);
    await expectNotice(context, 'success', 'The passkey was removed.');
  },
};

export const None: StoryObj = {
  parameters: { msw: handlers({ ...two, passkeys: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Add a passkey' })).toBeVisible();
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
};

export const ThatCantBeHere: StoryObj = {
  parameters: { msw: handlers({ ...two, passkeys: [], obstacle: 'Passkeys need https.' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Passkeys need https.')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const OnAnotherHost: StoryObj = {
  parameters: { msw: handlers({ ...two, origin: 'https://treks.example' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'https://treks.example/office/passkeys' })).toBeVisible();
  },
};

export const OnAPhoneInTheDark: StoryObj = {
  globals: { theme: 'dark', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Phone of Kamal')).toBeVisible();
    await expectNoSidewaysScroll();
  },
};
