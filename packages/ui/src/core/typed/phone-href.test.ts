import { expect, test } from 'vitest';
import { phoneHref } from './phone-href.ts';

test.each([
  ['+977 1 555 0103', 'tel:+97715550103'],
  ['(01) 555-0103', 'tel:015550103'],
  ['+44 (0)20 7946 0958', 'tel:+442079460958'],
  ['9812345678 (after 5 pm)', 'tel:9812345678'],
  ['555.0103 ext. 12', 'tel:5550103'],
  ['not yet', undefined],
  ['', undefined],
])('%j is called by %s', (phone, href) => {
  expect(phoneHref(phone)).toBe(href);
});
