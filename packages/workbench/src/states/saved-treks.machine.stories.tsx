import type { Meta } from '@storybook/react-vite';
import { savedTreks } from '../machines/saved-treks.ts';
import { benchStory, stateStory } from '../state-story.tsx';

const meta = { title: 'Workbench/Saved Treks', parameters: { contract: 'savedTreks' } } satisfies Meta;
export default meta;

export const Workbench = benchStory(savedTreks);

export const Waiting = stateStory(savedTreks, 'waiting');
export const Device = stateStory(savedTreks, 'device');
export const AccountSyncing = stateStory(savedTreks, 'account.syncing');
export const AccountSynced = stateStory(savedTreks, 'account.synced');
export const AccountUnsynced = stateStory(savedTreks, 'account.unsynced');
