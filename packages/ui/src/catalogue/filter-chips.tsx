'use client';
import { Icon } from '../kit/icon.tsx';
import { createPart } from '../kit/part.tsx';
import type { ActiveFilter } from './active-filters.rules.ts';
import { trekListingAnatomy as anatomy } from './catalogue.anatomy.ts';
import { catalogueMessages as messages } from './catalogue.messages.ts';
import type { TrekFilters } from './listing.rules.ts';

const Chips = createPart('ul', anatomy, 'chips');
const Chip = createPart('button', anatomy, 'chip');

export interface FilterChipsProps {
  filters: readonly ActiveFilter[];
  /** Lifts one filter at once. */
  onRemove: (without: Partial<TrekFilters>) => void;
}

/** The filters in force as chips, each with a way to lift it. */
export function FilterChips({ filters, onRemove }: FilterChipsProps) {
  if (filters.length === 0) return null;
  return (
    <Chips aria-label={messages.activeFilters}>
      {filters.map(({ name, label, without }, index) => (
        <li key={name}>
          <Chip
            type="button"
            aria-label={messages.removeFilter(label)}
            onClick={(event) => {
              focusNeighbour(event.currentTarget, index);
              onRemove(without);
            }}
          >
            {label} <Icon name="close" />
          </Chip>
        </li>
      ))}
    </Chips>
  );
}

/** The pressed chip goes away: the focus moves to the next one, or to what stands before the chips. */
function focusNeighbour(chip: HTMLElement, index: number): void {
  const list = chip.closest('ul');
  const chips = [...(list?.querySelectorAll<HTMLElement>('button') ?? [])];
  const next = chips[index + 1] ?? chips[index - 1];
  if (next) next.focus();
  else list?.closest('section')?.querySelector<HTMLElement>('select')?.focus();
}
