import type { Meta } from '@storybook/react-vite';
import { suggestions } from '../machines/suggestions.ts';
import { benchStory, stateStory } from '../state-story.tsx';

const meta = { title: 'Workbench/Search suggestions', parameters: { contract: 'suggestions' } } satisfies Meta;
export default meta;

export const Workbench = benchStory(suggestions);

export const IndexIdle = stateStory(suggestions, 'index.idle');
export const IndexLoading = stateStory(suggestions, 'index.loading');
export const IndexReady = stateStory(suggestions, 'index.ready');
export const IndexFailed = stateStory(suggestions, 'index.failed');
export const ListClosed = stateStory(suggestions, 'list.closed');
export const ListOpen = stateStory(suggestions, 'list.open');
