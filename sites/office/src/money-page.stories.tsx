import type { Meta, StoryObj } from '@storybook/react-vite';
import type { OfficeMoney } from '@trek/api/office';
import { http } from 'msw';
import { expect, within } from 'storybook/test';
import { BACKEND_URL } from '../../../packages/ui/src/testing/api-answers.ts';
import { apiHandlers } from '../../../packages/ui/src/testing/msw-handlers.ts';
import {
  expectNoSidewaysScroll,
  expectNotice,
  openDialog,
} from '../../../packages/ui/src/testing/story-expectations.ts';
import { signedInStorage, workerOf } from '../../../packages/ui/src/testing/story-world.ts';
import { MoneyPage } from './money-page.tsx';
import { type OfficeAnswer, respond, StoryOffice } from './testing/story-office.tsx';

const stripe = {
  ...{ charges: 18_420, refunds: 970, disputes: 1040, fees: 552.6, payouts: 14_000, other: 0, expected: 1857.4 },
  readUntil: '2030-02-20T06:00:00.000Z',
};

const money: OfficeMoney = {
  ...{ day: '2030-02-20', months: ['2030-02', '2030-01'] },
  customers: { held: 23_870.5, promised: 970, disputed: 1040, unowed: 25, inTransit: 0, writtenOff: 120 },
  stripe: { ...stripe, balance: { available: 1200, pending: 657.4, difference: 0 } },
  bank: {
    ...{ transfersIn: 9850.25, transfersBack: 400, payouts: 14_000, expected: 23_450.25, inTransit: 500 },
    statements: [
      {
        ...{ day: '2030-02-15', stated: 22_950.25, expected: 22_975.25, difference: -25 },
        ...{ doneBy: 'office@trek.example', doneAt: '2030-02-16T04:00:00.000Z' },
      },
    ],
  },
};

function handlers(answer: OfficeAnswer = money, done: OfficeAnswer = { day: '2030-02-20' }) {
  return [
    http.get(`${BACKEND_URL}/office/money`, () => respond(answer)),
    http.post(`${BACKEND_URL}/office/money/statements`, () => respond(done)),
    ...apiHandlers(),
  ];
}

/** All money: whose it is, where it must be, and the ledger of each month. The office is in English only. */
const meta: Meta = {
  title: 'Office/Every dollar',
  tags: ['!autodocs', 'own-language'],
  parameters: { world: { storage: signedInStorage }, msw: handlers() },
  render: () => (
    <StoryOffice address="/office/money">
      <MoneyPage />
    </StoryOffice>
  ),
};
export default meta;

export const WhereItIs: StoryObj = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('$23,870.50')).toBeVisible();
    await expect(within(canvas.getByRole('table', { name: 'Statements' })).getByText('-$25.00')).toBeVisible();
  },
};

export const WithADifference: StoryObj = {
  parameters: {
    msw: handlers({ ...money, stripe: { ...stripe, balance: { available: 1200, pending: 600, difference: -57.4 } } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('-$57.40')).toBeVisible();
  },
};

export const WhileStripeIsAway: StoryObj = {
  parameters: { msw: handlers({ ...money, stripe: { ...stripe, balance: null } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Stripe can’t be reached/)).toBeVisible();
  },
};

export const WithSimulatedPayments: StoryObj = {
  parameters: {
    msw: handlers({ ...money, stripe: null, months: [], bank: { ...money.bank, statements: [], inTransit: 0 } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Payments are simulated/)).toBeVisible();
  },
};

export const EnteringAStatement: StoryObj = {
  play: async ({ canvas, userEvent, ...context }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enter a bank statement' }));
    const dialog = within(await openDialog('Enter a bank statement'));
    await userEvent.type(dialog.getByLabelText('Balance on the statement in US$'), 'twelve');
    const confirm = dialog.getByRole('button', { name: 'Compare' });
    await userEvent.click(confirm);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('for example 1450.50');
    await userEvent.clear(dialog.getByLabelText('Balance on the statement in US$'));
    await userEvent.type(dialog.getByLabelText('Balance on the statement in US$'), '22950.25');
    await userEvent.click(confirm);
    await expectNotice(context, 'success', 'The statement is compared.');
  },
};

export const Loading: StoryObj = {
  parameters: { msw: handlers('silent') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument();
  },
};

export const ThatCantBeRead: StoryObj = {
  parameters: { msw: handlers('broken') },
  play: async ({ canvas, userEvent, ...context }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    workerOf(context).use(...handlers());
    await userEvent.click(again);
    await expect(await canvas.findByText('$23,870.50')).toBeVisible();
  },
};

export const OnAPhoneInTheDark: StoryObj = {
  globals: { theme: 'dark', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('$23,870.50')).toBeVisible();
    await expectNoSidewaysScroll();
  },
};
