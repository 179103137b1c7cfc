import { expect, test } from 'vitest';
import { readFirstPhoto, readPhotos } from './photo.ts';

const IMAGES = { backendUrl: 'https://api.example.com', placeholder: '/none.svg' };
const source = {
  path: '/uploads/sized/lodge-0123456789ab',
  widths: [320, 640],
  formats: ['avif', 'webp'],
  width: 1600,
  height: 1200,
  alt: 'A lodge',
  credit: 'Maya Rai',
  focus: { x: 20, y: 70 },
  standIn: 'data:image/webp;base64,UklGRg==',
};
const read = (...sources: unknown[]) => readPhotos({ sources }, IMAGES);

test('a photograph comes from the backend, with all its facts', () => {
  expect(read(source)).toEqual([
    {
      address: 'https://api.example.com/uploads/sized/lodge-0123456789ab',
      ...{ widths: [320, 640], formats: ['avif', 'webp'], width: 1600, height: 1200 },
      ...{ alt: 'A lodge', credit: 'Maya Rai', focus: { x: 20, y: 70 }, standIn: source.standIn },
    },
  ]);
});

test('the focal point is rounded to tens, for which the sheet has rules', () => {
  expect(read({ ...source, focus: { x: 33.4, y: 97 } })?.[0]?.focus).toEqual({ x: 30, y: 100 });
});

test('a backend without the photographs call differs from one without photographs', () => {
  expect(readPhotos({ image: ['/uploads/a.jpg'] }, IMAGES)).toBeUndefined();
  expect(readPhotos({ sources: null }, IMAGES)).toBeUndefined();
  expect(read()).toEqual([]);
});

test('a drawing in sizes replaces a missing photograph', () => {
  const drawing = { ...source, path: '/uploads/art/region-1' };
  const first = (entity: object) => readFirstPhoto(entity, IMAGES)?.address;
  expect(first({ sources: [source], drawing })).toMatch(/lodge/);
  expect(first({ sources: [], drawing })).toBe('https://api.example.com/uploads/art/region-1');
  expect(first({})).toBeUndefined();
});

test('a picture may have a variant for dark pages', () => {
  const dark = (path: unknown) => read({ ...source, dark: path })?.[0]?.dark;
  expect(dark('/uploads/sized/lodge-at-night')).toBe('https://api.example.com/uploads/sized/lodge-at-night');
  for (const path of [undefined, '', '/uploads/a b', '/uploads/a,/b']) expect(dark(path)).toBeUndefined();
});

test.each([
  ['no path', { path: '' }],
  ['a path that would end its address', { path: '/uploads/a b' }],
  ['a path that would begin another', { path: '/uploads/a,/b' }],
  ['no width', { widths: [] }],
  ['invalid widths', { widths: ['wide', null] }],
  ['unknown formats', { formats: ['svg', 'html'] }],
  ['no height', { height: undefined }],
])('a photograph with %s is left out', (_, change) => {
  expect(read({ ...source, ...change }, source)).toHaveLength(1);
});

test.each([
  'url(x)',
  'https://elsewhere.example/a.png',
  'data:image/svg+xml;base64,PHN2Zz4=',
  'data:image/webp;base64,UklG);background:url(//evil',
])('%s is rejected as a placeholder', (standIn) => {
  expect(read({ ...source, standIn })).toMatchObject([{ standIn: null }]);
});

test('missing facts of a photograph are null', () => {
  const { path, widths, formats, width, height } = source;
  expect(read({ path, widths, formats, width, height })).toMatchObject([
    { alt: '', credit: null, standIn: null, focus: undefined },
  ]);
});
