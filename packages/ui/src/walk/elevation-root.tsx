'use client';
import { useId, useMemo } from 'react';
import type { ItineraryDay } from '../api/trek.ts';
import { useLocale } from '../internal/language.ts';
import { createRequiredContext, useRequiredContext } from '../internal/required-context.tsx';
import { withRef } from '../internal/with-ref.ts';
import { formatMeters } from '../kit/format.ts';
import { Heading } from '../kit/heading.tsx';
import { createPart, type PartProps } from '../kit/part.tsx';
import { type Night, readNights } from './acclimatisation.rules.ts';
import { useWalkMessages } from './use-walk-messages.ts';
import { elevationProfileAnatomy as anatomy } from './walk.anatomy.ts';

interface ElevationContextValue {
  nights: readonly Night[];
  /** Metres above the sea. */
  lowest: number;
  highest: number;
  titleId: string;
}

const ElevationContext = createRequiredContext<ElevationContextValue>('Elevation.Root');

/** The nights that a part shows. */
export const useElevation = () => useRequiredContext(ElevationContext);

const Figure = createPart('figure', anatomy, 'root', () => ({ 'aria-labelledby': useElevation().titleId }));

export interface ElevationRootProps extends PartProps<'figure'> {
  days: readonly ItineraryDay[];
}

/** The figure, which gives its nights to the parts in it. Nothing for fewer than two nights. */
export const Root = withRef(function ElevationRoot({ days, ...figure }: ElevationRootProps) {
  const titleId = useId();
  const profile = useMemo(() => {
    const nights = readNights(days);
    const altitudes = nights.map(({ altitude }) => altitude);
    return { nights, lowest: Math.min(...altitudes), highest: Math.max(...altitudes), titleId };
  }, [days, titleId]);
  if (profile.nights.length < 2) return null;
  return (
    <ElevationContext.Provider value={profile}>
      <Figure {...figure} />
    </ElevationContext.Provider>
  );
});

/** The heading, with the walk in one sentence. */
export const Title = createPart('figcaption', anatomy, 'title', () => {
  const messages = useWalkMessages();
  const locale = useLocale();
  const { nights, lowest, highest, titleId } = useElevation();
  return {
    id: titleId,
    children: (
      <>
        <Heading alone={2} below={1}>
          {messages.profile}
        </Heading>
        <p>{messages.profileSummary(nights.length, formatMeters(lowest, locale), formatMeters(highest, locale))}</p>
      </>
    ),
  };
});
