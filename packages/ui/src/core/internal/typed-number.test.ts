import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatUsd } from '../../kit/format.ts';
import { readTypedNumber } from './typed-number.ts';

test.each([
  ['en-US', '1450', 1450],
  ['en-US', '1,450', 1450],
  ['en-US', ' $ 1,450 ', 1450],
  ['en-US', 'US$1,450', 1450],
  ['en-US', '1450 USD', 1450],
  ['en-US', '1 450', 1450],
  ['en-US', '1,234,567.5', 1234567.5],
  ['en-US', '999.5', 999.5],
  ['de', '1.450', 1450],
  ['de', '1.450 $', 1450],
  ['de', '1450,50', 1450.5],
  ['de', '1.450,50', 1450.5],
  ['de', '1 450', 1450],
  ['de', '1’450', 1450],
  ['de-AT', '1.450,50', 1450.5],
  ['de-CH', '1’450.50', 1450.5],
  ['de-CH', "1'450", 1450],
  ['es', '1.450', 1450],
  ['fr', '1 450,5', 1450.5],
  ['fr', '1\u202f450,50 $US', 1450.5],
  ['en-IN', '1,23,456', 123456],
  ['ne', '१,४५०', 1450],
  ['ar-EG', '١٬٤٥٠', 1450],
  // The digits and signs of a keyboard are not always those of the page: adobe/react-spectrum#6678.
  ['ja-JP', '１４５０', 1450],
  ['ja-JP', '１，４５０', 1450],
  ['ja-JP', '１４５０．５', 1450.5],
  ['en-US', '＄１４５０', 1450],
  ['en-US', '١٤٥٠', 1450],
  ['en-US', '۱۴۵۰', 1450],
  ['en-US', '१४५०', 1450],
  ['en-US', '১৪৫০', 1450],
  ['de', '१.४५०', 1450],
  ['de', '١٤٥٠٫٥', 1450.5],
  ['en-US', '\u200e1,450\u200e', 1450],
  ['en-US', '\u00a01\u2009450\ufeff', 1450],
  ['de', '1.450,00', 1450],
  // Latin digits with the signs that CLDR gives them (ar and fa, numbers, latn).
  ['ar-EG', '1,450.50', 1450.5],
  ['fa-IR', '1,450', 1450],
])('%s: %j is %d', (locale, text, number) => {
  expect(readTypedNumber(text, locale)).toBe(number);
});

test.each([
  // Another locale's way, which would be a thousand times less or more.
  ['en-US', '1.450'],
  ['de', '1,450'],
  ['de-CH', '1.450'],
  ['en-US', '1,45'],
  ['de', '1.45'],
  ['fr', '1.450'],
  ['en-US', '1.450,50'],
  ['de', '1,450.50'],
  // No number, or more than one.
  ['en-US', ''],
  ['en-US', '$'],
  ['en-US', 'a lot'],
  ['en-US', '1450 or so'],
  ['en-US', '300-400'],
  ['en-US', '300 400 500 1'],
  ['en-US', '1,450 000'],
  ['en-US', '-5'],
  ['en-US', '1e400'],
  ['en-US', '0x1F'],
  ['en-US', '1,,450'],
])('%s: %j is refused', (locale, text) => {
  expect(readTypedNumber(text, locale)).toBeNull();
});

test.each(['en-US', 'en-GB', 'en-IN', 'de', 'de-AT', 'de-CH', 'es', 'fr', 'fr-CA', 'fr-CH', 'pt', 'pl', 'ne', 'ar-EG'])(
  '%s: a price is read as the page writes it',
  (locale) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (cents) => {
        expect(readTypedNumber(formatUsd(cents / 100, locale), locale)).toBe(cents / 100);
      }),
    );
  },
);
