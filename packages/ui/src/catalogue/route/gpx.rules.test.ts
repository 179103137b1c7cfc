import { expect, test } from 'vitest';
import { everestWalk } from '../../testing/story-walks.ts';
import { toGpx } from './gpx.rules.ts';

const walk = everestWalk.slice(0, 4);
const pass = {
  name: 'Mong <La> & more',
  kind: 'pass',
  altitude: 3975,
  coordinates: { latitude: 27.844, longitude: 86.727 },
};

test('a file has each place once as a waypoint, and the way in a route', () => {
  const gpx = toGpx('To Tengboche', walk);
  expect(gpx.match(/<wpt /g)).toHaveLength(3);
  expect([...gpx.matchAll(/<rtept [^>]*>.*<name>(.*)<\/name>/g)].map(([, name]) => name)).toEqual([
    'Phakding',
    'Namche Bazaar',
    'Tengboche',
  ]);
  expect(gpx).toContain('<wpt lat="27.74" lon="86.713"><ele>2610</ele><name>Phakding</name></wpt>');
});

test('points on the way come before the night', () => {
  const gpx = toGpx(
    'A & B',
    walk.map((day) => (day.day === 4 ? { ...day, via: [pass] } : day)),
  );
  expect(gpx).toContain('<metadata><name>A &amp; B</name></metadata>');
  expect(gpx.indexOf('Mong &lt;La&gt; &amp; more')).toBeLessThan(gpx.indexOf('Tengboche'));
});

test('places omit an unknown position or altitude', () => {
  const gpx = toGpx('Walk', [
    { ...(walk[0] as (typeof walk)[number]), altitude: null },
    { ...(walk[1] as (typeof walk)[number]), coordinates: null },
  ]);
  expect(gpx.match(/<wpt /g)).toHaveLength(1);
  expect(gpx).not.toContain('<ele>');
});
