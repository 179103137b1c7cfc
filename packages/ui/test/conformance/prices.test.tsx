import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { DefaultListing } from '../../src/catalogue/listing/listing.tsx';
import { DefaultSearchForm } from '../../src/catalogue/search/search-form.tsx';
import { DefaultTrekCard } from '../../src/catalogue/trek-card/trek-card.tsx';
import { BookingPanel } from '../../src/sales/booking/panel/booking-panel.tsx';
import { ready } from '../../src/testing/remote.ts';
import { storyRegions, storyTrek, storyTreks } from '../../src/testing/story-treks.ts';
import { HostPage } from './around.tsx';

afterEach(cleanup);

const inFrancs = (usd: number, locale: string) => `CHF ${usd.toLocaleString(locale)}`;
const listing = {
  data: ready(storyTreks),
  regions: ready(storyRegions),
  countries: ['Nepal'],
  query: 'minPrice=1000&maxPrice=3000',
  onQueryChange: () => {},
};
const PARTS: Record<string, ReactNode> = {
  TrekCard: <DefaultTrekCard trek={storyTrek} />,
  DefaultListing: <DefaultListing {...listing} />,
  SearchForm: <DefaultSearchForm countries={[]} activities={[]} />,
  BookingPanel: (
    <BookingPanel trek={storyTrek} travelers={2} onTravelersChange={() => {}} onBook={() => {}} onIntent={() => {}} />
  ),
};

test.each(Object.entries(PARTS))('%s formats prices as the host does', (_, part) => {
  const { container } = render(
    <HostPage formatPrice={inFrancs} locale="de-CH">
      {part}
    </HostPage>,
  );
  expect(container.innerHTML).toContain('CHF');
  expect(container.textContent).not.toMatch(/\$\s?\d|\d\s?\$/);
});

test('no part formats a price itself', () => {
  const src = join(import.meta.dirname, '../../src');
  const parts = globSync('**/*.tsx', { cwd: src }).filter((file) => !file.includes('.stories.'));
  expect(parts.length).toBeGreaterThan(50);
  const writers = parts.filter((file) =>
    /format(Ungrouped)?Usd\(|currency:/.test(readFileSync(join(src, file), 'utf8')),
  );
  expect(writers).toEqual([]);
});
