import { addDays, companyDay } from '@trek/ui/pricing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openStore, type Store } from '../src/store/open-store.ts';
import { bookingsToAsk, queueReviewRequest, removeOldReviews } from '../src/store/reviews.ts';
import { CardSite } from './card-payments.ts';
import { files } from './content.ts';
import { OPERATOR_EMAIL, signInOperator } from './operator.ts';
import { databases, PASSWORD } from './site.ts';
import type { Visitor } from './visitor.ts';

const HOSTILE = '<script>alert(1)</script> **great** <img src=x onerror=alert(1)>';
const words = { stars: 5, text: 'Our guide knew every stone.', name: 'Maya G.', country: 'Australia', language: 'en' };

describe.each(databases)('reviews of customers on %s', (database) => {
  let shop: CardSite;
  let store: Store;
  let office: Visitor;
  beforeAll(async () => {
    shop = await CardSite.start(database, files, { operatorEmail: OPERATOR_EMAIL });
    const { databaseUrl, dataFolder, log } = shop.site.settings;
    store = await openStore(databaseUrl, dataFolder, log);
    office = await signInOperator(shop.site);
  });
  afterAll(async () => {
    await store.destroy();
    await shop.remove();
  });

  const today = () => companyDay(shop.site.now);
  /** No task asks yet: see D32. */
  const ask = async () => {
    for (const id of await bookingsToAsk(store, today())) await queueReviewRequest(store, id, shop.site.now);
    await shop.site.tick();
  };
  const requestsTo = async (email: string) =>
    (await shop.site.mails()).filter((mail) => mail.includes(`To: ${email}`) && mail.includes('How was your trek?'));
  /** A customer whose trek ended some days ago. */
  async function walked({ daysAgo = 5, changes = {} }: { daysAgo?: number; changes?: object } = {}) {
    const { member, bookingId } = await shop.confirmed();
    const { body } = await member.get('/auth/me');
    const ended = addDays(today(), -daysAgo);
    await store
      .updateTable('bookings')
      .set({ start_date: addDays(ended, -12), end_date: ended, email: body.email, ...changes })
      .where('id', '=', bookingId)
      .execute();
    return { member, bookingId, email: body.email as string };
  }
  /** The link in the mail that asks a customer. */
  async function requestTo(email: string): Promise<string> {
    await ask();
    return vi.waitFor(async () => {
      const [mail = ''] = await requestsTo(email);
      const token = /\/write-review#(?!stop=)(\S+)/.exec(mail)?.[1];
      expect(token).toBeDefined();
      return token ?? '';
    });
  }
  const save = (token: string, changes: object = {}) =>
    shop.site.visitor().post('/review/save', { token, ...words, ...changes });
  const open = (token: string) => shop.site.visitor().post('/review/open', { token });
  const waiting = async () => (await office.get('/office/reviews')).body as { id: string; writtenAt: string }[];
  async function decide(id: string, decision: object) {
    const review = (await waiting()).find((one) => one.id === id);
    return office.post(`/office/reviews/${id}/decision`, { writtenAt: review?.writtenAt ?? '', ...decision });
  }
  const countRevision = () =>
    store
      .updateTable('review_revisions')
      .set((column) => ({ revision: column('revision', '+', 1) }))
      .execute();
  const trekReviews = async () => {
    await shop.site.tick();
    return (await shop.site.visitor().get('/trek/id/101')).body.reviews;
  };

  describe('the mail that asks', () => {
    test('goes out once, some days after the trek, with a link that needs no sign-in', async () => {
      const early = await walked({ daysAgo: 3 });
      const { email } = await walked();
      const token = await requestTo(email);
      for (let time = 1; time <= 3; time += 1) await ask();
      expect(await requestsTo(email)).toHaveLength(1);
      expect(await requestsTo(early.email)).toEqual([]);
      expect((await open(token)).body).toMatchObject({ trek: { title: expect.any(String) }, review: null });
    });

    test.each([
      ['canceled', { status: 'cancelled' }],
      ['disputed', { status: 'disputed' }],
      ['not over', { end_date: '2030-01-01' }],
      ['over for long', { end_date: '2026-01-01' }],
      ['without an address', { email: '' }],
    ])('does not go out for a booking that is %s', async (_, changes) => {
      const { email, bookingId } = await walked({ changes });
      await ask();
      expect(await requestsTo(email)).toEqual([]);
      expect(
        await store.selectFrom('review_requests').selectAll().where('booking_id', '=', bookingId).execute(),
      ).toEqual([]);
    });

    test('does not go out to those who want none, by the link or the mail program', async () => {
      for (const path of ['body', 'address']) {
        const { member, email } = await walked();
        const token = await requestTo(email);
        const answer =
          path === 'body'
            ? await shop.site.visitor().post('/review/stop', { token })
            : await shop.site.visitor().send(`/review/stop?token=${token}`, { method: 'POST' });
        expect(answer.status).toBe(200);
        // A person who opens the address of the header comes to the page.
        const opened = await shop.site.visitor().get(`/review/stop?token=${token}`);
        expect([opened.status, opened.headers.get('location')]).toEqual([
          303,
          `${shop.site.settings.publicUrl}/write-review#stop=${token}`,
        ]);
        await store.deleteFrom('review_requests').execute();
        await shop.site.emptyOutbox();
        await ask();
        expect(await requestsTo(email)).toEqual([]);
        expect((await member.get('/auth/data')).body.account.review_mails_stopped_at).not.toBeNull();
      }
    });
  });

  describe('U7: the review', () => {
    test('is written once for a booking, and can be changed until it is published', async () => {
      const { email, bookingId } = await walked();
      const token = await requestTo(email);
      expect((await save(token)).body.review).toMatchObject({ stars: 5, status: 'sent', name: 'Maya G.' });
      expect((await save(token, { stars: 4 })).body.review).toMatchObject({ stars: 4 });
      expect((await waiting()).filter(({ id }) => id === bookingId)).toHaveLength(1);
      expect((await decide(bookingId, { decision: 'publish', answer: 'Thank you!' })).status).toBe(200);
      expect((await save(token, { stars: 1 })).status).toBe(409);
      expect((await open(token)).body.review).toMatchObject({ stars: 4, status: 'published' });
    });

    test('is refused with a made-up token, one of another kind, or of a booking that was not walked', async () => {
      const { member, email, bookingId } = await walked();
      const token = await requestTo(email);
      for (const other of ['x', `${token.slice(0, -4)}AAAA`, member.token ?? ''])
        expect((await save(other)).status).toBe(404);
      for (const change of [{ status: 'cancelled' }, { status: 'confirmed', end_date: '2030-01-01' }] as const) {
        await store.updateTable('bookings').set(change).where('id', '=', bookingId).execute();
        expect((await save(token)).status).toBe(404);
        expect((await open(token)).status).toBe(404);
      }
    });

    test('opens nothing else: its token is no session', async () => {
      const { email } = await walked();
      const token = await requestTo(email);
      expect((await shop.site.visitor(token).get('/auth/me')).status).toBe(401);
      expect((await shop.site.visitor(token).get('/booking/user')).status).toBe(401);
    });

    test.each([
      ['no stars', { stars: 0 }],
      ['six stars', { stars: 6 }],
      ['half a star', { stars: 3.5 }],
      ['no text', { text: '  ' }],
      ['too long a text', { text: 'x'.repeat(3001) }],
      ['a name with a link', { name: 'Win at evil.example' }],
    ])('is refused with %s', async (_, wrong) => {
      const { email } = await walked();
      expect((await save(await requestTo(email), wrong)).status).toBe(400);
    });
  });

  describe('the office', () => {
    test('publishes it, with an answer: the trek shows it with its average', async () => {
      await store.deleteFrom('reviews').execute();
      await countRevision();
      expect(await trekReviews()).toBeUndefined();
      for (const [stars, text] of [
        [5, HOSTILE],
        [4, words.text],
      ] as const) {
        const { email, bookingId } = await walked();
        await save(await requestTo(email), { stars, text });
        expect(await trekReviews()).toEqual(stars === 5 ? undefined : expect.objectContaining({ count: 1, stars: 5 }));
        await decide(bookingId, { decision: 'publish', answer: 'Come back!' });
      }
      const reviews = await trekReviews();
      expect(reviews).toMatchObject({ count: 2, stars: 4.5 });
      expect(reviews.list).toContainEqual(
        expect.objectContaining({ text: HOSTILE, name: 'Maya G.', country: 'Australia', answer: 'Come back!' }),
      );
      const [summary] = (await shop.site.visitor().get('/trek/all')).body.filter(
        ({ id }: { id: number }) => id === 101,
      );
      expect(summary.reviews).toEqual({ count: 2, stars: 4.5 });
    });

    test('is what makes servers read them again: until then they read one number', async () => {
      const { email, bookingId } = await walked();
      await save(await requestTo(email));
      await decide(bookingId, { decision: 'publish', answer: '' });
      const before = await trekReviews();
      await store.updateTable('reviews').set({ text: 'Changed.' }).where('booking_id', '=', bookingId).execute();
      expect(await trekReviews()).toEqual(before);
      await countRevision();
      expect((await trekReviews()).list).toContainEqual(expect.objectContaining({ text: 'Changed.' }));
    });

    test('declines it with a reason, which its writer reads and may answer by another text', async () => {
      const { email, bookingId } = await walked();
      const token = await requestTo(email);
      await save(token);
      expect((await decide(bookingId, { decision: 'decline', reason: ' ' })).status).toBe(400);
      expect((await decide(bookingId, { decision: 'decline', reason: 'It names another guest.' })).status).toBe(200);
      expect((await open(token)).body.review).toMatchObject({ status: 'declined', reason: 'It names another guest.' });
      expect((await save(token, { text: 'Better.' })).body.review).toMatchObject({ status: 'sent', reason: '' });
    });

    test('decides about what it has read, not about what the writer has changed since', async () => {
      const { email, bookingId } = await walked();
      const token = await requestTo(email);
      await save(token);
      const [seen] = (await waiting()).filter(({ id }) => id === bookingId);
      shop.site.wait(1);
      await save(token, { text: 'Something else.' });
      const path = `/office/reviews/${bookingId}/decision`;
      const stale = { decision: 'publish', answer: '', writtenAt: seen?.writtenAt };
      expect((await office.post(path, stale)).status).toBe(409);
      expect((await open(token)).body.review.status).toBe('sent');
    });

    test('is hidden from everyone else', async () => {
      const { member, bookingId } = await walked();
      for (const visitor of [member, shop.site.visitor()]) {
        expect((await visitor.get('/office/reviews')).status).toBe(404);
        expect((await visitor.post(`/office/reviews/${bookingId}/decision`, {})).status).toBe(404);
      }
    });
  });

  test('an erasure takes the name from what is published, and deletes what is not', async () => {
    const visits = [await walked(), await walked()];
    for (const { email } of visits) await save(await requestTo(email));
    const [published, sent] = visits as [(typeof visits)[0], (typeof visits)[0]];
    await decide(published.bookingId, { decision: 'publish', answer: '' });
    expect((await published.member.get('/auth/data')).body.bookings[0].reviews).toMatchObject([
      { shown_name: 'Maya G.' },
    ]);
    for (const { member } of visits)
      expect((await member.post('/auth/erase', { password: PASSWORD })).status).toBe(200);
    const of = (id: string) => store.selectFrom('reviews').selectAll().where('booking_id', '=', id).execute();
    expect(await of(published.bookingId)).toMatchObject([{ shown_name: '', shown_country: '', text: words.text }]);
    expect(await of(sent.bookingId)).toEqual([]);
    // Pages lose the name, too.
    expect((await trekReviews()).list).toContainEqual(expect.not.objectContaining({ name: 'Maya G.' }));
  });

  test('what was never published goes after a year', async () => {
    const { email, bookingId } = await walked();
    await save(await requestTo(email));
    await removeOldReviews(store, shop.site.now);
    expect(await store.selectFrom('reviews').selectAll().where('booking_id', '=', bookingId).execute()).toHaveLength(1);
    await removeOldReviews(store, new Date(shop.site.now.getTime() + 1000));
    expect(await store.selectFrom('reviews').selectAll().where('booking_id', '=', bookingId).execute()).toEqual([]);
  });
});
