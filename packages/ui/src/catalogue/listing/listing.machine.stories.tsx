import type { Meta } from '@storybook/react-vite';
import { listing } from '../../../../workbench/src/machines/listing.ts';
import { benchStory, stateStory } from '../../../../workbench/src/state-story.tsx';

const meta = { title: 'Workbench/Listing', parameters: { contract: 'listing' } } satisfies Meta;
export default meta;

export const Workbench = benchStory(listing);

export const DataLoading = stateStory(listing, 'data.loading');
export const DataFailed = stateStory(listing, 'data.failed');
export const DataReady = stateStory(listing, 'data.ready');
export const Criteria = stateStory(listing, 'criteria');
export const DrawerClosed = stateStory(listing, 'drawer.closed');
export const DrawerOpen = stateStory(listing, 'drawer.open');
export const ViewGrid = stateStory(listing, 'view.grid');
export const ViewList = stateStory(listing, 'view.list');
