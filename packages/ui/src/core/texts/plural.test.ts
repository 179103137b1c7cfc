import { expect, test } from 'vitest';
import { pluralIn } from './plural.ts';

test.each([
  ['en', 0, '0 treks'],
  ['en', 1, '1 trek'],
  ['en', 1200, '1,200 treks'],
  ['fr', 0, '0 trek'],
  ['de', 1200, '1.200 treks'],
])('in %s %d gives "%s"', (language, count, text) => {
  expect(pluralIn(language)(count, { one: '# trek', other: '# treks' })).toBe(text);
});

test('a plural form that the text lacks is the general one', () => {
  expect(pluralIn('fr')(1_000_000, { one: '# trek', other: '# treks' })).toMatch(/treks$/);
});
