'use client';
import { useTexts } from '../../../core/texts/language.ts';
import { Icon } from '../../../kit/icon.tsx';
import { createPart } from '../../../kit/part.tsx';
import { listingAnatomy as anatomy } from '../listing.anatomy.ts';
import { listingTexts } from '../listing.texts.ts';
import { useListingContext } from '../listing-context.tsx';
import type { ActiveFilter } from './active-filters.rules.ts';

const Chip = createPart('button', anatomy, 'chip');

/** The filters in force as chips, each with a way to lift it; nothing where there are none. */
export const ListingChips = createPart('ul', anatomy, 'chips', () => {
  const messages = useTexts(listingTexts);
  const { active } = useListingContext();
  if (active.length === 0) return null;
  return {
    'aria-label': messages.activeFilters,
    children: active.map((filter, index) => (
      <li key={filter.name}>
        <FilterChip filter={filter} index={index} />
      </li>
    )),
  };
});

function FilterChip({ filter: { label, without }, index }: { filter: ActiveFilter; index: number }) {
  const messages = useTexts(listingTexts);
  const { changeFilters } = useListingContext();
  return (
    <Chip
      type="button"
      aria-label={messages.removeFilter(label)}
      onClick={(event) => {
        focusNeighbor(event.currentTarget, index);
        changeFilters(without);
      }}
    >
      <span>{label}</span> <Icon name="close" />
    </Chip>
  );
}

/** The pressed chip goes away: the focus moves to the next one, or to the element before the chips. */
function focusNeighbor(chip: HTMLElement, index: number): void {
  const list = chip.closest('ul');
  const chips = [...(list?.querySelectorAll<HTMLElement>('button') ?? [])];
  const next = chips[index + 1] ?? chips[index - 1];
  if (next) next.focus();
  else list?.closest('section')?.querySelector<HTMLElement>('select')?.focus();
}
