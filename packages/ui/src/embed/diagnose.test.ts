import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { diagnosisOf } from './diagnose.ts';

beforeEach(() => void vi.stubGlobal('document', { querySelectorAll: () => [] }));
afterEach(() => vi.unstubAllGlobals());

describe('a diagnosis', () => {
  const localeRows = async (locale: string) =>
    (await diagnosisOf([{ backend: 'demo:', locale }])).filter(({ check }) => check === 'locale');

  test.each(['de', 'de_AT', 'fr-CH', 'en_GB', 'C', 'es-MX', 'de_DE.UTF-8', 'de_DE_formal', 'deu'])(
    'finds texts for the locale %s',
    async (locale) => expect(await localeRows(locale)).toMatchObject([{ isFault: false }]),
  );

  test.each([
    ['est', 'et has no texts of its own.'],
    ['frr', '"frr" is no language that this browser knows.'],
    ['nl-NL', 'nl-NL has no texts of its own.'],
    ['elvish', '"elvish" is no language that this browser knows.'],
    ['bairisch', '"bairisch" is no language that this browser knows.'],
  ])('finds a fault in the locale %s', async (locale, finding) => {
    expect(await localeRows(locale)).toMatchObject([{ isFault: true, finding }]);
  });

  test('names what bookings leave out of a seller', async () => {
    const right = { backend: 'demo:', partner: 'alpine', partnerRef: 'spring', metadata: { campaign: 'spring' } };
    const wrong = { backend: 'demo:', partner: 'Alpine-Tours', metadata: { utmSource: 'x' } };
    const rows = await diagnosisOf([right, wrong]);
    expect(rows.filter(({ check }) => check === 'seller')).toEqual([
      expect.objectContaining({ isFault: true, finding: 'partner "Alpine-Tours" is left out of bookings.' }),
      expect.objectContaining({ isFault: true, finding: 'metadata "utmSource" is left out of bookings.' }),
    ]);
  });
});
