'use client';
import { useId } from 'react';
import type { ItineraryDay } from '../api/trek.ts';
import { createPart } from '../kit/part.tsx';
import { layOutRoute } from './route.rules.ts';
import { routeMapAnatomy as anatomy } from './walk.anatomy.ts';
import { walkMessages as messages } from './walk.messages.ts';

const Root = createPart('figure', anatomy, 'root');
const Title = createPart('figcaption', anatomy, 'title');
const MapFrame = createPart('div', anatomy, 'map');
const Stop = createPart('span', anatomy, 'stop');
const StopLabel = createPart('span', anatomy, 'stopLabel');
const Scale = createPart('span', anatomy, 'scale');
const Note = createPart('p', anatomy, 'note');

/** Where the nights of a walk are. Drawn from coordinates alone; nothing where there are too few. */
export function RouteMap({ days }: { days: readonly ItineraryDay[] }) {
  const titleId = useId();
  const route = layOutRoute(days);
  if (!route) return null;
  const { stops, order, ratio, scale } = route;
  const [first, last] = [stops[order[0] ?? 0], stops[order.at(-1) ?? 0]];
  const line = order.map((index) => `${stops[index]?.x.toFixed(2)} ${stops[index]?.y.toFixed(2)}`).join('L');
  return (
    <Root aria-labelledby={titleId}>
      <Title id={titleId}>
        <h2>{messages.route}</h2>
        <p>{messages.routeSummary(first?.place ?? '', last?.place ?? '', stops.length)}</p>
      </Title>
      <MapFrame style={{ aspectRatio: `1 / ${ratio.toFixed(3)}` }} aria-hidden="true">
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
        <Scale style={{ width: `${scale.percent}%` }}>{messages.kilometres(scale.kilometres)}</Scale>
      </MapFrame>
      <Note>
        {messages.north}. {messages.routeNote}
      </Note>
    </Root>
  );
}
