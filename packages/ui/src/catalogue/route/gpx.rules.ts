import type { Coordinates, ItineraryDay } from '../../api/trek.ts';
import { xmlText } from '../../core/internal/xml-text.ts';

interface Waypoint {
  name: string;
  altitude: number | null;
  coordinates: Coordinates;
}

/**
 * The places of an itinerary as a GPX file: waypoints, and a route by way of them. It is no recorded track.
 * Format: https://www.topografix.com/GPX/1/1/
 */
export function toGpx(title: string, days: readonly ItineraryDay[]): string {
  const stops = days.flatMap(({ via = [], endLocation, title: name, altitude, coordinates }): Waypoint[] => [
    ...via.flatMap((point) => (point.coordinates ? [{ ...point, coordinates: point.coordinates }] : [])),
    ...(coordinates ? [{ name: endLocation ?? name, altitude, coordinates }] : []),
  ]);
  const key = ({ coordinates: { latitude, longitude } }: Waypoint) => `${latitude} ${longitude}`;
  const waypoints = [...new Map(stops.map((stop) => [key(stop), stop])).values()];
  const route = stops.filter((stop, index) => index === 0 || key(stop) !== key(stops[index - 1] as Waypoint));
  const element = (tag: 'wpt' | 'rtept') => (stop: Waypoint) => {
    const { latitude, longitude } = stop.coordinates;
    const elevation = stop.altitude === null ? '' : `<ele>${stop.altitude}</ele>`;
    return `<${tag} lat="${latitude}" lon="${longitude}">${elevation}<name>${xmlText(stop.name)}</name></${tag}>`;
  };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="@trek/ui" xmlns="http://www.topografix.com/GPX/1/1">',
    `<metadata><name>${xmlText(title)}</name></metadata>`,
    ...waypoints.map(element('wpt')),
    `<rte><name>${xmlText(title)}</name>`,
    ...route.map(element('rtept')),
    '</rte>',
    '</gpx>',
    '',
  ].join('\n');
}
