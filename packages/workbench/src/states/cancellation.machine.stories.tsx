import type { Meta } from '@storybook/react-vite';
import { cancellation } from '../machines/cancellation.ts';
import { benchStory, stateStory } from '../state-story.tsx';

const meta = { title: 'Workbench/Cancellation', parameters: { contract: 'cancellation' } } satisfies Meta;
export default meta;

export const Workbench = benchStory(cancellation);

export const Closed = stateStory(cancellation, 'closed');
export const Reviewing = stateStory(cancellation, 'reviewing');
export const Sending = stateStory(cancellation, 'sending');
export const Failed = stateStory(cancellation, 'failed');
export const Answered = stateStory(cancellation, 'answered');
