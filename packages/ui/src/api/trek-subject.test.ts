import { expect, test } from 'vitest';
import { findTrekAddress } from './trek-subject.ts';

const treks = [
  { id: 12, slug: 'unnamed-trek' },
  { id: 17, slug: 'unnamed-trek' },
  { id: 18, slug: 'mardi-himal-trek' },
];

test.each([
  ['the slug of a title', 'mardi-himal-trek', { id: '18', segment: 'mardi-himal-trek' }],
  ['an old spelling of it', 'Mardi-Himal-Trek', { id: '18', segment: 'mardi-himal-trek' }],
  ['an id', '18', { id: '18', segment: 'mardi-himal-trek' }],
  ['a title that two treks have', 'unnamed-trek', { id: '12', segment: 'unnamed-trek' }],
  ['the id of the second of them', '17', { id: '17', segment: '17' }],
  ['what is neither', 'nowhere', { id: 'nowhere', segment: 'nowhere' }],
])('%s, “%s”, means one trek and has one true address', (_what, slug, address) => {
  expect(findTrekAddress(treks, slug)).toEqual(address);
});
