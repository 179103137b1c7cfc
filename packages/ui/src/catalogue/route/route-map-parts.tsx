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

/** The drawing, in the proportions of the land. */
export const Drawing = createPart('div', anatomy, 'map', () => ({ 'aria-hidden': true, children: <RouteLine /> }));

const percent = (value: number) => `${value.toFixed(2)}%`;

/** Positions are SVG attributes: a strict content policy allows no `style` in a server's markup. */
function RouteLine() {
  const messages = useTexts(walkTexts);
  const { stops, order, scale, ratio } = useRoute().route;
  const locale = useLocale();
  const height = 100 * ratio;
  const pointOf = (index: number) => {
    const { x, y } = stops[index] ?? { x: 0, y: 0 };
    return `${x.toFixed(2)} ${((y / 100) * height).toFixed(2)}`;
  };
  const { percent: length, kilometers } = scale;
  return (
    <>
      <svg {...anatomy.attributes('drawing')} viewBox={`0 0 100 ${height.toFixed(2)}`} aria-hidden="true">
        <path d={`M${order.map(pointOf).join('L')}`} />
      </svg>
      <svg {...anatomy.attributes('marks')} direction="ltr" aria-hidden="true">
        {stops.map(({ days, place, x, y }) => (
          <circle key={days[0]} {...anatomy.attributes('stop')} cx={percent(x)} cy={percent(y)} r="4">
            <title>{messages.stop(days, place)}</title>
          </circle>
        ))}
        {stops
          .filter(({ isNamed }) => isNamed)
          .map(({ days, place, x, y }) => (
            <text
              key={days[0]}
              {...anatomy.attributes('stop-label')}
              x={percent(x)}
              y={percent(y)}
              dx={x > 60 ? -12 : 12}
              dy="0.35em"
              textAnchor={x > 60 ? 'end' : 'start'}
            >
              {place}
            </text>
          ))}
        <svg {...anatomy.attributes('scale')} x="-16" y="-12" overflow="visible" aria-hidden="true">
          <line x1={percent(100 - length)} x2="100%" y1="100%" y2="100%" />
          <text x={percent(100 - length / 2)} y="100%" dy="-5" textAnchor="middle">
            {formatKilometers(kilometers, locale)}
          </text>
        </svg>
      </svg>
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
