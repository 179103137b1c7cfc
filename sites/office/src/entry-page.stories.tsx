import type { Meta, StoryObj } from '@storybook/react-vite';
import type { OfficeAccess } from '@trek/api/office';
import { http } from 'msw';
import { expect } from 'storybook/test';
import { BACKEND_URL } from '../../../packages/ui/src/testing/api-answers.ts';
import { apiHandlers } from '../../../packages/ui/src/testing/msw-handlers.ts';
import { expectNoSidewaysScroll } from '../../../packages/ui/src/testing/story-expectations.ts';
import { signedInStorage } from '../../../packages/ui/src/testing/story-world.ts';
import { EntryPage } from './entry-page.tsx';
import { type OfficeAnswer, respond, StoryOffice } from './testing/story-office.tsx';

const known: OfficeAccess = { hasFactor: true, hasPasskey: false, isInside: false };
const codes = ['ABCD-EFGH-IJKL-MNOP-QRST-UVWX-YZ23-4567', 'BCDE-FGHI-JKLM-NOPQ-RSTU-VWXY-Z234-567A'];

function handlers(access: OfficeAnswer = known, entered: OfficeAnswer = { recoveryCodes: [] }) {
  const factor = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Trek%20office:a?secret=JBSWY3DPEHPK3PXP' };
  return [
    http.get(`${BACKEND_URL}/office/access`, () => respond(access)),
    http.post(`${BACKEND_URL}/office/access/factor`, () => respond(factor)),
    http.post(`${BACKEND_URL}/office/access`, () => respond(entered)),
    ...apiHandlers(),
  ];
}

/** The second factor of who has signed in: a passkey, or a code of the app. The office is in English only. */
const meta: Meta = {
  title: 'Office/Entry',
  tags: ['!autodocs', 'own-language'],
  parameters: { world: { storage: signedInStorage }, msw: handlers() },
  render: () => (
    <StoryOffice address="/office">
      <EntryPage />
    </StoryOffice>
  ),
};
export default meta;

export const ByCode: StoryObj = {
  parameters: {
    msw: handlers(known, { refused: 'This code is wrong or was used before. Please enter the next one.' }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Code'), '123 456');
    await userEvent.click(canvas.getByRole('button', { name: 'Enter' }));
    await expect(await canvas.findByText(/^This code is wrong/)).toBeVisible();
    await expect(canvas.getByLabelText('Code')).toHaveValue('123 456');
  },
};

export const ByPasskey: StoryObj = {
  parameters: { msw: handlers({ ...known, hasPasskey: true }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Enter with a passkey' })).toBeVisible();
    await expect(canvas.getByLabelText('Code')).toBeVisible();
  },
};

export const TheFirstTime: StoryObj = {
  parameters: { msw: handlers({ ...known, hasFactor: false }, { recoveryCodes: codes }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Set up an authenticator app' }));
    await expect(await canvas.findByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Code'), '123456');
    await userEvent.click(canvas.getByRole('button', { name: 'Enter' }));
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'I have saved them' })).toBeVisible();
  },
};

export const OnAPhoneInTheDark: StoryObj = {
  globals: { theme: 'dark', viewport: { value: 'phone' } },
  parameters: { msw: handlers({ ...known, hasFactor: false }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Set up an authenticator app' }));
    await expect(await canvas.findByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await expectNoSidewaysScroll();
  },
};
