import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { bookingRequestSchema } from '../contract/requests.ts';
import { testDetails } from '../testing/fixtures.ts';
import { createApiClient } from './client.ts';
import type { Seller } from './requests.ts';
import { sellerFaults } from './seller.ts';

const NEWSLETTER = 'newsletter-12';
const fields = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, 'x']));

/** Hosts' mistakes, with what is left of them. */
const MISTAKES: [string, object, Seller][] = [
  ['partner in capitals', { partner: 'Alpine-Tours', partnerRef: NEWSLETTER }, { partnerRef: NEWSLETTER }],
  ['an empty partner', { partner: '' }, {}],
  ['a partner of 65 characters', { partner: 'a'.repeat(65) }, {}],
  ['a partner that is a number', { partner: 12 }, {}],
  ['a long click id', { partner: 'alpine', partnerRef: 'x'.repeat(65) }, { partner: 'alpine' }],
  ['two lines', { partnerRef: 'a\nb' }, {}],
  ['a name in capitals', { metadata: { utmSource: 'x', campaign: 'spring' } }, { metadata: { campaign: 'spring' } }],
  ['a number for a text', { metadata: { campaign: 12 } }, { metadata: {} }],
  ['a missing text', { metadata: { campaign: undefined, a: 'b' } }, { metadata: { a: 'b' } }],
  ['a text of 201 characters', { metadata: { campaign: 'x'.repeat(201) } }, { metadata: {} }],
  ['eleven texts', { metadata: fields(11) }, { metadata: fields(10) }],
  ['a text for texts', { metadata: 'spring' }, {}],
  ['a list for texts', { metadata: ['spring'] }, {}],
  ['null', { partner: null, partnerRef: null, metadata: null }, {}],
];

let warn: MockInstance<typeof console.warn>;
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

/** The body that a backend gets of a host's page. */
async function sentBy(seller: object, answers?: Record<string, string>) {
  let sent: object = {};
  const api = createApiClient({
    ...{ backendUrl: 'https://api.example', placeholderImage: '', capabilities: ['partner', 'metadata'] },
    ...seller,
    fetch: async (_, init) => {
      sent = JSON.parse(String(init?.body));
      return Response.json({}, { status: 201 });
    },
  });
  await api.saveBookingDetails({ ...testDetails, trekId: 12, ...(answers && { metadata: answers }) });
  return sent;
}

describe('a seller’s mistake', () => {
  test.each(MISTAKES)('does not stop a booking: %s', async (_, seller, expected) => {
    const sent = await sentBy(seller);
    expect(sent).toEqual({ ...testDetails, trekId: 12, ...expected });
    expect(bookingRequestSchema(testDetails.bookingDate).safeParse(sent).error).toBeUndefined();
  });

  test('shows on the console, once, with the remedy', async () => {
    const seller = { partner: 'Peak-Tours', partnerRef: 'y'.repeat(70), metadata: { utmMedium: 'x' } };
    await sentBy(seller);
    await sentBy(seller);
    // Lines of the tests before may still come.
    const ours = () =>
      warn.mock.calls.map(([line]) => String(line)).filter((line) => /Peak|y{40}|utmMedium/.test(line));
    await vi.waitFor(() => expect(ours()).toHaveLength(3));
    const lines = ours().join('\n');
    expect(lines).toContain('partner "Peak-Tours" is left out');
    expect(lines).toContain('such as alpine-tours');
    expect(lines).toMatch(/partnerRef "y{40}…" is left out.*64 characters/);
    expect(lines).toMatch(/metadata "utmMedium" is left out.*lower-case/);
  });

  test('is no matter of the backend’s capabilities', () => {
    expect(sellerFaults({ partner: 'Alpine' }).map(({ name }) => name)).toEqual(['partner']);
    expect(sellerFaults({ partner: 'alpine', partnerRef: '', metadata: { a: ' ' } })).toEqual([]);
  });

  test('leaves a customer’s answers', async () => {
    const sent = await sentBy({ metadata: { Campaign: 'x', hear: 'page' } }, { hear: ' radio ', other: '' });
    expect(sent).toMatchObject({ metadata: { hear: 'radio' } });
  });
});
