import type { Meta } from '@storybook/react-vite';
import { googleCallback } from '../machines/google-callback.ts';
import { benchStory, stateStory } from '../state-story.tsx';

const meta = { title: 'Workbench/Google Callback', parameters: { contract: 'googleCallback' } } satisfies Meta;
export default meta;

export const Workbench = benchStory(googleCallback);

export const Accepted = stateStory(googleCallback, 'accepted');
export const Rejected = stateStory(googleCallback, 'rejected');
export const Ignored = stateStory(googleCallback, 'ignored');
export const Unproven = stateStory(googleCallback, 'unproven');
