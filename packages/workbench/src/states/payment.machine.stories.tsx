import type { Meta } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import * as cases from '../../../ui/src/sales/payment/payment.machine.test-cases.ts';
import { payment } from '../machines/payment.ts';
import { documentOf } from '../script-document.ts';
import { benchStory, personPage, scriptStory, stateStory } from '../state-story.tsx';

const meta = { title: 'Workbench/Payment', parameters: { contract: 'payment' } } satisfies Meta;
export default meta;

export const Workbench = benchStory(payment);

export const Configuring = stateStory(payment, 'configuring');
export const CreatingIntent = stateStory(payment, 'creatingIntent');
export const Pausing = stateStory(payment, 'pausing');
export const InitFailed = stateStory(payment, 'initFailed');
export const AuthenticationRequired = stateStory(payment, 'authenticationRequired');
export const Ready = stateStory(payment, 'ready');
export const SimulatingDelaying = stateStory(payment, 'simulating.delaying');
export const SimulatingSettling = stateStory(payment, 'simulating.settling');
export const Confirming = stateStory(payment, 'confirming');
export const PollingWaiting = stateStory(payment, 'polling.waiting');
export const PollingChecking = stateStory(payment, 'polling.checking');
export const StillProcessing = stateStory(payment, 'stillProcessing');
export const Recording = stateStory(payment, 'recording');
export const Succeeded = stateStory(payment, 'succeeded');

/** The card's fields left the page meanwhile: nothing was charged. */
export const WithoutCardFields = scriptStory(
  payment,
  { says: 'Card element not found', insteadOf: '' },
  documentOf(payment, {
    script: [
      ...(payment.states.confirming?.script ?? []),
      {
        settle: 'confirmCard',
        resolve: { status: 'declined', message: { code: 'cardElementMissing' }, isIntentReusable: true },
      },
    ],
  }),
);

const live = documentOf(payment, {
  script: [
    { settle: 'loadConfig', ...cases.liveKey },
    { settle: 'createIntent', ...cases.cardIntent },
  ],
});

/** Not even with a live key does anything of Stripe's load: the bench plays the card network. */
export const ThePlayedCardNetwork: ReturnType<typeof scriptStory> = {
  ...scriptStory(payment, { state: 'ready' }, live),
  play: async ({ canvas, canvasElement }) => {
    const page = await personPage(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: '3-D Secure refused' }));
    await userEvent.click(page.getByRole('button', { name: 'Pay $290' }));
    await expect(await canvas.findByText('polling.waiting', { selector: 'strong' })).toBeVisible();
    await expect(canvas.getByText(/^20,000 ms since the start/)).toBeVisible();
    await expect(document.querySelector('script[src*="stripe"]')).toBeNull();
    await expect(page.getByRole('button', { name: '3-D Secure refused' })).toBeVisible();
  },
};

/** Without a choice the network waits, and answers while the card is being confirmed. */
export const ThePlayedCardNetworkThatWaits: ReturnType<typeof scriptStory> = {
  ...scriptStory(payment, { state: 'ready' }, live),
  play: async ({ canvas, canvasElement }) => {
    const page = await personPage(canvasElement);
    await page.findByText('Choose what it answers after Pay. Without a choice it waits for you.');
    await userEvent.click(page.getByRole('button', { name: 'Pay $290' }));
    await expect(await canvas.findByText('confirming', { selector: 'strong' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'declined' }));
    await expect(await canvas.findByText('ready', { selector: 'strong' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveTextContent('Your card was declined.');
  },
};

/** Once the outcome is being asked for, the card network has no say. */
export const ThePlayedCardNetworkWithoutACard: ReturnType<typeof stateStory> = {
  ...stateStory(payment, 'polling.waiting'),
  play: async ({ canvasElement }) => {
    const page = await personPage(canvasElement);
    await page.findByText('No card is being confirmed now: the network has nothing to answer.');
    await expect(page.getByRole('button', { name: 'success' })).toBeDisabled();
  },
};
