import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NO_FILTERS, type TrekFilters } from './listing.rules.ts';
import {
  type FiltersChoice,
  type ListingPanel,
  type PanelEvent,
  panelChoice,
  panelReducer,
} from './listing-panel.rules.ts';
import { readListingQuery } from './listing-query.ts';

const nepal: TrekFilters = { ...NO_FILTERS, country: 'nepal' };
/** The filters in an earlier step of the history. */
const earlier: TrekFilters = { ...NO_FILTERS, isPopular: true };

/** A panel after some events, and what they chose. */
function play(filters: TrekFilters, ...events: PanelEvent[]) {
  let panel: ListingPanel = { draft: filters, isOpen: false };
  const choices: FiltersChoice[] = [];
  for (const event of events) {
    const choice = panelChoice(panel, event);
    if (choice) choices.push(choice);
    panel = panelReducer(panel, event);
  }
  return { ...panel, choices };
}

const draft = (filters: Partial<TrekFilters>): PanelEvent => ({ type: 'draft.change', filters });
const chosen = (filters: Partial<TrekFilters>): FiltersChoice => ({ type: 'filters.choose', filters });

describe('the draft', () => {
  test('L8: chooses nothing before it is applied', () => {
    const drafted = draft({ country: 'bhutan' });
    expect(play(nepal, drafted)).toMatchObject({ draft: { country: 'bhutan' }, choices: [] });
    expect(play(nepal, drafted, { type: 'filters.apply' }).choices).toEqual([
      chosen({ ...NO_FILTERS, country: 'bhutan' }),
    ]);
  });

  test.each<[string, PanelEvent, boolean, string | null]>([
    ['applying it closes the drawer', { type: 'filters.apply' }, false, 'bhutan'],
    ['resetting it leaves the drawer open', { type: 'filters.reset' }, true, null],
    ['closing the drawer keeps it', { type: 'drawer.close' }, false, 'bhutan'],
  ])('%s', (_, event, isOpen, country) => {
    const panel = play(nepal, { type: 'drawer.open' }, draft({ country: 'bhutan' }), event);
    expect([panel.isOpen, panel.draft.country]).toEqual([isOpen, country]);
  });

  test('L5: keeps a single duration until the slider is touched', () => {
    const { filters } = readListingQuery(new URLSearchParams('duration=7'));
    expect(play(filters, draft({ keyword: 'lake' })).draft.days).toEqual({ from: 7, to: 7 });
    expect(play(filters, draft({ days: { from: null, to: 9 } })).draft.days).toEqual({ from: null, to: 9 });
  });

  test('is cleared together with the active filters', () => {
    const panel = play(nepal, draft({ keyword: 'base camp' }), { type: 'filters.reset' });
    expect([panel.draft, panel.choices]).toEqual([NO_FILTERS, [chosen(NO_FILTERS)]]);
  });

  test('keeps unapplied choices when another filter is removed from the list', () => {
    const panel = play(nepal, draft({ keyword: 'lake' }), { type: 'filters.change', filters: { country: null } });
    expect([panel.draft, panel.choices]).toEqual([{ ...NO_FILTERS, keyword: 'lake' }, [chosen({ country: null })]]);
  });

  test('L7: follows an address that changes from outside, and chooses nothing', () => {
    const panel = play(nepal, { type: 'drawer.open' }, draft({ country: 'bhutan' }), {
      type: 'address.change',
      filters: earlier,
    });
    expect(panel).toEqual({ draft: earlier, isOpen: true, choices: [] });
  });
});

test('each choice is in the draft too, and only its buttons open or close the drawer, whatever the order of events', () => {
  const event = fc.constantFrom<PanelEvent>(
    draft({ country: 'nepal' }),
    { type: 'filters.apply' },
    { type: 'filters.change', filters: { country: null } },
    { type: 'filters.reset' },
    { type: 'address.change', filters: earlier },
    { type: 'drawer.open' },
    { type: 'drawer.close' },
  );
  const drawer: Partial<Record<PanelEvent['type'], boolean>> = {
    'drawer.open': true,
    'drawer.close': false,
    'filters.apply': false,
  };
  fc.assert(
    fc.property(fc.array(event), event, (events, last) => {
      const before = play(nepal, ...events);
      const after = panelReducer(before, last);
      const choice = panelChoice(before, last);
      expect(choice !== null).toBe(['filters.apply', 'filters.change', 'filters.reset'].includes(last.type));
      expect(after.draft).toMatchObject(choice?.filters ?? {});
      expect(after.isOpen).toBe(drawer[last.type] ?? before.isOpen);
    }),
  );
});
