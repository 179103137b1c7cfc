'use client';
import { useEffect, useState } from 'react';
import type { Trek } from '../../api/trek.ts';
import { withRef } from '../../core/internal/with-ref.ts';
import { createPart, type PartProps } from '../../kit/part.tsx';
import { usePorts } from '../../provider/trek-provider.tsx';
import { trekPageAnatomy as anatomy } from './trek-page.anatomy.ts';
import { ActiveDayProvider, TrekPageProvider } from './trek-page-context.tsx';

const Article = createPart('article', anatomy, 'root');

interface TrekPageRootProps extends PartProps<'article'> {
  /** The trek, as the client of `@trek/ui/api` reads it. */
  trek: Trek;
  /** Each day has an id of its own, `day-5`, for links: if the trek is the only one on the page. Default false. */
  hasAnchors?: boolean | undefined;
}

/** The page of a trek, which gives it to the parts in it. */
export const Root = withRef(function TrekPageRoot({ trek, hasAnchors = false, ...article }: TrekPageRootProps) {
  const { onEvent } = usePorts();
  const [activeDay, onActiveDayChange] = useState<number | null>(null);
  const { id: trekId, slug, title, priceUsd } = trek;
  useEffect(
    () => onEvent({ type: 'trek:view', detail: { v: 1, trekId, slug, title, priceUsd } }),
    [onEvent, trekId, slug, title, priceUsd],
  );
  return (
    <TrekPageProvider value={{ trek, hasAnchors }}>
      <ActiveDayProvider value={{ activeDay, onActiveDayChange }}>
        <Article {...article} />
      </ActiveDayProvider>
    </TrekPageProvider>
  );
});

/** Story and booking beside each other. */
export const Layout = createPart('div', anatomy, 'layout');

/** Everything there is to read. */
export const Story = createPart('div', anatomy, 'story');

/** Beside the story: the booking panel. */
export const Aside = createPart('aside', anatomy, 'aside');
