import { describe, expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { findTrekAddress, readTrekAddress } from './trek-subject.ts';

const treks = [
  { id: 12, slug: 'unnamed-trek' },
  { id: 17, slug: 'unnamed-trek' },
  { id: 18, slug: 'mardi-himal-trek' },
  { id: 19, slug: 'yala-caf\u00e9-trek' },
];

test.each([
  ['the slug of a title', 'mardi-himal-trek', { id: '18', segment: 'mardi-himal-trek', isListed: true }],
  ['an old spelling of it', 'Mardi-Himal-Trek', { id: '18', segment: 'mardi-himal-trek', isListed: true }],
  ['an id', '18', { id: '18', segment: 'mardi-himal-trek', isListed: true }],
  ['a title that two treks have', 'unnamed-trek', { id: '12', segment: 'unnamed-trek', isListed: true }],
  ['the id of the second of them', '17', { id: '17', segment: '17', isListed: true }],
  [
    'a title in another Unicode spelling',
    'yala-cafe\u0301-trek',
    { id: '19', segment: 'yala-caf\u00e9-trek', isListed: true },
  ],
  [
    'a title with plus signs for spaces',
    'Yala+Caf\u00e9+Trek',
    { id: '19', segment: 'yala-caf\u00e9-trek', isListed: true },
  ],
  ['what is neither', 'nowhere', { id: 'nowhere', segment: 'nowhere', isListed: false }],
])('%s, “%s”, names one trek and has one canonical address', (_what, slug, address) => {
  expect(findTrekAddress(treks, slug)).toEqual(address);
});

describe('without the list of treks', () => {
  const gone = new ApiError('Internal error', { status: 500 });
  const backend = (findTrek: (id: number | string) => Promise<unknown>) =>
    ({ listTrekSummaries: () => Promise.reject(gone), findTrek }) as never;

  test('an address is tried as an id', async () => {
    const api = backend(async (id) => ({ id }));
    expect(await readTrekAddress(api, '18')).toEqual({ id: '18', segment: '18', isListed: false });
  });

  test.each([400, 404, 500])('it fails as the list did where the single call answers %i', async (status) => {
    const api = backend(() => Promise.reject(new ApiError('Invalid trek id', { status })));
    await expect(readTrekAddress(api, 'mardi-himal-trek')).rejects.toBe(gone);
  });
});
