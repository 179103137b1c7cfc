import { expect, test } from 'vitest';
import { chooseLanguage, languageIn, pageInLanguage, withLanguage, withoutLanguage } from './languages.ts';

test.each([
  ['', undefined],
  ['?lang=de', 'de'],
  ['?page=2&lang=fr', 'fr'],
  ['?lang=xx', undefined],
  ['?lang=', undefined],
  ['?lang=constructor', undefined],
  ['?language=de', undefined],
  ['?lang=xx&lang=de', 'de'],
])('the query "%s" asks for %s', (search, code) => {
  expect(languageIn(search)).toBe(code);
});

test.each([
  ['', ''],
  ['?lang=de', ''],
  ['lang=de', ''],
  ['?lang=de&page=2', '?page=2'],
  ['page=2&lang=de', 'page=2'],
  ['?a=1&lang=de&b=%2C', '?a=1&b=%2C'],
  ['?slang=de', '?slang=de'],
  ['?l%61ng=fr&page=2', '?page=2'],
  ['?lang&a=+%zz', '?a=+%zz'],
])('"%s" without its language is "%s"', (search, rest) => {
  expect(withoutLanguage(search)).toBe(rest);
});

test.each([
  ['/treks', 'de', '/treks?lang=de'],
  ['/treks', 'en', '/treks'],
  ['/treks?lang=de', 'en', '/treks?lang=de'],
  ['/treks?lang=en', 'de', '/treks?lang=en'],
  ['/treks?lang=xx', 'de', '/treks?lang=de'],
  ['/treks?lang=&page=2', 'de', '/treks?page=2&lang=de'],
  ['/treks?page=2', 'fr', '/treks?page=2&lang=fr'],
  ['/about/#ceo', 'es', '/about/?lang=es#ceo'],
  ['/treks?q=a%2Cb#top', 'de', '/treks?q=a%2Cb&lang=de#top'],
  ['#team', 'de', '#team'],
  ['mailto:info@trek.example', 'de', 'mailto:info@trek.example'],
  ['//other.example/treks', 'de', '//other.example/treks'],
  ['https://other.example/', 'de', 'https://other.example/'],
] as const)('%s in %s is %s', (href, code, address) => {
  expect(withLanguage(href, code)).toBe(address);
});

test.each([
  ['/treks', 'de', '/treks?lang=de'],
  ['/treks', 'en', '/treks?lang=en'],
  ['//evil.example', 'de', '/?lang=de'],
  ['/treks?lang=de&page=2#top', 'fr', '/treks?page=2&lang=fr#top'],
] as const)('the link from %s to %s is %s', (href, code, address) => {
  expect(chooseLanguage(href, code)).toBe(address);
});

test.each(['/treks?lang=xx', '/treks?%6Cang=xx', '/treks?lang=&lang', '/?LANG=de', '/treks?lang=xx&lang=yy#a'])(
  'the address of %s in a chosen language names it, so that no page is opened for ever',
  (href) => {
    const { search } = new URL(withLanguage(href, 'de'), 'https://trek.example');
    expect(languageIn(search)).toBe('de');
  },
);

test.each([
  ['https://trek.example/treks?page=2#top', 'https://trek.example/treks?page=2&lang=de#top'],
  ['https://trek.example/?lang=xx', 'https://trek.example/?lang=de'],
  // As a path, these would lead to another host.
  ['https://trek.example//evil.example/login', 'https://trek.example//evil.example/login?lang=de'],
  ['https://trek.example/\\\\evil.example', 'https://trek.example///evil.example?lang=de'],
])('the page %s in the chosen language is %s', (href, address) => {
  expect(pageInLanguage(href, 'de')).toBe(address);
});
