import type { Meta } from '@storybook/react-vite';
import { passwordChange } from '../machines/password-change.ts';
import { benchStory, stateStory } from '../state-story.tsx';

const meta = { title: 'Workbench/Password Change', parameters: { contract: 'passwordChange' } } satisfies Meta;
export default meta;

export const Workbench = benchStory(passwordChange);

export const Closed = stateStory(passwordChange, 'closed');
export const OpenEditing = stateStory(passwordChange, 'open.editing');
export const OpenSubmitting = stateStory(passwordChange, 'open.submitting');
export const OpenFailed = stateStory(passwordChange, 'open.failed');
export const OpenSucceeded = stateStory(passwordChange, 'open.succeeded');
