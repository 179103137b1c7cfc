import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reportedFilters } from './search-event.rules.ts';

const filters = (keyword: string) => reportedFilters(new URLSearchParams({ country: 'nepal', keyword }).toString());

test.each(['yeti', 'Annapurna Base Camp', '5364 m', '8,000-metre peaks', 'Mt. Everest, e.g. by Gokyo'])(
  'the host is notified of a search for %s',
  (keyword) => {
    expect(filters(keyword)).toEqual({ country: 'nepal', keyword });
  },
);

const word = fc.stringMatching(/^[a-z0-9]{3,12}$/);
const phone = fc.stringMatching(/^\+?[1-9](?:[ -]?[0-9]){7,12}$/);
const email = fc.tuple(word, word).map(([name, host]) => `${name}@${host}.example`);
const token = fc.tuple(word, word, word).map((parts) => parts.join('.'));

test('the host is not notified of a keyword with an e-mail address, a phone number or a token', () => {
  fc.assert(
    fc.property(word, fc.oneof(phone, email, token), word, (before, secret, after) => {
      expect(filters(`${before} ${secret} ${after}`)).toEqual({ country: 'nepal' });
    }),
  );
});

test('all other filters are reported unchanged', () => {
  const query = 'budget=1000-2000&duration=1-15&sort=price-low';
  expect(reportedFilters(query)).toEqual({ budget: '1000-2000', duration: '1-15', sort: 'price-low' });
});
