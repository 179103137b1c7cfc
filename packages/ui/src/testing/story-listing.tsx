import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn, within } from 'storybook/test';
import { DefaultListing, type DefaultListingProps } from '../catalogue/listing/listing.tsx';
import { ready } from './remote.ts';
import { storyCountries, storyRegions, storyTreks } from './story-treks.ts';

export type StoryCanvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];

export const listingArgs = {
  data: ready(storyTreks),
  regions: ready(storyRegions),
  countries: storyCountries,
  query: '',
  onQueryChange: fn(),
} satisfies DefaultListingProps;

/** The listing of a host that keeps its query, as an address does. */
export function ListingExample({ query: initial, onQueryChange, ...listing }: DefaultListingProps) {
  const [query, setQuery] = useState(initial);
  const [write] = useState(() => (next: string, mode: 'push' | 'replace') => {
    setQuery(next);
    onQueryChange(next, mode);
  });
  return <DefaultListing {...listing} query={query} onQueryChange={write} />;
}

export const titles = (canvas: StoryCanvas) =>
  canvas.queryAllByRole('heading', { level: 3 }).map((title) => title.textContent);

/** The filters' panel. Its fields come late. */
export const filters = async (canvas: StoryCanvas) => within(await canvas.findByRole('form', { name: 'Filters' }));
