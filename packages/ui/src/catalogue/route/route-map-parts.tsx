'use client';
import { useMemo } from 'react';
import type { ItineraryDay } from '../../api/trek.ts';
import { createRequiredContext, useRequiredContext } from '../../core/internal/required-context.tsx';
import { withRef } from '../../core/internal/with-ref.ts';
import { useLocale, useTexts } from '../../core/texts/language.ts';
import { formatKilometers, formatList } from '../../kit/format.ts';
import { Heading } from '../../kit/heading.tsx';
import { createPart, type PartProps } from '../../kit/part.tsx';
import { type PartIds, useIdOf, useOwnId, usePartIds } from '../../kit/part-ids.ts';
import { layOutRoute } from './route.rules.ts';
import { routeMapAnatomy as anatomy } from './walk.anatomy.ts';
import { walkTexts } from './walk.texts.ts';

interface RouteMapContextValue {
  route: NonNullable<ReturnType<typeof layOutRoute>>;
  ids: PartIds;
}

const RouteMapContext = createRequiredContext<RouteMapContextValue>('Route.Root');
const useRoute = () => useRequiredContext(RouteMapContext);

const Figure = createPart('figure', anatomy, 'root', () => ({ 'aria-labelledby': useIdOf(useRoute().ids, 'title') }));

export interface RouteMapRootProps extends PartProps<'figure'> {
  days: readonly ItineraryDay[];
}

/** The figure, which gives its route to the parts in it. Nothing where there are too few coordinates. */
export const Root = withRef(function RouteMapRoot({ days, ...figure }: RouteMapRootProps) {
  const ids = usePartIds();
  const route = useMemo(() => layOutRoute(days), [days]);
  const shared = useMemo(() => (route ? { route, ids } : null), [route, ids]);
  if (!shared) return null;
  return (
    <RouteMapContext.Provider value={shared}>
      <Figure {...figure} />
    </RouteMapContext.Provider>
  );
});

/** The heading, with the way in one sentence. */
export const Title = createPart('figcaption', anatomy, 'title', (host) => {
  const messages = useTexts(walkTexts);
  const { route, ids } = useRoute();
  const { stops, order } = route;
  const [first, last] = [stops[order[0] ?? 0], stops[order.at(-1) ?? 0]];
  return {
    id: useOwnId(ids, 'title', host),
    children: (
      <>
        <Heading level={2} below={1}>
          {messages.route}
        </Heading>
        <p>{messages.routeSummary(first?.place ?? '', last?.place ?? '', stops.length)}</p>
      </>
    ),
  };
});

const Stop = createPart('span', anatomy, 'stop');
const StopLabel = createPart('span', anatomy, 'stop-label');
const Scale = createPart('span', anatomy, 'scale');

/** The drawing, in the proportions of the land. */
export const Drawing = createPart('div', anatomy, 'map', () => ({
  style: { aspectRatio: `1 / ${useRoute().route.ratio.toFixed(3)}` },
  'aria-hidden': true,
  children: <RouteLine />,
}));

function RouteLine() {
  const messages = useTexts(walkTexts);
  const { stops, order, scale } = useRoute().route;
  const locale = useLocale();
  const line = order.map((index) => `${stops[index]?.x.toFixed(2)} ${stops[index]?.y.toFixed(2)}`).join('L');
  return (
    <>
      <svg {...anatomy.attributes('drawing')} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d={`M${line}`} />
      </svg>
      {stops.map((stop) => (
        <Stop
          key={stop.days[0]}
          style={{ left: `${stop.x}%`, top: `${stop.y}%` }}
          title={messages.stop(stop.days, stop.place)}
        >
          {stop.isNamed && <StopLabel data-side={stop.x > 60 ? 'end' : 'start'}>{stop.place}</StopLabel>}
        </Stop>
      ))}
      <Scale style={{ width: `${scale.percent}%` }}>{formatKilometers(scale.kilometers, locale)}</Scale>
    </>
  );
}

/** Says that the drawing is no map to walk by; and which places are not on it. */
export const Note = createPart('p', anatomy, 'note', () => {
  const messages = useTexts(walkTexts);
  const locale = useLocale();
  const { missing } = useRoute().route;
  const places = missing.length > 0 && messages.notOnMap(formatList(missing, locale));
  return { children: [`${messages.north}.`, messages.routeNote, places].filter(Boolean).join(' ') };
});
