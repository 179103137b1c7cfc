import { expect, test } from 'vitest';
import { findFreeTop } from '../src/shell/avoid-toast-overlap.ts';

test.each([
  ['nothing in the way', [], 80],
  ['a heading below', [{ top: 380, bottom: 414 }], 80],
  ['a heading under it', [{ top: 97, bottom: 146 }], 154],
  [
    'a dialog’s title and its close button',
    [
      { top: 60, bottom: 90 },
      { top: 70, bottom: 114 },
    ],
    122,
  ],
  [
    'a second one after the first',
    [
      { top: 200, bottom: 240 },
      { top: 97, bottom: 146 },
    ],
    248,
  ],
  ['a heading that fills the screen', [{ top: 0, bottom: 800 }], 80],
])('with %s a toast is placed where it covers none of it', (_, kept, top) => {
  expect(findFreeTop(80, 110, 844, kept)).toBe(top);
});
