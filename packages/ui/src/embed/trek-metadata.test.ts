import { describe, expect, test } from 'vitest';
import type { Trek } from '../api/trek.ts';
import { testTrek } from '../testing/fixtures.ts';
import { trekJsonLd, trekMetadata } from './trek-metadata.ts';

const url = 'https://agency.example/touren/langtang';
const trekOf = (fields: Partial<Trek>): Trek => ({ ...testTrek, ...fields });

describe('metadata of a trek', () => {
  test('name and describe its page', () => {
    const images = ['/uploads/langtang.jpg', '/uploads/other.jpg'];
    const trek = trekOf({ metaTitle: 'Langtang, 8 days', metaDescription: 'A valley.', images });
    expect(trekMetadata(trek, { url })).toEqual({
      title: 'Langtang, 8 days',
      description: 'A valley.',
      alternates: { canonical: url },
      openGraph: {
        type: 'website',
        title: 'Langtang, 8 days',
        description: 'A valley.',
        url,
        images: ['https://agency.example/uploads/langtang.jpg'],
      },
    });
  });

  test.each([
    ['', '', 'A'],
    ['', 'Short.\nTwo lines.', 'Short. Two lines.'],
    ['', `${'word '.repeat(60)}`, `${'word '.repeat(32).trim()} …`],
  ])('describe a trek without a sentence of its own', (metaDescription, description, expected) => {
    const trek = trekOf({ title: 'A', metaDescription, description });
    expect(trekMetadata(trek, { url }).description).toBe(expected);
  });

  test('need no picture', () => {
    expect(trekMetadata(trekOf({ images: [] }), { url }).openGraph.images).toEqual([]);
  });
});

describe.each([
  ['trekMetadata', trekMetadata],
  ['trekJsonLd', trekJsonLd],
] as const)('%s', (_, make) => {
  test.each(['/touren/x', 'touren/x', '', 'agency.example/x', 'https://', 'https://a.example:port/x', undefined])(
    'names url where it is %j',
    (given) => {
      for (const images of [[], ['/uploads/langtang.jpg']]) {
        expect(() => make(trekOf({ images }), { url: given as string })).toThrow(
          `url is the whole address of the trek’s page, such as "https://agency.example/tours/langtang", and not ${JSON.stringify(given)}.`,
        );
      }
    },
  );

  test('leaves out a picture with a broken address', () => {
    const images = ['https://treks.example:port/a.jpg', '/b.jpg'];
    expect(JSON.stringify(make(trekOf({ images }), { url }))).toContain('https://agency.example/b.jpg');
  });
});

describe('JSON-LD of a trek', () => {
  const read = (fields: Partial<Trek>, seller?: { name: string }) =>
    JSON.parse(trekJsonLd(trekOf(fields), { url, ...(seller && { seller }) }));

  test('has its days, its price and who sells it', () => {
    expect(read({ title: 'Langtang', priceUsd: 680 }, { name: 'Alpine Tours' })).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'TouristTrip',
      name: 'Langtang',
      url,
      offers: { price: 680, priceCurrency: 'USD' },
      provider: { '@type': 'TravelAgency', name: 'Alpine Tours' },
    });
  });

  test('offers no price that is on request, and names no seller of its own accord', () => {
    const data = read({ priceUsd: null });
    expect(data.offers).toBeUndefined();
    expect(data.provider).toBeUndefined();
  });

  test('has no price on a page that hides them', () => {
    const text = trekJsonLd(trekOf({ priceUsd: 680 }), { url, hidesPrices: true });
    expect(text).not.toMatch(/680|offers/);
  });

  test('ends no script, whatever a trek is called', () => {
    const title = '</script><script>alert(1)</script><!--\u2028';
    const text = trekJsonLd(trekOf({ title }), { url });
    expect(text).not.toMatch(/[<\u2028]/);
    expect(JSON.parse(text).name).toBe(title);
  });
});
