import type { Meta } from '@storybook/react-vite';
import { megaMenu } from '../machines/mega-menu.ts';
import { benchStory, stateStory } from '../state-story.tsx';

const meta = { title: 'Workbench/Mega Menu', parameters: { contract: 'megaMenu' } } satisfies Meta;
export default meta;

export const Workbench = benchStory(megaMenu);

export const Cold = stateStory(megaMenu, 'cold');
export const Opening = stateStory(megaMenu, 'opening');
export const Open = stateStory(megaMenu, 'open');
export const Closing = stateStory(megaMenu, 'closing');
export const Warm = stateStory(megaMenu, 'warm');
