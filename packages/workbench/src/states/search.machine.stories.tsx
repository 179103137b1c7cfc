import type { Meta } from '@storybook/react-vite';
import { search } from '../machines/search.ts';
import { benchStory, stateStory } from '../state-story.tsx';

const meta = { title: 'Workbench/Search', parameters: { contract: 'search' } } satisfies Meta;
export default meta;

export const Workbench = benchStory(search);

export const ViewportSmall = stateStory(search, 'viewport.small');
export const ViewportLarge = stateStory(search, 'viewport.large');
export const ModeSimple = stateStory(search, 'mode.simple');
export const ModeAdvanced = stateStory(search, 'mode.advanced');
export const FormEditing = stateStory(search, 'form.editing');
export const FormInvalid = stateStory(search, 'form.invalid');
export const FormSubmitted = stateStory(search, 'form.submitted');
