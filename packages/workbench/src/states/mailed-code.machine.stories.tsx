import type { Meta } from '@storybook/react-vite';
import { mailedCode } from '../machines/mailed-code.ts';
import { benchStory, stateStory } from '../state-story.tsx';

const meta = { title: 'Workbench/Mailed Code', parameters: { contract: 'mailedCode' } } satisfies Meta;
export default meta;

export const Workbench = benchStory(mailedCode);

export const Requesting = stateStory(mailedCode, 'requesting');
export const NotSent = stateStory(mailedCode, 'notSent');
export const EnteringWaiting = stateStory(mailedCode, 'entering.waiting');
export const EnteringResendable = stateStory(mailedCode, 'entering.resendable');
export const Checking = stateStory(mailedCode, 'checking');
export const Over = stateStory(mailedCode, 'over');
export const Proven = stateStory(mailedCode, 'proven');
