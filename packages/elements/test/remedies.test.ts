import { expect, test } from 'vitest';
import { propertyRemedyFor, remedyFor } from '../src/remedies.ts';

test.each([
  ['trek-list', 'trekhref', '/t/{slug}', '<trek-list> has no attribute "trekhref". Write trek-href="/t/{slug}".'],
  ['trek-list', 'partner_ref', 'x', '<trek-list> has no attribute "partner_ref". Write partner-ref="x".'],
  ['trek-offer', 'country', 'nepal', '<trek-offer> has no country. It is an attribute of <trek-list>.'],
  [
    'trek-list',
    'start-date',
    '',
    '<trek-list> has no start-date. It is an attribute of <trek-page>, <trek-booking>, <trek-book-button>.',
  ],
  ['trek-list', 'theme', 'drak', 'theme="drak" of <trek-list> is none of light, dark, auto. Write theme="dark".'],
  ['trek-list', 'url-sync', 'path', 'url-sync="path" of <trek-list> is none of none, query, hash.'],
  ['trek-page', 'heading-level', 'h2', 'heading-level="h2" of <trek-page> is not a level from 1 to 6.'],
  ['trek-list', 'page-size', '0', 'page-size="0" of <trek-list> is not a number from 1 to 60.'],
  ['trek-booking', 'travelers', 'two', 'travelers="two" of <trek-booking> is not a number from 1 to 99.'],
  ['trek-booking', 'start-date', '2027-02-31', 'start-date="2027-02-31" of <trek-booking> is not a day as YYYY-MM-DD.'],
  ['trek-booking', 'start-date', '1.5.27', 'start-date="1.5.27" of <trek-booking> is not a day as YYYY-MM-DD.'],
] as const)('<%s %s="%s"> is answered with what to write', (tag, name, value, sentence) => {
  expect(remedyFor(tag, name, value)).toBe(sentence);
});

test('a property of another kind is answered with how to set it', () => {
  expect(propertyRemedyFor('trek-offer', 'getToken')).toBe(
    'getToken of <trek-offer> is left out. Set it as () => token.',
  );
});

test.each(['ng-version', 'x-data', 'widget'])('%s may be another script’s, and is left alone', (name) => {
  expect(remedyFor('trek-list', name, '')).toBeUndefined();
});
