import type { Meta } from '@storybook/react-vite';
import { form } from '../machines/form.ts';
import { benchStory, stateStory } from '../state-story.tsx';

const meta = { title: 'Workbench/Form', parameters: { contract: 'form' } } satisfies Meta;
export default meta;

export const Workbench = benchStory(form);

export const Editing = stateStory(form, 'editing');
export const Submitting = stateStory(form, 'submitting');
export const Failed = stateStory(form, 'failed');
export const Succeeded = stateStory(form, 'succeeded');
