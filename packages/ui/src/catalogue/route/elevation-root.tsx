'use client';
import { useMemo } from 'react';
import type { ItineraryDay } from '../../api/trek.ts';
import { createRequiredContext, useRequiredContext } from '../../core/internal/required-context.tsx';
import { withRef } from '../../core/internal/with-ref.ts';
import { useLocale, useTexts } from '../../core/texts/language.ts';
import { formatMeters } from '../../kit/format.ts';
import { Heading } from '../../kit/heading.tsx';
import { createPart, type PartProps } from '../../kit/part.tsx';
import { type PartIds, useIdOf, useOwnId, usePartIds } from '../../kit/part-ids.ts';
import { type Night, readNights } from './acclimatization.rules.ts';
import { elevationProfileAnatomy as anatomy } from './route.anatomy.ts';
import { routeTexts } from './route.texts.ts';
import { type ActiveDayProps, useActiveDay } from './use-active-day.ts';

interface ElevationContextValue {
  nights: readonly Night[];
  /** Meters above sea level. */
  lowest: number;
  highest: number;
  /** The night that is shown; null: none, or it has no night. */
  active: Night | null;
  choose: (day: number) => void;
  dayHref: ((day: number) => string) | undefined;
  ids: PartIds;
}

const ElevationContext = createRequiredContext<ElevationContextValue>('ElevationProfile.Root');

/** The nights that a part shows. */
export const useElevation = () => useRequiredContext(ElevationContext);

const Figure = createPart('figure', anatomy, 'root', () => ({
  'aria-labelledby': useIdOf(useElevation().ids, 'title'),
}));

export interface ElevationRootProps extends PartProps<'figure'>, ActiveDayProps {
  days: readonly ItineraryDay[];
  /** The address of a day, for links. Default: there are none. */
  dayHref?: ((day: number) => string) | undefined;
}

/** The figure, which gives its nights to the parts in it. Nothing for fewer than two nights. */
export const Root = withRef(function ElevationProfileRoot({
  days,
  dayHref,
  activeDay: given,
  onActiveDayChange,
  ...figure
}: ElevationRootProps) {
  const ids = usePartIds();
  const [activeDay, choose] = useActiveDay({ activeDay: given, onActiveDayChange });
  const profile = useMemo(() => {
    const nights = readNights(days);
    const altitudes = nights.map(({ altitude }) => altitude);
    return { nights, lowest: Math.min(...altitudes), highest: Math.max(...altitudes) };
  }, [days]);
  if (profile.nights.length < 2) return null;
  const active = profile.nights.find(({ day }) => day === activeDay) ?? null;
  return (
    <ElevationContext.Provider value={{ ...profile, active, choose, dayHref, ids }}>
      <Figure {...figure} />
    </ElevationContext.Provider>
  );
});

/** The heading, with the walk in one sentence. */
export const Title = createPart('figcaption', anatomy, 'title', (host) => {
  const messages = useTexts(routeTexts);
  const locale = useLocale();
  const { nights, lowest, highest, ids } = useElevation();
  return {
    id: useOwnId(ids, 'title', host),
    children: (
      <>
        <Heading level={2} below={1}>
          {messages.profile}
        </Heading>
        <p>{messages.profileSummary(nights.length, formatMeters(lowest, locale), formatMeters(highest, locale))}</p>
      </>
    ),
  };
});
