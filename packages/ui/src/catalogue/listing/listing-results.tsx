'use client';
import { requestOf } from '../../api/api-error.ts';
import { requestLine } from '../../api/failure.tsx';
import type { TrekSummary } from '../../api/trek.ts';
import { useFailureText } from '../../api/use-failure-text.ts';
import { mergeProps } from '../../core/internal/merge-props.ts';
import { withRef } from '../../core/internal/with-ref.ts';
import { useTexts } from '../../core/texts/language.ts';
import { Button } from '../../kit/button.tsx';
import { HeadingScope } from '../../kit/heading.tsx';
import { createPart } from '../../kit/part.tsx';
import { Status, type StatusProps } from '../../kit/status.tsx';
import { DefaultTrekCard } from '../trek-card/index.ts';
import { trekCardTexts } from '../trek-card/trek-card.texts.ts';
import { listingAnatomy as anatomy } from './listing.anatomy.ts';
import { listingTexts } from './listing.texts.ts';
import { type ListingContextValue, useListingContext } from './listing-context.tsx';

/** The cards; where more can't be had, those that are there. */
export const ListingResults = createPart('div', anatomy, 'results', () => {
  const { phase, shown, view, renderCard } = useListingContext();
  if (phase !== 'found' && (phase !== 'failed' || shown.length === 0)) return null;
  const cards = shown.map((trek, index) =>
    renderCard ? (
      <HostCard key={trek.id} {...{ renderCard, trek, view }} />
    ) : (
      <DefaultTrekCard key={trek.id} trek={trek} layout={view} priority={index < 3} />
    ),
  );
  return { 'data-view': view, children: <HeadingScope levels={2}>{cards}</HeadingScope> };
});

interface HostCardProps {
  renderCard: NonNullable<ListingContextValue['renderCard']>;
  trek: TrekSummary;
  view: 'grid' | 'list';
}

const HostCard = ({ renderCard, trek, view }: HostCardProps) => renderCard(trek, view);

/** Says that the treks are on their way. */
export const ListingLoading = createPart('p', anatomy, 'loading', () => {
  const cardTexts = useTexts(trekCardTexts);
  const { phase } = useListingContext();
  return phase === 'loading' ? { role: 'status', children: cardTexts.loadingTreks } : null;
});

const Skeleton = createPart('div', anatomy, 'skeleton');

/** Keeps the room of the cards while the treks are on their way. */
export const ListingSkeletons = createPart('div', anatomy, 'results', () => {
  const { phase, view, pageSize } = useListingContext();
  if (phase !== 'loading') return null;
  // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other name.
  const cards = Array.from({ length: pageSize }, (_, index) => <Skeleton key={index} />);
  return { 'data-view': view, 'aria-hidden': true, children: cards };
});

/** Says that the treks did not come, and asks for them again. */
export const ListingFailed = withRef(function ListingFailed(props: Partial<StatusProps>) {
  const cardTexts = useTexts(trekCardTexts);
  const messages = useTexts(listingTexts);
  const { phase, message, retry } = useListingContext();
  const failureText = useFailureText();
  if (phase !== 'failed') return null;
  const action = <Button onClick={retry}>{cardTexts.tryAgain}</Button>;
  const title = messages.loadError(failureText(message ?? ''));
  return <Status {...mergeProps({ kind: 'error', title, text: requestLine(requestOf(message)), action }, props)} />;
});

/** Says that there are no treks at all. */
export const ListingEmpty = withRef(function ListingEmpty(props: Partial<StatusProps>) {
  const cardTexts = useTexts(trekCardTexts);
  const { phase } = useListingContext();
  return phase === 'empty' ? <Status {...mergeProps({ title: cardTexts.noTreks }, props)} /> : null;
});
