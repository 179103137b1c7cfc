import { cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DefaultSignUp } from '../../src/account/sign-in/index.ts';
import { placeSlug } from '../../src/api/slug.ts';
import type { Trek } from '../../src/api/trek.ts';
import { TrekCard } from '../../src/catalogue/trek-card/index.ts';
import { TrekBrowser, TrekEmbed, type TrekEmbedProps, TrekOffer } from '../../src/embed/index.ts';
import { DefaultBooking } from '../../src/sales/booking/index.ts';
import { makeToken, testTrek } from '../../src/testing/fixtures.ts';
import './around.tsx';

/** Mistakes of a page's author, each with one sentence that names the remedy: in production as in development. */

const warn = vi.spyOn(console, 'warn');
beforeEach(() => {
  warn.mockReset().mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(cleanup);

const answers: TrekEmbedProps['fetch'] = async () => Response.json([]);
const embed = (children: ReactElement | null, props: Partial<TrekEmbedProps> = {}) => (
  <TrekEmbed backend="https://api.example.com" fetch={answers} {...props}>
    {children}
  </TrekEmbed>
);
const warnings = () => warn.mock.calls.map(([line]) => String(line));

test.each<[string, ReactElement, string]>([
  [
    'the backend’s own JSON in a card',
    embed(
      <TrekCard.Root trek={{ ...testTrek, priceUsd: undefined, price: 780 } as never}>
        <TrekCard.Title />
      </TrekCard.Root>,
    ),
    'api.listTrekSummaries()',
  ],
  ['an address of trek pages without {slug}', embed(null, { trekHref: '/touren' }), 'write {slug}'],
  ['a locale without its texts', embed(null, { locale: 'de_DE' }), '@trek/ui/messages/de'],
  ['an invalid locale', embed(null, { locale: '%%' }), '"de-DE"'],
])('%s logs one line', async (_, page, remedy) => {
  render(page);
  cleanup();
  render(page);
  await vi.waitFor(() => expect(warnings()).toEqual([expect.stringContaining(remedy)]));
});

test('a backend or seller that changes logs one line', async () => {
  const page = render(embed(null, { partner: 'alpine', metadata: { a: 'b' } }));
  page.rerender(embed(null, { partner: 'alpine', metadata: { a: 'b' } }));
  expect(warnings()).toEqual([]);
  for (const props of [{ partner: 'peak' }, { partner: 'alpine' }]) page.rerender(embed(null, props));
  await vi.waitFor(() => expect(warnings()).toEqual([expect.stringContaining('give it another key')]));
});

test.each([
  ['country', 'nippon', testTrek.country],
  ['difficulty', 'schwer', testTrek.difficulty],
  ['region', 'everrest', placeSlug(testTrek.region ?? '')],
  ['activity', 'surfing', testTrek.activities[0] ?? '?'],
])('an unknown %s logs the known ones', async (name, value, known) => {
  render(embed(<TrekBrowser initial={[testTrek]} defaultQuery={`${name}=${value}`} />));
  await vi.waitFor(() => expect(warnings()).toHaveLength(1));
  expect(warnings()[0]).toContain(`no trek has the ${name} "${value}". There are:`);
  expect(warnings()[0]).toContain(known.toLowerCase());
});

test.each([
  ...['month=13', 'month=oct', 'duration=1..15', 'budget=cheap', 'sort=cheap', 'view=tiles', 'max-altitude=high'],
  'contry=nepal',
])('a query that a list can’t read logs one line: %s', async (query) => {
  render(embed(<TrekBrowser initial={[testTrek]} defaultQuery={query} />));
  const [name, value] = query.split('=');
  await vi.waitFor(() => expect(warnings()).toEqual([expect.stringContaining(`can’t read ${name} "${value}"`)]));
});

test('a trek that does not exist logs one line', async () => {
  render(embed(<TrekOffer trek="everest-base-kamp" />));
  await vi.waitFor(() =>
    expect(warnings()).toEqual([expect.stringContaining('no trek has the id or the name "everest-base-kamp"')]),
  );
});

test.each([
  'region=annapurna',
  'month=10',
  'duration=5-15',
  'duration=14',
  'budget=1000+',
  'sort=recommended',
  'view=grid',
  'region=Annapurna',
  `region=${testTrek.regionId}`,
  `country=${testTrek.country}`,
])('a valid query logs no line: %s', async (query) => {
  render(embed(<TrekBrowser initial={[testTrek]} defaultQuery={query} />));
  render(embed(<TrekBrowser initial={[testTrek]} defaultQuery={`difficulty=no ${encodeURIComponent(query)}`} />));
  await vi.waitFor(() => expect(warnings()).toEqual([expect.stringContaining(`difficulty "no ${query}`)]));
});

const terms = 'https://treks.example/terms';
const privacy = 'https://treks.example/privacy';
// A line is written once for the same facts: the cases without one come first.
test.each<[string, object, TrekEmbedProps['paths'], string[]]>([
  ['the backend names both', { operator: { terms, privacy } }, {}, []],
  ['the page names both', {}, { terms, privacy }, []],
  ['each names one', { operator: { privacy } }, { terms }, []],
  ['neither names them', {}, {}, ['agree to terms and a privacy policy that']],
  ['the backend names the terms alone', { operator: { terms } }, {}, ['agree to a privacy policy that']],
  ['the page names the policy alone', {}, { privacy }, ['agree to terms that']],
])('terms that can’t be opened log one line: %s', async (name, config, paths, lines) => {
  const client = vi.fn<NonNullable<TrekEmbedProps['fetch']>>(async () =>
    Response.json({ publishableKey: 'pk_test_1', ...config }),
  );
  render(embed(<DefaultSignUp />, { fetch: client, paths }));
  await vi.waitFor(() => expect(client).toHaveBeenCalled());
  // Written last, so that the line in question comes before it.
  render(embed(<TrekBrowser initial={[testTrek]} defaultQuery={`difficulty=${name}`} />));
  await vi.waitFor(() => expect(warnings().at(-1)).toContain(`difficulty "${name}"`));
  expect(warnings().slice(0, -1)).toEqual(lines.map((line) => expect.stringContaining(line)));
});

test.each<[string, () => unknown, RegExp]>([
  ['no backend', () => render(embed(null, { backend: undefined as never })), /backend.*not undefined.*variable/],
  ['an empty backend', () => render(embed(null, { backend: '' })), /backend.*not "".*variable/],
  [
    'a booking without a trek',
    () => render(embed(<DefaultBooking trek={undefined as never} />)),
    /needs a trek.*undefined.*loadTrek/,
  ],
  [
    'a booking of a trek without an id',
    () => render(embed(<DefaultBooking trek={{ title: 'Langtang' } as Trek} />)),
    /needs a trek.*without an id/,
  ],
  [
    'a part of an embed outside of one',
    () => render(<TrekBrowser />),
    /<TrekBrowser> must be inside <TrekProvider> or <TrekEmbed>\.$/,
  ],
])('%s is an error that says what to do', (_, make, message) => {
  expect(make).toThrow(message);
});

test('a part of another copy of the kit logs the versions of all copies', async () => {
  vi.resetModules();
  const other: typeof import('../../src/embed/index.ts') = await import('../../src/embed/index.ts');
  expect(() => render(embed(<other.TrekBrowser />))).toThrow(
    /<TrekBrowser> must be inside <TrekProvider> or <TrekEmbed>\. If it is: @trek\/ui is loaded as (.+) and \1\. Keep one\./,
  );
  // Other tests share this page.
  Reflect.deleteProperty(globalThis, '@trek/ui');
});

test('a token of the host that the backend refuses logs one line', async () => {
  const refused: TrekEmbedProps['fetch'] = async () => Response.json({}, { status: 401 });
  const token = makeToken({ exp: Date.now() / 1000 + 60 });
  render(embed(<p>Here</p>, { fetch: refused, getToken: () => token }));
  await vi.waitFor(() => expect(warnings()).toEqual([expect.stringContaining('refuses the token of getToken')]));
  expect(screen.getByText('Here')).toBeTruthy();
});
