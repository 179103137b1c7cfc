import type { Meta } from '@storybook/react-vite';
import { failures } from '../failures.ts';
import { form } from '../machines/form.ts';
import { documentOf } from '../script-document.ts';
import { benchStory, scriptStory, stateStory } from '../state-story.tsx';

const meta = { title: 'Workbench/Form', parameters: { contract: 'form' } } satisfies Meta;
export default meta;

export const Workbench = benchStory(form);

export const Editing = stateStory(form, 'editing');
export const Submitting = stateStory(form, 'submitting');
export const Failed = stateStory(form, 'failed');
export const Succeeded = stateStory(form, 'succeeded');

/** An answer that no one can read has a text, too. */
export const AnAnswerThatIsNone = scriptStory(
  form,
  { says: 'Something went wrong', insteadOf: '' },
  documentOf(form, {
    script: [...(form.states.submitting?.script ?? []), { settle: 'submit', ...failures.malformed }],
  }),
);
