import type { Meta } from '@storybook/react-vite';
import { chat } from '../machines/chat.ts';
import { benchStory, stateStory } from '../state-story.tsx';

const meta = { title: 'Workbench/Chat', parameters: { contract: 'chat' } } satisfies Meta;
export default meta;

export const Workbench = benchStory(chat);

export const LauncherHidden = stateStory(chat, 'launcher.hidden');
export const LauncherBare = stateStory(chat, 'launcher.bare');
export const LauncherHint = stateStory(chat, 'launcher.hint');
export const LauncherSettled = stateStory(chat, 'launcher.settled');
export const PanelClosed = stateStory(chat, 'panel.closed');
export const PanelOpen = stateStory(chat, 'panel.open');
