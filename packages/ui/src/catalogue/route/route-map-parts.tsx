'use client';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import type { ItineraryDay } from '../../api/trek.ts';
import { hasModifier } from '../../core/internal/has-modifier.ts';
import { createRequiredContext, useRequiredContext } from '../../core/internal/required-context.tsx';
import { useIsHydrated } from '../../core/internal/use-is-hydrated.ts';
import { withRef } from '../../core/internal/with-ref.ts';
import { useLocale, useTexts } from '../../core/texts/language.ts';
import { Button } from '../../kit/button.tsx';
import { formatKilometers, formatList, formatMeters } from '../../kit/format.ts';
import { Heading } from '../../kit/heading.tsx';
import { Icon } from '../../kit/icon.tsx';
import { createPart, type PartProps } from '../../kit/part.tsx';
import { type PartIds, useIdOf, useOwnId, usePartIds } from '../../kit/part-ids.ts';
import { toGpx } from './gpx.rules.ts';
import {
  arrowTo,
  edgeAnchor,
  type Label,
  type MapView,
  placeLabels,
  scaleOf,
  seenAt,
  viewAfterKey,
  WHOLE_MAP,
  ZOOM_STEP,
  zoomMap,
} from './map-view.rules.ts';
import { routeMapAnatomy as anatomy } from './route.anatomy.ts';
import { layOutRoute, type Route, type RouteStop } from './route.rules.ts';
import { routeTexts } from './route.texts.ts';
import { type ActiveDayProps, useActiveDay } from './use-active-day.ts';
import { useMapGestures } from './use-map-gestures.ts';

interface RouteMapContextValue {
  route: Route;
  days: readonly ItineraryDay[];
  name: string;
  view: MapView;
  setView: (next: (view: MapView) => MapView) => void;
  /** The place of each stop's name; null: there is no room for it. */
  labels: readonly (Label | null)[];
  activeDay: number | null;
  choose: (day: number) => void;
  ids: PartIds;
}

/** Kinds of points that are goals or passes. */
const HIGH = ['pass', 'summit', 'viewpoint', 'base camp'];

const RouteMapContext = createRequiredContext<RouteMapContextValue>('RouteMap.Root');
const useRoute = () => useRequiredContext(RouteMapContext);

const Figure = createPart('figure', anatomy, 'root', () => ({ 'aria-labelledby': useIdOf(useRoute().ids, 'title') }));

interface RouteMapRootProps extends PartProps<'figure'>, ActiveDayProps {
  days: readonly ItineraryDay[];
  /** The trek's title, for the file of the route. Default: the map's heading. */
  name?: string | undefined;
}

/** The figure, which gives its route to the parts in it. Nothing where there are too few coordinates. */
export const Root = withRef(function RouteMapMapRoot({
  days,
  name,
  activeDay: given,
  onActiveDayChange,
  ...figure
}: RouteMapRootProps) {
  const texts = useTexts(routeTexts);
  const ids = usePartIds();
  const [activeDay, choose] = useActiveDay({ activeDay: given, onActiveDayChange });
  const [view, setView] = useState(WHOLE_MAP);
  const route = useMemo(() => layOutRoute(days), [days]);
  const labels = useMemo(() => (route ? labelsOf(route, view) : []), [route, view]);
  if (!route) return null;
  const shared = { route, days, name: name ?? texts.route, view, setView, labels, activeDay, choose, ids };
  return (
    <RouteMapContext.Provider value={shared}>
      <Figure {...figure} />
    </RouteMapContext.Provider>
  );
});

/** The goal, both ends and the passes are named before the others: a night without a name has a number. */
function labelsOf({ stops, far, ratio }: Route, view: MapView): (Label | null)[] {
  const highest = stops.toSorted((one, other) => (other.altitude ?? 0) - (one.altitude ?? 0))[0];
  const last = stops.toSorted((one, other) => (other.days.at(-1) ?? 0) - (one.days.at(-1) ?? 0))[0];
  const first = [highest, stops[0], last].filter((stop) => stop !== undefined);
  const order = [...new Set([...first, ...stops.filter(({ kind }) => HIGH.includes(kind)), ...stops])];
  const placed = placeLabels(
    order.map((stop) => ({ ...seenAt(view, stop), text: stop.place })),
    ratio,
    view.zoom === 1 ? far.map((place) => ({ ...place, text: `→ ${place.place}, ${place.kilometers} km` })) : [],
  );
  return stops.map((stop) => placed[order.indexOf(stop)] ?? null);
}

