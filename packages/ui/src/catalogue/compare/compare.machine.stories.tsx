import type { Meta } from '@storybook/react-vite';
import { compare } from '../../../../workbench/src/machines/compare.ts';
import { benchStory, stateStory } from '../../../../workbench/src/state-story.tsx';

const meta = { title: 'Workbench/Compare', parameters: { contract: 'compare' } } satisfies Meta;
export default meta;

export const Workbench = benchStory(compare);

export const Open = stateStory(compare, 'open');
export const Full = stateStory(compare, 'full');
export const Refused = stateStory(compare, 'refused');
