'use client';
import { useTexts } from '../../core/texts/language.ts';
import { createPart } from '../../kit/part.tsx';
import { usePorts } from '../../provider/trek-provider.tsx';
import { filterPanelTexts } from './filters/filter-panel.texts.ts';
import { listingAnatomy as anatomy } from './listing.anatomy.ts';
import { useListingContext } from './listing-context.tsx';
import { useDidYouMean } from './use-did-you-mean.ts';

/** Treks that a keyword may have meant which no title has; absent where there are none. */
export const ListingDidYouMean = createPart('div', anatomy, 'did-you-mean', () => {
  const messages = useTexts(filterPanelTexts);
  const { Link, paths } = usePorts();
  const { phase, applied } = useListingContext();
  const treks = useDidYouMean(phase === 'unmatched' ? applied.keyword : '');
  if (treks.length === 0) return null;
  return {
    children: (
      <>
        <p>{messages.didYouMean}</p>
        {treks.map(({ slug, title, match }) => (
          <p key={slug}>
            <Link href={paths.trek(slug)}>{title}</Link>
            <span>{match && ` · ${match}`}</span>
          </p>
        ))}
      </>
    ),
  };
});