/** The heading, with the way in one sentence. */
export const Title = createPart('figcaption', anatomy, 'title', (host) => {
  const messages = useTexts(routeTexts);
  const { route, days, ids } = useRoute();
  const nights = route.stops.filter((stop) => stop.days.length > 0);
  const shown = days.filter(({ day }) => nights.some((stop) => stop.days.includes(day)));
  const placeOf = (day: ItineraryDay | undefined) => nights.find((stop) => stop.days.includes(day?.day ?? 0))?.place;
  return {
    id: useOwnId(ids, 'title', host),
    children: (
      <>
        <Heading level={2} below={1}>
          {messages.route}
        </Heading>
        {days.length > 1 && (
          <p>{messages.routeSummary(placeOf(shown[0]) ?? '', placeOf(shown.at(-1)) ?? '', nights.length)}</p>
        )}
      </>
    ),
  };
});

/** The drawing, in the proportions of the land. It zooms by two fingers, the wheel with Ctrl, buttons and keys. */
export const Drawing = createPart('div', anatomy, 'drawing', () => {
  const messages = useTexts(routeTexts);
  const { view, setView } = useRoute();
  const isHydrated = useIsHydrated();
  const ref = useRef<HTMLDivElement>(null);
  useMapGestures(ref, setView);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = event.target === event.currentTarget && !hasModifier(event) ? viewAfterKey(view, event.key) : null;
    if (!next) return;
    event.preventDefault();
    setView(() => next);
  };
  return {
    ref,
    ...(isHydrated && { role: 'group', tabIndex: 0, 'aria-label': messages.mapKeys, onKeyDown }),
    children: (
      <>
        <RouteLines />
        <RouteMarks />
      </>
    ),
  };
});

const percent = (value: number) => `${value.toFixed(2)}%`;

/** Positions are SVG attributes: a strict content policy allows no `style` in a server's markup. */
function RouteLines() {
  const { route, view, activeDay } = useRoute();
  const height = 100 * route.ratio;
  const pointOf = (point: { x: number; y: number }) => {
    const { x, y } = seenAt(view, point);
    return `${x.toFixed(2)} ${((y / 100) * height).toFixed(2)}`;
  };
  return (
    <svg {...anatomy.attributes('lines')} viewBox={`0 0 100 ${height.toFixed(2)}`} aria-hidden="true">
      {route.lines.map(({ way, day, from, to }, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a route never change their order.
          key={index}
          data-way={way}
          data-active={day === activeDay ? '' : undefined}
          d={`M${pointOf(from)}L${pointOf(to)}`}
        />
      ))}
    </svg>
  );
}

function RouteMarks() {
  const { route, view, labels } = useRoute();
  return (
    <svg {...anatomy.attributes('marks')} direction="ltr" aria-hidden="true">
      {route.stops.map((stop, index) => (
        <StopMark key={keyOf(stop)} stop={stop} number={index + 1} isNamed={Boolean(labels[index])} />
      ))}
      <StopLabels />
      {view.zoom === 1 && <FarLabels />}
      <NorthAndScale />
    </svg>
  );
}

const keyOf = ({ kind, x, y }: RouteStop) => `${kind} ${x} ${y}`;

function StopLabels() {
  const { route, labels } = useRoute();
  return route.stops.map((stop, index) => {
    const label = labels[index];
    if (!label) return null;
    const place = { x: percent(label.x), y: percent(label.y), dy: '0.35em', textAnchor: label.anchor };
    return (
      <text key={keyOf(stop)} {...anatomy.attributes('stop-label')} {...place}>
        {`${stop.isApproximate ? '~ ' : ''}${stop.place}`}
      </text>
    );
  });
}

function FarLabels() {
  const messages = useTexts(routeTexts);
  const locale = useLocale();
  return useRoute().route.far.map(({ place, kilometers, x, y }) => (
    <text
      key={place}
      {...anatomy.attributes('far')}
      x={percent(x)}
      y={percent(y)}
      dy="0.35em"
      textAnchor={edgeAnchor(x)}
    >
      {`${arrowTo({ x, y })} ${messages.farAway(place, formatKilometers(kilometers, locale))}`}
    </text>
  ));
}

function NorthAndScale() {
  const messages = useTexts(routeTexts);
  const locale = useLocale();
  const { route, view } = useRoute();
  const scale = scaleOf(route.kilometers, view);
  return (
    <>
      <svg {...anatomy.attributes('north')} x="100%" y="0" overflow="visible" aria-hidden="true">
        <path d="M-18 30v-16m-5 6l5-6l5 6" />
        <text x="-18" y="44" textAnchor="middle">
          {messages.northSign}
        </text>
      </svg>
      <svg {...anatomy.attributes('scale')} x="-16" y="-12" overflow="visible" aria-hidden="true">
        <line x1={percent(100 - scale.percent)} x2="100%" y1="100%" y2="100%" />
        <text x={percent(100 - scale.percent / 2)} y="100%" dy="-5" textAnchor="middle">
          {formatKilometers(scale.kilometers, locale)}
        </text>
      </svg>
    </>
  );
}

