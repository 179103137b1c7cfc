import type { Meta } from '@storybook/react-vite';
import { payment } from '../workbench/machines/payment.ts';
import { benchStory, stateStory } from '../workbench/state-story.tsx';

const meta = { title: 'Workbench/Payment', tags: ['!autodocs'] } satisfies Meta;
export default meta;

export const Workbench = benchStory(payment);

export const Configuring = stateStory(payment, 'configuring');
export const CreatingIntent = stateStory(payment, 'creatingIntent');
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
