import type { Meta } from '@storybook/react-vite';
import { session } from '../machines/session.ts';
import { benchStory, stateStory } from '../state-story.tsx';

const meta = { title: 'Workbench/Session', parameters: { contract: 'session' } } satisfies Meta;
export default meta;

export const Workbench = benchStory(session);

export const Fetching = stateStory(session, 'fetching');
export const SignedIn = stateStory(session, 'signedIn');
export const SignedOut = stateStory(session, 'signedOut');
export const Failed = stateStory(session, 'failed');
