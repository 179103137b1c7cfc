import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeSlug, titleSlug } from './slug.ts';

test.each([
  ['Annapurna Base Camp Trek', 'annapurna-base-camp-trek'],
  ['Everest: Gokyo Lakes & Cho La (5,420 m)!', 'everest-gokyo-lakes-cho-la-5420-m'],
  ['  Manaslu   Circuit  ', 'manaslu-circuit'],
  ['Upper - Mustang', 'upper-mustang'],
  ['--Tsum Valley--', 'tsum-valley'],
  ['Langtang\tValley\nTrek', 'langtang-valley-trek'],
  ['Ääkkönen', 'ääkkönen'],
  // odoo/odoo#234416, mdn/kuma#5342: both spellings have one address.
  ['Yala Cafe\u0301 Trek', 'yala-caf\u00e9-trek'],
  ['अन्नपूर्ण आधार शिविर', 'अन्नपूर्ण-आधार-शिविर'],
  ['!!!', ''],
  ['', ''],
])('L22: the title %j has the address %j', (title, slug) => {
  expect(titleSlug(title)).toBe(slug);
});

test('an address is its own address, and has neither white space nor separators of URLs', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (title) => {
      const slug = titleSlug(title);
      expect(titleSlug(slug)).toBe(slug);
      expect(slug).not.toMatch(/[\s/?#%&:.'"<>\\]|--|^-|-$/);
    }),
  );
});

test.each([
  ['Nepal', 'nepal'],
  ['Ne\u0301pal', 'n\u00e9pal'],
  ['Northern India', 'northern-india'],
  ['Northern \t India', 'northern-india'],
  [' Tibet ', 'tibet'],
  ["Humla & Dolpo's", 'humla--dolpos'],
  ['भुटान', 'भुटान'],
])('the place %j has the address %j', (name, slug) => {
  expect(placeSlug(name)).toBe(slug);
});
