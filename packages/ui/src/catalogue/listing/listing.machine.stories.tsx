import type { Meta } from '@storybook/react-vite';
import { listing } from '../../../../workbench/src/machines/listing.ts';
import { benchStory, stateStory } from '../../../../workbench/src/state-story.tsx';

const meta = { title: 'Workbench/Listing', parameters: { contract: 'listing' } } satisfies Meta;
export default meta;

export const Workbench = benchStory(listing);

export const Closed = stateStory(listing, 'closed');
export const Open = stateStory(listing, 'open');