function StopMark({ stop, number, isNamed }: { stop: RouteStop; number: number; isNamed: boolean }) {
  const messages = useTexts(routeTexts);
  const locale = useLocale();
  const { view, activeDay, choose } = useRoute();
  const { x, y } = seenAt(view, stop);
  const { days, place, altitude, kind } = stop;
  const title = [messages.stop(days, place), altitude !== null && formatMeters(altitude, locale)].filter(Boolean);
  const isHigh = HIGH.includes(kind);
  const isNight = days.length > 0;
  const hasNumber = isNight && !isNamed;
  return (
    <svg
      {...anatomy.attributes('stop')}
      data-kind={isHigh ? 'high' : kind}
      data-active={activeDay !== null && days.includes(activeDay) ? '' : undefined}
      x={percent(x)}
      y={percent(y)}
      overflow="visible"
      aria-hidden="true"
      onPointerEnter={() => days[0] !== undefined && choose(days[0])}
    >
      {isHigh ? <path d="M0 -7L7 5H-7z" /> : <circle r={hasNumber ? 8 : isNight ? 5 : 3} />}
      {hasNumber && (
        <text textAnchor="middle" dy="0.35em">
          {number}
        </text>
      )}
      <title>{title.join(', ')}</title>
    </svg>
  );
}

/** The buttons under the map: closer, farther, and the file of the route. Nothing without scripts. */
export const Controls = createPart('div', anatomy, 'controls', () =>
  useIsHydrated() ? { children: <ControlButtons /> } : null,
);

function ControlButtons() {
  const messages = useTexts(routeTexts);
  const { view, setView, days, name } = useRoute();
  // A watch or a map on the phone reads it.
  const download = () => {
    const address = URL.createObjectURL(new Blob([toGpx(name, days)], { type: 'application/gpx+xml' }));
    Object.assign(document.createElement('a'), { href: address, download: `${name}.gpx` }).click();
    URL.revokeObjectURL(address);
  };
  const zoom = (factor: number) => () => setView((current) => zoomMap(current, factor));
  return (
    <>
      <Button variant="secondary" aria-label={messages.zoomIn} onClick={zoom(ZOOM_STEP)}>
        <Icon name="plus" />
      </Button>
      <Button
        variant="secondary"
        aria-label={messages.zoomOut}
        aria-disabled={view.zoom === 1}
        onClick={zoom(1 / ZOOM_STEP)}
      >
        <Icon name="minus" />
      </Button>
      <Button variant="quiet" onClick={download}>
        {messages.downloadGpx}
      </Button>
    </>
  );
}

/** Says that the drawing is no map to walk by, and which names have no room on it. */
export const Note = createPart('p', anatomy, 'note', () => {
  const messages = useTexts(routeTexts);
  const locale = useLocale();
  const { route, labels } = useRoute();
  const { stops, missing } = route;
  const numbered = stops.flatMap(({ place, days }, index) =>
    labels[index] || days.length === 0 ? [] : [`${index + 1} ${place}`],
  );
  const sentences = [
    messages.routeNote,
    stops.some(({ isApproximate }) => isApproximate) && messages.approximate,
    numbered.length > 0 && messages.numbered(formatList(numbered, locale)),
    missing.length > 0 && messages.notOnMap(formatList(missing, locale)),
  ];
  return { children: sentences.filter(Boolean).join(' ') };
});

/** The same places as a table, to be opened. */
export const Table = createPart('details', anatomy, 'table', () => {
  const messages = useTexts(routeTexts);
  const locale = useLocale();
  const { stops, far } = useRoute().route;
  const rows = [
    ...stops.map(({ days, place, altitude, kind }) => ({ days, place, altitude, kind })),
    ...far.map(({ days, place }) => ({ days, place, altitude: null, kind: 'night' })),
  ];
  return {
    children: (
      <>
        <summary>{messages.mapAsTable}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{messages.place}</th>
              <th scope="col">{messages.day}</th>
              <th scope="col">{messages.mapAltitude}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ days, place, altitude, kind }) => (
              <tr key={`${kind} ${place}`}>
                <th scope="row">{place}</th>
                <td>{days.length > 0 ? days.join(', ') : messages.onTheWay}</td>
                <td>{altitude === null ? '–' : formatMeters(altitude, locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </>
    ),
  };
});
