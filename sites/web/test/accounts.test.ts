import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookingInQuery, contactQuery, searchInQuery, trekInQuery } from '../src/routing/contact-query.ts';
import { openSite, type TestSite } from './site.ts';

const TOKEN = 'eyJhbGciOiJub25lIn0.eyJ1c2VySWQiOiIxIn0.unsigned';

describe('the pages of an account', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.close());

  test.each([
    ['/forgot-password', 'Send reset link'],
    ['/reset-password', 'The link expires in 1 hour.'],
    ['/confirm-email', 'Confirm my address'],
    ['/stop-mails', 'Stop the emails'],
    ['/write-review', 'Opening your review...'],
    ['/invitation', 'Opening your invitation...'],
    ['/auth/google/callback', 'Completing your sign-in...'],
    ['/office', 'These pages are for our staff.'],
    ['/office/bookings/TH-ABCDEF?tab=log', 'Welcome back'],
    ['/contact', 'Sunday to Friday'],
    ['/contact?trek=snowman-trek', 'Snowman Trek'],
  ])('%s is rendered with its text', async (path, text) => {
    const answer = await site.get(path);
    expect(answer.status).toBe(200);
    expect((await answer.text()).replaceAll('<!-- -->', '')).toContain(text);
  });

  test.each(['/login', '/signup', '/office'])('%s says beside its button that Google is not set up', async (path) => {
    const note = 'Google sign-in is not available at the moment.';
    expect(await (await site.get(path)).text()).toContain(note);
    const offering = await openSite({ GOOGLE_CLIENT_ID: 'client', GOOGLE_CLIENT_SECRET: 'secret' });
    const page = await (await offering.get(path)).text();
    await offering.close();
    expect(page).toContain('Continue with Google');
    expect(page).not.toContain(note);
  });

  test.each([
    `/reset-password?token=${TOKEN}&email=a@b.np`,
    `/confirm-email?token=${TOKEN}`,
    `/stop-mails?token=${TOKEN}`,
    `/invitation?token=${TOKEN}`,
    `/auth/google/callback?token=${TOKEN}&user=%7B%7D`,
  ])('the key in %s is sent to no one and appears nowhere in the page (O2)', async (path) => {
    const answer = await site.get(path);
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).not.toContain(TOKEN);
  });

  test('the return from Google removes the key from the address before any request (O2)', async () => {
    const html = await (await site.get('/auth/google/callback')).text();
    const first = html.indexOf('history.replaceState');
    expect(first).toBeGreaterThan(0);
    for (const loading of ['<link', 'src=']) expect(html.indexOf(loading)).toBeGreaterThan(first);
    expect(await (await site.get('/login')).text()).not.toContain('history.replaceState');
  });

  test('other pages keep the ordinary referrer policy (control)', async () => {
    const { headers } = await site.get('/login');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  });
});

describe('the contact page’s trek', () => {
  test.each([
    ['', undefined],
    ['?trek=', undefined],
    ['?trek=%20%20', undefined],
    ['?trek=snowman-trek', 'Snowman Trek'],
    ['?trek=Far%20Peak%20Expedition', 'Far Peak Expedition'],
    ['?trek=Two%0Alines', 'Two lines'],
  ])('is read from %j as %j', (search, trek) => {
    expect(trekInQuery(search)).toBe(trek);
  });

  test('is limited in length and normalized', () => {
    expect(trekInQuery(`?trek=${'x'.repeat(1000)}`)).toHaveLength(120);
    expect(contactQuery('?utm=1&trek=snowman-trek')).toBe(contactQuery('?trek=Snowman+Trek'));
  });
});

describe('the contact page’s search', () => {
  test.each([
    ['?search=Bhutan,%20%E2%80%9Csahara%E2%80%9D', 'Bhutan, “sahara”'],
    ['?search=%20', undefined],
    ['?search=Two%0Alines', 'Two lines'],
    ['', undefined],
  ])('is read from %j as %j', (search, wanted) => {
    expect(searchInQuery(search)).toBe(wanted);
  });

  test('is short, and yields to a trek', () => {
    expect(searchInQuery(`?search=${'x'.repeat(1000)}`)).toHaveLength(120);
    expect(contactQuery('?utm=1&search=Bhutan')).toBe('search=Bhutan');
    expect(contactQuery('?search=Bhutan&trek=snowman-trek')).toBe('trek=Snowman+Trek');
  });
});

describe('the contact page’s booking', () => {
  test.each([
    ['?booking=TH-7K3M2Q', 'TH-7K3M2Q'],
    ['?booking=th-7k3m2q', 'TH-7K3M2Q'],
    ['?booking=', undefined],
    ['?booking=TH-7K3M2Q%0ASend+money', undefined],
    ['?trek=snowman-trek', undefined],
  ])('is read from %j as %j', (search, reference) => {
    expect(bookingInQuery(search)).toBe(reference);
  });

  test('has one canonical address', () => {
    expect(contactQuery('?trek=snowman-trek&booking=th-7k3m2q')).toBe('booking=TH-7K3M2Q');
  });
});
