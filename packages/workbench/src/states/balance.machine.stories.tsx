import type { Meta } from '@storybook/react-vite';
import { balance } from '../machines/balance.ts';
import { benchStory, stateStory } from '../state-story.tsx';

const meta = { title: 'Workbench/Balance', parameters: { contract: 'balance' } } satisfies Meta;
export default meta;

export const Workbench = benchStory(balance);

export const Closed = stateStory(balance, 'closed');
export const Paying = stateStory(balance, 'paying');
export const Failed = stateStory(balance, 'failed');
