// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MOODS, type PicturedTrek, trekPicture } from './index.ts';
import { randomFrom } from './random.ts';
import { walkRidge } from './walk-ridge.ts';

const LARGEST_BYTES = 15_000;

function trekWith(changes: Partial<PicturedTrek> = {}, altitudes: readonly (number | null)[] = []): PicturedTrek {
  return {
    id: 101,
    title: 'Everest Base Camp Trek',
    maxAltitude: 5545,
    bestSeason: ['Spring', 'Autumn'],
    activities: ['Trekking'],
    trekTypes: ['Teahouse trek'],
    location: 'Khumbu',
    trekHighlight: { highlights: ['The Khumbu Icefall seen from base camp'] },
    country: { id: 1, name: 'Nepal' },
    region: { name: 'Everest' },
    itenaries: altitudes.map((altitude, index) => ({
      day: index + 1,
      title: `Day ${index + 1}`,
      description: '',
      accommodation: null,
      meal: null,
      altitude,
      walkingHours: null,
      startLocation: null,
      endLocation: null,
      coordinates: null,
    })),
    ...changes,
  };
}

const EVEREST = trekWith({}, [2610, 3440, 3440, 3860, 4410, 4410, 4940, 5164, 4371, 3860, 2835, 2860, 1400]);

function parsed(svg: string): Document {
  const document = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document;
}

describe('the picture of a trek', () => {
  test('is the same for the same trek', () => {
    expect(trekPicture(EVEREST, 'day')).toBe(trekPicture(structuredClone(EVEREST), 'day'));
  });

  test('differs from trek to trek and from mood to mood', () => {
    const treks = [EVEREST, { ...EVEREST, id: 102 }, { ...EVEREST, title: 'Gokyo Lakes Trek' }];
    const pictures = treks.flatMap((trek) => MOODS.map((mood) => trekPicture(trek, mood)));
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  test('keeps its ridge at every time of day', () => {
    const ridges = MOODS.map((mood) => /<path d="([^"]*)" fill="url\(#near\)"/.exec(trekPicture(EVEREST, mood))?.[1]);
    expect(ridges[0]).toMatch(/^M/);
    expect(new Set(ridges).size).toBe(1);
  });

  test('has the summit of its ridge above the highest day', () => {
    const ridge = /<path d="([^"V]*)V1080H0z" fill="url\(#near\)"/.exec(trekPicture(EVEREST, 'day'))?.[1] ?? '';
    const numbers = ridge.match(/-?\d+/g)?.map(Number) ?? [];
    const points = numbers.flatMap((x, index) => (index % 2 ? [] : [{ x, y: numbers[index + 1] ?? 0 }]));
    const summit = points.reduce((highest, point) => (point.y < highest.y ? point : highest));
    // The eighth of thirteen days.
    expect(summit.x).toBe(60 + (1320 * 7) / 12);
  });

  test('holds shapes alone, with ids of their own, in a 4:3 frame', () => {
    const document = parsed(trekPicture(EVEREST, 'dusk'));
    expect(document.documentElement.getAttribute('viewBox')).toBe('0 0 1440 1080');
    expect(document.documentElement.getAttribute('role')).toBe('none');
    expect(document.querySelectorAll('script, style, text, image, use, a, foreignObject')).toHaveLength(0);
    expect(document.documentElement.textContent).toBe('');
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each([
    '"><script>alert(1)</script>',
    ']]></svg><img src=x onerror=alert(1)>',
    '&lt; & \u0000 " onload="x',
    'javascript:alert(1) Lake Heritage Day Pass Base Camp',
    '',
  ])('reads only the kind from a title such as %j', (title) => {
    const hostile = { ...EVEREST, title, location: title, country: { id: 1, name: title }, region: { name: title } };
    for (const mood of MOODS) {
      const svg = trekPicture({ ...hostile, activities: [title], trekTypes: [title], bestSeason: [title] }, mood);
      const document = parsed(svg);
      expect(document.querySelectorAll('script, img')).toHaveLength(0);
      expect(svg).not.toMatch(/script|alert|href|\son\w+=/i);
    }
  });

  test('is drawn from the known facts, small, and without an invalid number', () => {
    const altitude = fc.option(fc.integer({ min: 0, max: 8849 }));
    const words = fc.constantFrom(
      'Lake',
      'Heritage Day',
      'Pass',
      'Wildlife',
      'Helicopter',
      'Dolpo',
      'Pokhara Lakeside',
      '',
    );
    const country = fc.constantFrom('Nepal', 'Bhutan', 'Tibet', 'India', 'Elsewhere');
    const season = fc.constantFrom('Spring', 'Summer', 'Monsoon', 'Autumn', 'Winter', 'Someday');
    fc.assert(
      fc.property(
        fc.array(altitude, { maxLength: 30 }),
        altitude,
        words,
        country,
        season,
        fc.nat(),
        fc.constantFrom(...MOODS),
        (altitudes, maxAltitude, title, name, bestSeason, id, mood) => {
          const facts = { id, title, maxAltitude, bestSeason: [bestSeason], country: { id: 1, name }, region: null };
          const svg = trekPicture(trekWith({ ...facts, activities: ['Camping', 'Pilgrimage'] }, altitudes), mood);
          expect(svg.length).toBeLessThan(LARGEST_BYTES);
          expect(svg).not.toMatch(/NaN|Infinity|undefined|null|\d\.\d{3}/);
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('the ridge of a walk', () => {
  const altitude = fc.option(fc.integer({ min: 100, max: 6800 }), { freq: 9 });

  test('is highest at its highest day, and goes from left to right', () => {
    fc.assert(
      fc.property(fc.array(altitude, { minLength: 3, maxLength: 30 }), (altitudes) => {
        const stages = altitudes.map((altitude, index) => ({ day: index + 1, altitude }));
        const known = stages.filter((stage) => stage.altitude !== null);
        const heights = known.map(({ altitude }) => altitude ?? 0);
        const highest = Math.max(...heights);
        fc.pre(known.length >= 3 && highest - Math.min(...heights) >= 150);
        const { curve, days, summit } = walkRidge(stages, randomFrom('a walk'));
        expect(days.map(([x]) => x)).toEqual(days.map(([x]) => x).toSorted((a, b) => a - b));
        expect(days.indexOf(summit)).toBe(heights.indexOf(highest));
        const line = Array.from({ length: 1441 }, (_, x) => curve(x));
        expect(Math.min(...line)).toBeGreaterThanOrEqual(summit[1] - 0.001);
      }),
    );
  });

  test('rises the more, the more the walk climbs', () => {
    const top = (highest: number) =>
      walkRidge(
        [1000, highest, 1000].map((altitude, index) => ({ day: index + 1, altitude })),
        randomFrom('a walk'),
      ).summit[1];
    expect(top(4500)).toBeLessThan(top(1800));
  });

  test.each([[[]], [[null, null]], [[1400]], [[3650, 3650, 3650, 3650]]])(
    'is invented for stages like %j',
    (altitudes) => {
      const stages = altitudes.map((altitude, index) => ({ day: index + 1, altitude }));
      const { days, summit } = walkRidge(stages, randomFrom('a walk'));
      expect(days.length).toBeGreaterThanOrEqual(5);
      expect(summit[1]).toBeLessThan(600);
    },
  );
});
