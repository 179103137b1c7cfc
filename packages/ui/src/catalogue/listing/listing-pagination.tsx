'use client';
import { Fragment, type MouseEvent } from 'react';
import { hasModifier } from '../../core/internal/has-modifier.ts';
import { useTexts } from '../../core/texts/language.ts';
import { createPart } from '../../kit/part.tsx';
import { usePorts } from '../../provider/trek-provider.tsx';
import { listingAnatomy as anatomy } from './listing.anatomy.ts';
import { pageWindow } from './listing.rules.ts';
import { listingTexts } from './listing.texts.ts';
import { useListingContext } from './listing-context.tsx';
import { writeListingQuery } from './listing-query.ts';

const Link = createPart('a', anatomy, 'page-link');

/** The pages of what was found; nothing where there is one. */
export const ListingPagination = createPart('nav', anatomy, 'pagination', () => {
  const messages = useTexts(listingTexts);
  const { phase, page, pages } = useListingContext();
  if (phase !== 'found' || pages === 1) return null;
  const children = pageWindow(page, pages).map((number, position, numbers) => (
    <Fragment key={number}>
      {number - (numbers[position - 1] ?? 0) > 1 && <span aria-hidden="true">…</span>}
      <PageLink number={number} />
    </Fragment>
  ));
  return { 'aria-label': messages.pages, children };
});

/** A link, so that every page of the list can be reached without scripts and opened in a new tab. */
function PageLink({ number }: { number: number }) {
  const messages = useTexts(listingTexts);
  const { paths } = usePorts();
  const { applied, sort, view, page, choosePage, heading } = useListingContext();
  return (
    <Link
      href={`${paths.treks ?? ''}?${writeListingQuery({ filters: applied, sort, view, page: number })}`}
      aria-label={messages.page(number)}
      aria-current={number === page ? 'page' : undefined}
      onClick={(event: MouseEvent) => {
        if (hasModifier(event) || event.button !== 0) return;
        event.preventDefault();
        choosePage(number);
        // The treks of that page begin there; the view goes to the top with them.
        heading.current?.focus({ preventScroll: true });
      }}
    >
      {number}
    </Link>
  );
}
