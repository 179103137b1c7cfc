// @vitest-environment jsdom

import { darkPalette, lightPalette, PRAYER_FLAG } from '@trek/ui/theme';
import { describe, expect, test } from 'vitest';
import { contrast } from './color.ts';
import { heroSky } from './hero-layers.ts';
import {
  brandIcon,
  countryPicture,
  HEADWEAR,
  HERO_LAYERS,
  HERO_MOODS,
  heroLayer,
  placeholderPicture,
  portrait,
  postPicture,
  regionPicture,
  type Season,
} from './index.ts';

const SEASONS: readonly Season[] = ['Spring', 'Summer', 'Monsoon', 'Autumn', 'Winter'];
const nepal = { id: 1, name: 'Nepal' };

const drawings: readonly (readonly [string, string])[] = [
  ...HERO_MOODS.flatMap((mood) =>
    HERO_LAYERS.map((layer) => [`the hero's ${layer} by ${mood}`, heroLayer(layer, mood)] as const),
  ),
  ['the placeholder', placeholderPicture()],
  ['the icon', brandIcon()],
  ['a country', countryPicture(nepal, 'Autumn', 'day')],
  ['a region', regionPicture({ id: 1, name: 'Everest', country: nepal }, 'Winter', 'day')],
  ...HEADWEAR.map((wears) => [`a person with ${wears}`, portrait({ id: 'maya', wears })] as const),
  ['a post', postPicture({ id: 1, title: 'Packing "light" <b>' }, 'Spring', 'day')],
];

test.each(drawings)('%s is a small well-formed drawing without text, scripts or references', (_, svg) => {
  const document = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(document.documentElement.localName).toBe('svg');
  expect(document.querySelectorAll('parsererror, script, style, text, image, use, a')).toHaveLength(0);
  expect(document.documentElement.textContent).toBe('');
  expect(svg).not.toMatch(/href|NaN|undefined/);
  expect(svg.length).toBeLessThan(15_000);
});

test('drawings come out the same every time', () => {
  expect(heroLayer('land', 'day')).toBe(heroLayer('land', 'day'));
  expect(placeholderPicture()).toBe(placeholderPicture());
});

describe('the hero', () => {
  test.each([
    ['dark', 'day', lightPalette.text, 7],
    ['light', 'dusk', darkPalette.text, 4.5],
  ] as const)('carries %s text on its sky by %s', (_, mood, text, least) => {
    for (const color of heroSky(mood)) expect(contrast(text.toLowerCase(), color)).toBeGreaterThanOrEqual(least);
  });

  test('paints its sky whole, and leaves the other layers open above their skyline', () => {
    expect(heroLayer('sky', 'day')).toContain('<rect x="0" y="0" width="1600" height="900"');
    expect(heroLayer('land', 'day')).not.toContain('<rect');
  });

  test('draws the ground of each layer on below the picture, so that no gap opens between them', () => {
    expect(heroLayer('land', 'day')).toMatch(/V1000H0z/);
  });
});

test('the icon shows the five colors of the prayer flags', () => {
  for (const color of PRAYER_FLAG) expect(brandIcon()).toContain(color);
});

test('a post takes the light of its season', () => {
  const pictures = SEASONS.map((season) => postPicture({ id: 1, title: 'When to go' }, season, 'day'));
  expect(new Set(pictures).size).toBe(SEASONS.length);
});

test('people differ by what they wear and by who they are', () => {
  const drawn = HEADWEAR.flatMap((wears) => ['maya', 'dawa'].map((id) => portrait({ id, wears })));
  expect(new Set(drawn).size).toBe(drawn.length);
});
