import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { attributesOf, PROPERTIES, TAGS, type TagName } from '../src/attributes.ts';
import type { TrekOfferElement } from '../types/index.d.ts';
import { type Agency, openAgency } from './agency.ts';

/** A page's mistakes: each is named on the console and left out, and the element works without it. */

const TREK = 'everest-base-camp-trek';
let agency: Agency;
beforeAll(async () => {
  agency = await openAgency();
});
afterEach(async () => {
  agency.heard.splice(0);
  for (const page of agency.pages()) await page.context().close();
});
afterAll(() => agency.close());

/** Values in JavaScript, so that a page makes each by itself. */
const VALUES = [
  ...['null', 'undefined', '0', '7', 'NaN', '""', '"EUR"', '"x".repeat(1e5)', 'true', '[]', '["EUR"]', '{}'],
  ...['{ a: null }', '{ booking: null, listing: 7 }', '{ booking: { bookNow: null } }', '10n', 'Symbol("x")'],
  ...['Object.create(null)', '(() => { const own = {}; own.own = own; return own; })()', '{ a: 10n }'],
  ...['{ code: "XXX", perUsd: "a", source: {}, date: [] }', '{ code: Symbol("x") }', 'new Date(NaN)'],
];
const TEXTS = [
  ...['', ' ', '0', '-1', '1.5', 'NaN', 'null', 'undefined', 'false', '[object Object]', '2027-02-31', '31.12.2027'],
  ...['{slug', '%', '%E0%A4%A', 'https://tours.example:port/x', '<b onclick=1>', '\u202E', '\uD800', 'x'.repeat(5000)],
];

describe('a property', () => {
  test.each(PROPERTIES)('%s of any value leaves its element on the page', async (property) => {
    const page = await agency.open('');
    const script = (value: string) => `for (const tag of ['trek-offer', 'trek-booking']) {
      const element = document.createElement(tag);
      element.title = ${JSON.stringify(value)};
      element.setAttribute('backend', ${JSON.stringify(agency.backend)});
      element.setAttribute('trek', ${JSON.stringify(TREK)});
      element.${property} = ${value};
      document.body.append(element);
      element.refresh();
    }`;
    for (const value of VALUES) await page.evaluate(script(value));
    const lost = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('trek-offer, trek-booking')]
          .filter(
            ({ shadowRoot }) => !shadowRoot?.querySelector('[data-scope="trek-card"], [data-scope="booking-panel"]'),
          )
          .map((element) => `${element.localName} ${element.getAttribute('title')}`),
      );
    await expect.poll(lost, { timeout: 10_000 }).toEqual([]);
    expect(
      agency.heard.filter((line) => !line.startsWith('@trek/') && !line.includes('a second currency needs')),
    ).toEqual([]);
  });
});

describe('attributes', () => {
  const tags = (Object.keys(TAGS) as TagName[]).filter((tag) => tag !== 'trek-context');
  test.each(tags)('leave <%s> on the page, whatever they hold', async (tag) => {
    const page = await agency.open('');
    const names = attributesOf(tag).filter((name) => !['backend', 'trek', 'hide-prices'].includes(name));
    await page.evaluate(
      ({ tag, names, texts, backend, trek }) => {
        for (const text of texts) {
          const element = document.createElement(tag);
          for (const name of names) element.setAttribute(name, text);
          element.setAttribute('backend', backend);
          element.setAttribute('trek', trek);
          document.body.append(element);
          // Loads also what is far below.
          (element as TrekOfferElement).refresh();
        }
      },
      { tag, names, texts: TEXTS, backend: agency.backend, trek: TREK },
    );
    const lost = () =>
      page.evaluate(
        ({ tag, texts }) =>
          [...document.querySelectorAll(tag)].flatMap(({ shadowRoot }, index) =>
            shadowRoot?.querySelector('[data-scope="embed"] button, [data-scope="embed"] form, article')
              ? []
              : [texts[index]],
          ),
        { tag, texts: TEXTS },
      );
    await expect.poll(lost, { timeout: 10_000 }).toEqual([]);
    expect(agency.heard.filter((line) => !line.startsWith('@trek/'))).toEqual([]);
  });
});
