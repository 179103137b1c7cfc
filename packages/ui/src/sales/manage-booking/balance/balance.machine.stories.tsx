import type { Meta } from '@storybook/react-vite';
import { balance } from '../../../../../workbench/src/machines/balance.ts';
import { benchStory, stateStory } from '../../../../../workbench/src/state-story.tsx';

const meta = { title: 'Workbench/Balance', parameters: { contract: 'balance' } } satisfies Meta;
export default meta;

export const Workbench = benchStory(balance);

export const Closed = stateStory(balance, 'closed');
export const Paying = stateStory(balance, 'paying');
export const Failed = stateStory(balance, 'failed');
