import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ApiContext } from '../src/http/api-context.ts';
import type { Services } from '../src/routes/services.ts';
import { bookingWithTrek } from '../src/store/bookings.ts';
import { OWNER } from '../src/store/office-role.ts';
import { openStore, type Store } from '../src/store/open-store.ts';
import { removeBookings } from '../src/store/remove-rows.ts';
import type { SessionRow } from '../src/store/schema.ts';
import { details, paymentRequest, WEBHOOK_SECRET } from './card-payments.ts';
import { type ContentFiles, files, trek, writeContent } from './content.ts';
import { GOOGLE_CLIENT } from './google-client.ts';
import { type GoogleProvider, startGoogleProvider } from './google-provider.ts';
import { comeBackFromGoogle, person, RETURN_URL, redirectParams, visitGoogle } from './google-visit.ts';
import { askForCode, guestContent, guestWithBooking, payDeposit } from './guest-visit.ts';
import { invitationToken, OPERATOR_EMAIL, resetLink, signInAlone, signInOperator } from './operator.ts';
import { alpine } from './partner-files.ts';
import { addPasskey, PasskeyDevice } from './passkey-device.ts';
import { photo } from './photo.ts';
import { mailThrough, startRefusingMailServer } from './refusing-mail-server.ts';
import { type DatabaseName, TestSite } from './site.ts';
import { declineEvent, startStripeDouble, stripeSignature } from './stripe-double.ts';
import { startTcpRelay } from './tcp-relay.ts';
import { distinguishability, timeInTurns } from './timing.ts';
import { OWN_DETAILS, travelerLink } from './traveler-link.ts';

/**
 * The same attack twice: on the API as it is, and on one from which the protection was taken out. A test that says that
 * something never happens proves little where it could not happen anyway.
 */
const PASSWORD = 'Passw0rd!';
/** A hash that takes some milliseconds, so that a queue of them grows. */
const SLOW = { memoryKib: 4096, iterations: 1 };
/** A hash that is most of what an answer takes, on a busy machine too. */
const SLOWER = { memoryKib: 16_384, iterations: 2 };
/** By then a visitor has an answer, whatever has become of the database. */
const LONGEST_ANSWER_MS = 6_000;
const HOSTILE_NAME = 'Win at evil.example';

/** By module: what its exports are with the fault in it, made of what they are. */
// biome-ignore lint/suspicious/noExplicitAny: a fault has the shape that it needs.
type Faults = Record<string, (real: any) => object>;

interface Attack {
  id: string;
  /** The fault, as the end of "does its harm where …". */
  fault: string;
  faults: Faults;
  /** SQLite where it is left out. */
  database?: DatabaseName;
  settings?: Partial<TestSite['settings']>;
  content?: ContentFiles;
  takesGoogle?: true;
  /** @returns true where it has done its harm */
  harms: (site: TestSite, provider: GoogleProvider) => Promise<boolean>;
}

/** The seller of a booking after calls from these origins, on a site with two partners. */
async function soldBy(site: TestSite, ...calls: readonly (readonly [origin: string, sent: object])[]) {
  const peak = { ...alpine, name: 'Peak', origins: ['https://peak.example'] };
  await writeContent(join(site.folder, 'content'), { 'partners/alpine.json': alpine, 'partners/peak.json': peak });
  await site.tick();
  const member = await site.member();
  for (const [origin, sent] of calls)
    await member.post('/booking/user-details', { ...details, ...sent }, { Origin: origin });
  const store = await openStore(site.settings.databaseUrl, site.settings.dataFolder, site.settings.log);
  const row = await store.selectFrom('bookings').select(['partner', 'partner_ref']).executeTakeFirstOrThrow();
  await store.destroy();
  return row;
}

/** Bodies as they were sent, whatever a schema would say. */
const unread = (real: object) => ({ ...real, readBody: (context: ApiContext) => context.req.json() });

/** Reads tokens with a look at their form alone. */
const withoutSignature = (jose: typeof import('jose')) => ({
  ...jose,
  jwtVerify: async (token: string) => ({ payload: jose.decodeJwt(token), protectedHeader: {} }),
});

/** Reads tokens of every kind alike. */
const withoutAudience = (jose: typeof import('jose')) => ({
  ...jose,
  jwtVerify: async (token: string, key: Uint8Array, { audience: _, ...options }: { audience: string }) => {
    const { payload } = await jose.jwtVerify(token, key, options);
    return { payload: { tv: 1, ...payload } };
  },
});

/** Counts attempts of some names, and refuses none of them. */
const withoutLimit = (...unlimited: string[]): Faults => ({
  '../src/http/rate-limit.ts': (real) => ({
    ...real,
    RateLimit: class extends real.RateLimit {
      constructor(services: Services, name: string) {
        const endless = { perAddress: 1_000_000, windowSeconds: 1 };
        super(services, name, unlimited.includes(name) ? endless : real.RATE_RULES[name]);
      }
    },
  }),
});

/** Has a site charge cards through a double of Stripe. */
async function chargeCards(site: TestSite) {
  const stripe = await startStripeDouble();
  const keys = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: WEBHOOK_SECRET };
  site.settings.payment = { provider: 'stripe', ...keys, apiUrl: stripe.url };
  await site.restart();
  return stripe;
}

async function openPayment(site: TestSite) {
  const member = await site.member();
  await member.post('/booking/user-details', { ...details, email: member.email });
  const { body } = await member.post('/payment/create-payment-intent', paymentRequest(member.email));
  return { member, paymentId: body.paymentIntentId as string };
}

/** The first mail to an address that says something, once it is there. */
const mailTo = (site: TestSite, email: string, words: string) =>
  vi.waitFor(async () => {
    const mail = (await site.mails()).find((text) => text.includes(`To: ${email}`) && text.includes(words));
    expect(mail).toBeDefined();
    return mail ?? '';
  });

/** Puts a wire between the API and its database that can be cut. */
async function behindRelay(
  site: TestSite,
  harms: (relay: Awaited<ReturnType<typeof startTcpRelay>>) => Promise<boolean>,
): Promise<boolean> {
  const address = new URL(site.settings.databaseUrl ?? '');
  const relay = await startTcpRelay(Number(address.port));
  address.port = String(relay.port);
  site.settings.databaseUrl = address.href;
  await site.restart();
  return harms(relay).finally(() => relay.close());
}

const ATTACKS: Attack[] = [
  {
    id: 'G1',
    fault: 'guesses at a code are not counted',
    content: guestContent,
    faults: withoutLimit('code'),
    harms: async (site) => {
      const { codeId, code } = await askForCode(site, site.visitor(), { email: 'maya@example.org', trekId: 101 });
      const guess = (typed: string) => site.visitor().post('/guest/session', { codeId, code: typed });
      const wrong = code === '000000' ? '000001' : '000000';
      await Promise.all(Array.from({ length: 40 }, () => guess(wrong)));
      return (await guess(code)).status === 200;
    },
  },
  {
    id: 'G2',
    fault: 'requests for codes are not counted',
    content: guestContent,
    faults: withoutLimit('code-request'),
    harms: async (site) => {
      const wanted = { email: 'maya@example.org', trekId: 101 };
      const answers = await Promise.all(Array.from({ length: 40 }, () => site.visitor().post('/guest/code', wanted)));
      return answers.every(({ status }) => status === 200);
    },
  },
  {
    id: 'G3',
    fault: 'a request for a booking that is not there is refused',
    content: guestContent,
    faults: {
      '../src/store/guests.ts': (real) => ({
        ...real,
        guestIdOf: async (...of: unknown[]) => {
          const id = await real.guestIdOf(...of);
          if (id === null) throw new Error('There is no such booking');
          return id;
        },
      }),
    },
    harms: async (site) => {
      const { booking } = await guestWithBooking(site, 'maya@example.org');
      const ask = (email: string) => site.visitor().post('/guest/code', { email, reference: booking.reference });
      return (await ask('maya@example.org')).status !== (await ask('nobody@example.org')).status;
    },
  },
  {
    id: 'G4',
    fault: 'a booking need not be the caller’s own',
    content: guestContent,
    faults: {
      '../src/store/payments.ts': (real) => ({
        ...real,
        paymentOf: (store: Store, _userId: string, id: string) => real.paymentById(store, id),
      }),
    },
    harms: async (site) => {
      const [one, other] = [
        await guestWithBooking(site, 'a@example.org'),
        await guestWithBooking(site, 'b@example.org'),
      ];
      const paid = await payDeposit(other.visitor, 'b@example.org');
      return (await one.visitor.get(`/payment/status/${paid}`)).status === 200;
    },
  },
  {
    id: 'G5',
    fault: 'a used code stays',
    content: guestContent,
    faults: { '../src/store/email-codes.ts': (real) => ({ ...real, takeCode: async () => true }) },
    harms: async (site) => {
      const typed = await askForCode(site, site.visitor(), { email: 'maya@example.org', trekId: 101 });
      await site.visitor().post('/guest/session', typed);
      return (await site.visitor().post('/guest/session', typed)).status === 200;
    },
  },
  {
    id: 'G6',
    fault: 'every call is among those of guests',
    content: guestContent,
    faults: { '../src/accounts/guest-calls.ts': () => ({ GUEST_CALLS: { includes: () => true } }) },
    harms: async (site) => {
      const { visitor } = await guestWithBooking(site, 'maya@example.org');
      return (await visitor.get('/auth/data')).status === 200;
    },
  },
  {
    id: 'J7',
    fault: 'what was mailed to the former address of an account stays good',
    faults: {
      '../src/store/email-change.ts': (real) => ({
        ...real,
        moveAccount: (store: Store, id: string, email: string) =>
          store.updateTable('users').set({ email }).where('id', '=', id).returningAll().executeTakeFirst(),
      }),
    },
    harms: async (site) => {
      const member = await site.member();
      const token = (await resetLink(site, member.email)).searchParams.get('token');
      const email = `${randomUUID()}@example.org`;
      const { body } = await member.post('/auth/email-change', { email, password: PASSWORD });
      const code = await vi.waitFor(async () => {
        const mail = (await site.mails()).find((text) => text.includes(`To: ${email}`)) ?? '';
        const found = /^(\d{6})\r?$/m.exec(mail)?.[1];
        expect(found).toBeDefined();
        return found;
      });
      expect((await member.post('/auth/confirm-email-change', { codeId: body.codeId, code })).status).toBe(200);
      const reset = { email, token, newPassword: 'N3w!passw0rd' };
      return (await site.visitor().post('/auth/reset-password', reset)).status === 200;
    },
  },
  {
    id: 'P2',
    fault: 'dollars are sent as if they were cents',
    faults: {
      '../src/payments/stripe-provider.ts': ({ stripeProvider }) => ({
        stripeProvider: (access: object) => {
          const provider = stripeProvider(access);
          const createIntent = (request: { amountUsd: number }) =>
            provider.createIntent({ ...request, amountUsd: request.amountUsd / 100 });
          return { ...provider, createIntent };
        },
      }),
    },
    harms: async (site) => {
      const stripe = await chargeCards(site);
      const { paymentId } = await openPayment(site);
      await stripe.close();
      return stripe.intents.get(paymentId)?.amount === paymentRequest('').amount;
    },
  },
  {
    id: 'P13',
    fault: 'declined cards are not written down',
    faults: { '../src/store/declined-cards.ts': (real) => ({ ...real, addDecline: async () => {} }) },
    harms: async (site) => {
      const stripe = await chargeCards(site);
      const { paymentId } = await openPayment(site);
      for (const _time of [1, 2, 3, 4]) {
        const report = declineEvent(paymentId, site.now);
        const headers = { 'Stripe-Signature': stripeSignature(report, WEBHOOK_SECRET, site.now) };
        await site.visitor().send('/payment/webhook', { method: 'POST', body: report, headers });
      }
      await stripe.close();
      return stripe.charge(paymentId);
    },
  },
  {
    id: 'P30',
    fault: 'a removed booking goes with its payments at once',
    faults: {
      '../src/store/unfinished-bookings.ts': (real) => ({
        ...real,
        hideUnfinished: async (store: Store, id: string) =>
          (await removeBookings(store, (column) => column('id', '=', id))) > 0,
      }),
    },
    harms: async (site) => {
      const stripe = await chargeCards(site);
      const { member, paymentId } = await openPayment(site);
      const [{ id: bookingId }] = (await member.get('/booking/user')).body;
      await member.post('/booking/remove', { bookingId });
      for (let card = 1; card <= 8; card += 1) {
        const report = declineEvent(paymentId, site.now);
        const headers = { 'Stripe-Signature': stripeSignature(report, WEBHOOK_SECRET, site.now) };
        await site.visitor().send('/payment/webhook', { method: 'POST', body: report, headers });
      }
      await member.post('/booking/user-details', { ...details, email: member.email });
      const { status } = await member.post('/payment/create-payment-intent', paymentRequest(member.email ?? ''));
      await stripe.close();
      return status === 200;
    },
  },
  {
    id: 'P32',
    fault: 'a request for a change holds at any price',
    settings: { operatorEmail: OPERATOR_EMAIL },
    faults: {
      '../src/store/change-requests.ts': (real) => ({
        ...real,
        changeRequestOf: async (...of: unknown[]) => {
          const request = await real.changeRequestOf(...of);
          return request && { ...request, total_cents: 1_000_000_000 };
        },
      }),
    },
    harms: async (site) => {
      const { member, paymentId } = await openPayment(site);
      site.wait(3);
      await member.get(`/payment/status/${paymentId}`);
      const [{ id: bookingId, reference }] = (await member.get('/booking/user')).body;
      const wish = { bookingId, startDate: '2027-04-20', travelers: 1, totalAmount: 1450 };
      const { requestedAt } = (await member.post('/booking/change-request', wish)).body.booking.changeRequest;
      const office = await signInOperator(site);
      const act = (name: string, order: object) =>
        office.post(`/office/bookings/${reference}/${name}`, { key: `key-of-${name}`, ...order });
      const extra = { kind: 'extra', amount: 500, text: 'Porter', reason: 'Needed', totalAmount: 1950 };
      expect((await act('price-line', extra)).status).toBe(200);
      const dearer = { decision: 'accepted', requestedAt, totalAmount: 1950 };
      return (await act('change-answer', dearer)).status === 200;
    },
  },
  {
    id: 'P31',
    fault: 'the next number is the one after the last paper, and no counter is locked',
    database: 'PostgreSQL',
    faults: {
      '../src/store/paper-numbers.ts': (real) => ({
        ...real,
        nextNumber: async (store: Store, kind: 'invoice' | 'credit-note') => {
          const { last } = await store
            .selectFrom('invoices')
            .select((column) => column.fn.max('number').as('last'))
            .where('kind', '=', kind)
            .executeTakeFirstOrThrow();
          await setTimeout(50);
          return Number(last ?? 0) + 1;
        },
      }),
    },
    harms: async (site) => {
      const visits = [];
      for (let time = 1; time <= 3; time += 1) {
        const { member, paymentId } = await openPayment(site);
        site.wait(3);
        await member.get(`/payment/status/${paymentId}`);
        const [{ id }] = (await member.get('/booking/user')).body;
        visits.push({ member, id });
      }
      const payer = { name: 'Himal Ltd', address: 'Thamel' };
      const answers = await Promise.all(
        visits.map(({ member, id }) => member.post('/booking/invoice', { bookingId: id, ...payer })),
      );
      return answers.some(({ status }) => status !== 200);
    },
  },
  {
    id: 'U7',
    fault: 'anyone who has a link may write a review, whatever has become of the booking',
    faults: {
      '../src/store/reviews.ts': (real) => ({
        ...real,
        walkedBooking: bookingWithTrek,
      }),
    },
    harms: async (site) => {
      const { member, paymentId } = await openPayment(site);
      site.wait(3);
      await member.get(`/payment/status/${paymentId}`);
      const [{ id }] = (await member.get('/booking/user')).body;
      const { Tokens } = await import('../src/accounts/tokens.ts');
      const { signingKey } = await import('../src/accounts/signing-keys.ts');
      const keys = [signingKey(await readFile(join(site.settings.dataFolder, 'token-secret'), 'utf8'))];
      const token = await new Tokens(keys, site.settings.now).review(id);
      const review = { token, stars: 5, text: 'Great.', name: '', country: '', language: 'en' };
      // Its trek is still ahead.
      return (await site.visitor().post('/review/save', review)).status === 200;
    },
  },
  {
    id: 'P17',
    fault: 'every question about a payment is passed on, and none is counted',
    faults: {
      '../src/http/coalesce-requests.ts': () => ({
        coalesceRequests: () => (_key: string, ask: () => Promise<unknown>) => ask(),
      }),
      ...withoutLimit('payment-question'),
    },
    harms: async (site) => {
      const stripe = await chargeCards(site);
      const { member, paymentId } = await openPayment(site);
      await Promise.all(Array.from({ length: 320 }, () => member.get(`/payment/status/${paymentId}`)));
      await stripe.close();
      return stripe.questions.length > 300;
    },
  },
  {
    id: 'P24',
    fault: 'the books are never compared',
    faults: { '../src/payments/compare-books.ts': (real) => ({ ...real, compareBooks: async () => {} }) },
    harms: async (site) => {
      const stripe = await chargeCards(site);
      stripe.follow(() => site.now);
      const { member, paymentId } = await openPayment(site);
      stripe.charge(paymentId);
      site.wait(2);
      await member.get(`/payment/status/${paymentId}`);
      const [{ paidAmount }] = (await member.get('/booking/user')).body;
      stripe.refundInDashboard(paymentId, 10_000);
      // By then, Stripe has forgotten the event.
      site.wait(45 * 86_400);
      await site.tick();
      await stripe.close();
      const { email } = member;
      const { body } = await site.visitor().post('/auth/login', { email, password: PASSWORD, rememberMe: false });
      const [booking] = (await site.visitor(body.token).get('/booking/user')).body;
      return paidAmount === 290 && booking.paidAmount === paidAmount;
    },
  },
  {
    id: 'I3',
    fault: 'a link is taken for what it leads to',
    faults: {
      'node:fs/promises': (real) => ({ ...real, realpath: async (path: string) => path }),
    },
    harms: async (site) => {
      const { dataFolder } = site.settings;
      await writeFile(join(dataFolder, 'private.jpg'), await photo(160, 90));
      await mkdir(join(dataFolder, 'uploads'), { recursive: true });
      await symlink(join(dataFolder, 'private.jpg'), join(dataFolder, 'uploads', 'link.jpg'));
      return (await site.visitor().get('/uploads/link.jpg')).status === 200;
    },
  },
  {
    id: 'P3',
    fault: 'a payment need not be one of the store',
    faults: {
      '../src/store/payments.ts': (real) => ({
        ...real,
        paymentOf: async (_store: Store, _userId: string, id: string) => ({ id, status: 'open', asked_at: 'now' }),
      }),
    },
    harms: async (site) => {
      const { body } = await (await site.member()).get('/payment/status/mock_forged');
      return body.status === 'succeeded';
    },
  },
  {
    id: 'B3',
    fault: 'a day is whatever was typed',
    faults: {
      '../src/http/request-body.ts': unread,
      '../src/payments/bookable-start.ts': (real) => ({ ...real, refuseTooEarly: () => {} }),
    },
    harms: async (site) => {
      const booking = { ...details, specialRequirements: '', bookingDate: '2020-02-20' };
      return (await (await site.member()).post('/booking/user-details', booking)).status === 201;
    },
  },
  {
    id: 'B2',
    fault: 'a database that is away is taken for any other error',
    database: 'PostgreSQL',
    faults: { '../src/store/unavailable-store.ts': () => ({ toUnavailableError: () => undefined }) },
    harms: async (site) =>
      behindRelay(site, async (relay) => {
        const member = await site.member();
        relay.cut();
        return (await member.get('/booking/user')).status !== 503;
      }),
  },
  {
    id: 'B4',
    fault: 'a database that has fallen silent is waited for',
    database: 'PostgreSQL',
    faults: {
      pg: ({ default: pg }) => ({
        default: {
          ...pg,
          Pool: class extends pg.Pool {
            constructor({ connectionString }: { connectionString: string }) {
              super({ connectionString });
            }
          },
        },
      }),
    },
    harms: async (site) =>
      behindRelay(site, async (relay) => {
        const member = await site.member();
        relay.fallSilent();
        const answer = member.get('/booking/user').then(({ status }) => status);
        const first = await Promise.race([answer, setTimeout(LONGEST_ANSWER_MS, 'nothing')]);
        relay.mend();
        return first === 'nothing';
      }),
  },
  {
    id: 'J1',
    fault: 'the signature of a token is not looked at',
    faults: { jose: withoutSignature },
    harms: async (site) => {
      const { token = '' } = await site.member();
      const [, claims] = token.split('.');
      const forged = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.x`;
      return (await site.visitor(forged).get('/auth/me')).status === 200;
    },
  },
  {
    id: 'J2',
    fault: 'tokens of every kind are read alike',
    faults: { jose: withoutAudience },
    harms: async (site) => {
      // A bearer that shows that its owner reads their mail, which was never sent.
      const { token } = await site.member();
      return (await site.visitor().post('/auth/confirm-email', { token })).status === 200;
    },
  },
  {
    id: 'J3',
    fault: 'the version of an account’s tokens stays the same',
    faults: {
      '../src/store/users.ts': (real) => ({
        ...real,
        userById: async (store: Store, id: string) => ({ ...(await real.userById(store, id)), token_version: 1 }),
      }),
    },
    harms: async (site) => {
      const member = await site.member();
      const login = { email: member.email, password: PASSWORD };
      const elsewhere = site.visitor((await site.visitor().post('/auth/login', login)).body.token);
      await member.post('/auth/change-password', { oldPassword: PASSWORD, newPassword: 'An0ther!Word' });
      return (await elsewhere.get('/auth/me')).status === 200;
    },
  },
  {
    id: 'J5',
    fault: 'signing out ends no session',
    faults: { '../src/store/sessions.ts': (real) => ({ ...real, endSession: async () => true }) },
    harms: async (site) => {
      const member = await site.member();
      await member.post('/auth/logout', {});
      return (await member.get('/auth/me')).status === 200;
    },
  },
  {
    id: 'J6',
    fault: 'a sign-in does not look at the session that the browser has',
    faults: {
      '../src/store/sessions.ts': (real) => ({
        ...real,
        addSession: (...given: unknown[]) => real.addSession(...given.slice(0, 5)),
      }),
    },
    harms: async (site) => {
      const member = await site.member();
      await member.post('/auth/login', { email: member.email, password: PASSWORD });
      return (await member.get('/auth/me')).status === 200;
    },
  },
  {
    id: 'U1',
    fault: 'an unknown account costs no work',
    settings: { passwordCost: SLOWER },
    faults: {
      '../src/accounts/password-hasher.ts': (real) => ({
        ...real,
        PasswordHasher: class extends real.PasswordHasher {
          async verify(stored: string | null | undefined, ...rest: unknown[]) {
            return stored != null && super.verify(stored, ...rest);
          }
        },
      }),
    },
    harms: async (site) => {
      const known = await Promise.all(Array.from({ length: 10 }, () => site.member()));
      const signIn = (email: string) => site.visitor().post('/auth/login', { email, password: 'wrong' });
      const times = await timeInTurns(
        30,
        (index) => signIn(known[index % known.length]?.email ?? ''),
        (index) => signIn(`${index}@example.net`),
      );
      return distinguishability(times) > 0.8;
    },
  },
  {
    id: 'U3',
    fault: 'any number of hashes may wait',
    settings: { passwordCost: SLOW },
    faults: {
      '../src/accounts/fair-queue.ts': ({ FairQueue }) => ({
        FairQueue: class extends FairQueue {
          constructor() {
            super(Number.POSITIVE_INFINITY);
          }
        },
      }),
    },
    harms: async (site) => {
      const flood = Array.from({ length: 250 }, (_, index) =>
        site.visitor().post('/auth/login', { email: `${index}@example.net`, password: 'wrong' }),
      );
      return (await Promise.all(flood)).every(({ status }) => status === 401);
    },
  },
  {
    id: 'U3',
    fault: 'a password may be of any length',
    faults: { '../src/http/request-body.ts': unread },
    harms: async (site) => {
      const email = 'maya@example.org';
      const { status } = await site.visitor().post('/auth/login', { email, password: 'x'.repeat(90_000) });
      return status === 401;
    },
  },
  {
    id: 'Z1',
    fault: 'a payment is looked up without its owner',
    faults: {
      '../src/store/payments.ts': (real) => ({
        ...real,
        paymentOf: (store: Store, _userId: string, id: string) => real.paymentById(store, id),
      }),
    },
    harms: async (site) => {
      const { paymentId } = await openPayment(site);
      return (await (await site.member()).get(`/payment/status/${paymentId}`)).status === 200;
    },
  },
  {
    id: 'Z2',
    fault: 'an account is stored with whatever was sent',
    faults: {
      '../src/http/request-body.ts': unread,
      '../src/store/users.ts': (real) => ({
        ...real,
        addUser: async (store: Store, { password: _, ...sent }: { password: string }, ...rest: unknown[]) => {
          const user = await real.addUser(store, sent, ...rest);
          await store.updateTable('users').set(sent).where('id', '=', user.id).execute();
          return user;
        },
      }),
    },
    harms: async (site) => (await (await site.member({ role: 'operator' })).get('/auth/me')).body.role === 'operator',
  },
  {
    id: 'Z3',
    fault: 'the office lets in anyone who is signed in',
    settings: { operatorEmail: OPERATOR_EMAIL },
    faults: {
      '../src/accounts/require-operator.ts': (real) => ({
        ...real,
        requireOperator: (services: Services) => async (context: ApiContext, next: () => Promise<void>) => {
          const { requireUser } = await import('../src/accounts/require-user.ts');
          return requireUser(services)(context, next);
        },
      }),
    },
    harms: async (site) => (await (await site.member()).get('/office/bookings')).status !== 404,
  },
  {
    id: 'Z13',
    fault: 'everyone who works in the office may do everything',
    settings: { operatorEmail: OPERATOR_EMAIL },
    faults: { '../src/accounts/office-rights.ts': (real) => ({ ...real, may: () => true }) },
    harms: async (site) => {
      const office = await signInOperator(site);
      const store = await openStore(site.settings.databaseUrl, site.settings.dataFolder, site.settings.log);
      await store.updateTable('users').set({ role: 'guide' }).where('email', '=', OPERATOR_EMAIL).execute();
      await store.destroy();
      return (await office.get('/office/money')).status === 200;
    },
  },
  {
    id: 'Z14',
    fault: 'a withdrawn invitation goes on',
    settings: { operatorEmail: OPERATOR_EMAIL },
    faults: { '../src/store/colleagues.ts': (real) => ({ ...real, withdrawInvitation: async () => {} }) },
    harms: async (site) => {
      const office = await signInOperator(site);
      const [key, email] = [randomUUID(), 'pema@trek.example'];
      await office.post('/office/colleagues/invitations', { key, email, fullname: 'Pema', role: OWNER });
      const token = await invitationToken(site, email);
      await office.post(`/office/colleagues/invitations/${key}/withdrawn`, {});
      return (await site.visitor().post('/invitation/accept', { token })).status === 200;
    },
  },
  {
    id: 'Z15',
    fault: 'an edit of a text is written unchecked',
    settings: { operatorEmail: OPERATOR_EMAIL },
    faults: {
      '../src/content/edit-trek.ts': (real) => ({ ...real, checkText: async () => ({ faults: [], warnings: [] }) }),
    },
    harms: async (site) => {
      const office = await signInOperator(site);
      const call = '/office/content/treks/everest-base-camp-trek';
      const { version } = (await office.get(call)).body;
      const texts = { questions: [{ question: '', answer: '' }] };
      return (await office.post(call, { version, texts })).status === 200;
    },
  },
  {
    id: 'Z4',
    fault: 'an account that is there is made the operator’s as it is',
    faults: {
      '../src/store/operators.ts': (real) => ({
        ...real,
        appointOperator: (store: Store, email: string) =>
          store.updateTable('users').set({ role: 'operator' }).where('email', '=', email).execute(),
      }),
    },
    harms: async (site) => {
      const squatter = await site.member();
      const { startApi } = await import('../src/start-api.ts');
      const twin = await startApi({ ...site.settings, operatorEmail: squatter.email });
      await twin.close();
      return (await squatter.get('/office/access')).status === 200;
    },
  },
  {
    id: 'I13',
    fault: 'nothing is written down of what an operator takes along',
    settings: { operatorEmail: OPERATOR_EMAIL },
    faults: { '../src/http/audit.ts': () => ({ audit: async () => {} }) },
    harms: async (site) => {
      const office = await signInOperator(site);
      await office.get('/office/bookings.csv');
      return !JSON.stringify((await office.get('/office/trail')).body).includes('bookings.csv');
    },
  },
  {
    id: 'I14',
    fault: 'the log has what a mail server says',
    faults: { '../src/core/log.ts': (real) => ({ ...real, errorDetail: (error: Error) => String(error.stack) }) },
    harms: async (site) => {
      const server = await startRefusingMailServer('recipient');
      site.settings.mail = mailThrough(server.url);
      await site.restart();
      const { email } = await site.member();
      await site.tick();
      await server.close();
      return JSON.stringify(site.logged).includes(email);
    },
  },
  {
    id: 'B13',
    fault: 'a mail is tried once',
    faults: {
      '../src/store/queued-mails.ts': (real) => ({
        ...real,
        claimMail: async (store: Store, mail: { id: string }) => {
          await real.removeMail(store, mail.id);
          return true;
        },
      }),
    },
    harms: async (site) => {
      const outbox = join(site.settings.dataFolder, 'outbox');
      await rm(outbox, { recursive: true, force: true });
      await writeFile(outbox, '');
      const { email } = await site.member();
      await site.visitor().post('/auth/reset-password-request', { email });
      await site.tick();
      await rm(outbox);
      site.wait(61);
      await site.tick();
      return !(await site.mails()).some((mail) => mail.includes(email) && mail.includes('reset-password?'));
    },
  },
  {
    id: 'U5',
    fault: 'no mail tells of a changed password',
    faults: {
      '../src/store/queued-mails.ts': (real) => ({
        ...real,
        queueMail: async (store: Store, job: { letter: string }, now: Date) => {
          if (job.letter !== 'password-news') await real.queueMail(store, job, now);
        },
      }),
    },
    harms: async (site) => {
      const member = await site.member();
      await member.post('/auth/change-password', { oldPassword: PASSWORD, newPassword: 'N3w!passw0rd' });
      await site.tick();
      return !(await site.mails()).some((mail) => mail.includes('Your password has changed'));
    },
  },
  {
    id: 'B14',
    fault: 'a restore knows of nothing that has ended since its backup',
    faults: {
      '../src/backup/replay-endings.ts': (real) => ({
        ...real,
        replayEndings: async () => ({
          ...{ erased: 0, dismissed: 0, passwords: 0, sessions: 0, codes: 0, factors: 0, passkeys: 0 },
        }),
      }),
    },
    harms: async (site) => {
      const { databaseUrl, dataFolder, contentFolder } = site.settings;
      const places = { databaseUrl, dataFolder, contentFolder, settings: [] };
      const member = await site.member();
      const { restore, save } = await import('../src/backup/backup.ts');
      await save(places, join(site.folder, 'backup'), site.now);
      await member.post('/auth/logout', {});
      await member.post('/auth/change-password', { oldPassword: PASSWORD, newPassword: 'N3w!passw0rd' });
      await site.stop();
      await restore(places, { file: join(site.folder, 'backup'), endings: [] }, true, site.now);
      await site.restart();
      return (await member.get('/auth/me')).status === 200;
    },
  },
  {
    id: 'V2',
    fault: 'remarks on health stay as long as the booking',
    faults: {
      '../src/store/travelers.ts': (real) => ({
        ...real,
        removeOldTravelers: async () => ({ travelers: 0, remarks: 0 }),
      }),
    },
    harms: async (site) => {
      const member = await site.member();
      const { email } = member;
      const specialRequirements = 'diabetes, insulin';
      await member.post('/booking/user-details', { ...details, email, specialRequirements });
      const { body } = await member.post('/payment/create-payment-intent', paymentRequest(email));
      await member.get(`/payment/status/${body.paymentIntentId}`);
      for (let month = 0; month < 30; month += 1) {
        site.wait(30 * 86_400);
        await site.tick();
      }
      const token = (await site.visitor().post('/auth/login', { email, password: PASSWORD })).body.token;
      return JSON.stringify((await site.visitor(token).get('/auth/data')).body).includes('insulin');
    },
  },
  {
    id: 'V3',
    fault: 'the time of the last deletion is not looked at',
    faults: { '../src/store/retention-runs.ts': (real) => ({ ...real, lastRetentionRun: async () => undefined }) },
    harms: async (site) => {
      const member = await site.member();
      const { email } = member;
      const { body } = await member.post('/booking/user-details', { ...details, email });
      await site.tick();
      site.wait(900 * 86_400);
      await site.tick();
      const token = (await site.visitor().post('/auth/login', { email, password: PASSWORD })).body.token;
      return !JSON.stringify((await site.visitor(token).get('/auth/data')).body).includes(body.booking.id);
    },
  },
  {
    id: 'V1',
    fault: 'of an erased account only its own row goes',
    settings: { operatorEmail: OPERATOR_EMAIL },
    faults: {
      '../src/store/personal-data.ts': (real) => ({
        ...real,
        eraseAccount: (store: Store, id: string) =>
          store.updateTable('users').set({ email: id, fullname: 'Erased' }).where('id', '=', id).execute(),
      }),
    },
    harms: async (site) => {
      const member = await site.member();
      await member.post('/booking/user-details', { ...details, email: member.email });
      expect((await member.post('/auth/erase', { password: PASSWORD })).status).toBe(200);
      const { body } = await (await signInOperator(site)).get('/office/bookings.csv');
      return body.includes(member.email);
    },
  },
  {
    id: 'Z6',
    fault: 'the office asks for no second factor',
    settings: { operatorEmail: OPERATOR_EMAIL },
    faults: {
      '../src/accounts/require-operator.ts': (real) => ({ ...real, requireOperator: real.requireSignedInOperator }),
    },
    harms: async (site) => (await (await signInAlone(site)).get('/office/today')).status === 200,
  },
  {
    id: 'Z12',
    fault: 'the link to stop the mails about departures stops none',
    faults: { '../src/store/saved-treks.ts': (real) => ({ ...real, endDepartureMails: async () => {} }) },
    harms: async (site) => {
      const member = await site.member();
      const wish = { trekId: 101, savedAt: site.now.toISOString(), seenDepartures: [], departureMails: true };
      await member.post('/saved-treks', { save: [wish], remove: [] });
      const { Tokens } = await import('../src/accounts/tokens.ts');
      const { signingKey } = await import('../src/accounts/signing-keys.ts');
      const { body } = await member.get('/auth/me');
      const keys = [signingKey(await readFile(join(site.settings.dataFolder, 'token-secret'), 'utf8'))];
      const stop = await new Tokens(keys, site.settings.now).stopMails({ id: body.id });
      await site.visitor().post(`/saved-treks/stop-mails?token=${stop}`, {});
      return (await member.post('/saved-treks', { save: [], remove: [] })).body.treks[0].departureMails === true;
    },
  },
  {
    id: 'Z9',
    fault: 'a private link that was withdrawn goes on',
    faults: { '../src/store/traveler-links.ts': (real) => ({ ...real, endTravelerLink: async () => {} }) },
    harms: async (site) => {
      const { member, place, token } = await travelerLink(site);
      await member.post('/booking/traveler-link/end', place);
      return (await site.visitor().post('/traveler/open', { token })).status === 200;
    },
  },
  {
    id: 'Z10',
    fault: 'the owner sees travelers as the office does',
    faults: { '../src/store/travelers.ts': (real) => ({ ...real, travelersForOwner: real.travelersOf }) },
    harms: async (site) => {
      const { member, place, token } = await travelerLink(site);
      await site.visitor().post('/traveler/save', { token, ...OWN_DETAILS });
      const { body } = await member.get(`/booking/travelers/${place.bookingId}`);
      return JSON.stringify(body).includes(OWN_DETAILS.passportNumber);
    },
  },
  {
    id: 'Z11',
    fault: 'the guide gets the permit list',
    settings: { operatorEmail: OPERATOR_EMAIL },
    faults: {
      '../src/office/people-lists.ts': ({ PEOPLE_LISTS, ...real }) => ({
        ...real,
        PEOPLE_LISTS: { ...PEOPLE_LISTS, guide: PEOPLE_LISTS.permits },
      }),
    },
    harms: async (site) => {
      const { member, token } = await travelerLink(site);
      await site.visitor().post('/traveler/save', { token, ...OWN_DETAILS });
      const [{ reference, startDate, trekId, totalAmount }] = (await member.get('/booking/user')).body;
      const office = await signInOperator(site);
      await office.post(`/office/bookings/${reference}/transfer`, { key: 'paid-by-transfer', amount: totalAmount });
      const { body } = await office.get(`/office/departures/${trekId}/${startDate}/guide.csv`);
      if (!String(body).includes(OWN_DETAILS.passportName))
        throw new Error(`It is not on the list: ${JSON.stringify(body)}`);
      return String(body).includes(OWN_DETAILS.passportNumber);
    },
  },
  {
    id: 'Z8',
    fault: 'the question to a passkey stays open once it is answered',
    settings: { operatorEmail: OPERATOR_EMAIL, publicUrl: 'http://localhost:3000' },
    faults: {
      '../src/store/passkeys.ts': (real) => ({
        ...real,
        takeChallenge: async (store: Store, { id }: SessionRow) =>
          (await store.selectFrom('sessions').select('challenge').where('id', '=', id).executeTakeFirst())?.challenge,
      }),
    },
    harms: async (site) => {
      const device = new PasskeyDevice('http://localhost:3000');
      await addPasskey(await signInOperator(site), device);
      const thief = await signInAlone(site);
      const { body } = await thief.post('/office/access/question', {});
      const seen = { answer: device.sign(body.options) };
      await thief.post('/office/access', seen);
      return (await thief.post('/office/access', seen)).status === 200;
    },
  },
  {
    id: 'Z7',
    fault: 'codes of the office are counted for each network alone',
    settings: { operatorEmail: OPERATOR_EMAIL },
    faults: {
      '../src/http/rate-limit.ts': (real) => {
        const RateLimit = real.RateLimit as typeof import('../src/http/rate-limit.ts').RateLimit;
        const rules = real.RATE_RULES as typeof import('../src/http/rate-limit.ts').RATE_RULES;
        class SparingLimit extends RateLimit {
          constructor(...[services, name]: ConstructorParameters<typeof RateLimit>) {
            const { perAddress, perAccount, windowSeconds } = rules['office-code'];
            if (name !== 'office-code') super(services, name);
            else super(services, name, { perAddress, perAccountAndAddress: perAccount, windowSeconds });
          }
        }
        return { ...real, RateLimit: SparingLimit };
      },
    },
    harms: async (site) => {
      await (await signInAlone(site)).post('/office/access/factor', {});
      let judged = 0;
      for (let network = 0; network < 4; network += 1) {
        const thief = await signInAlone(site);
        for (let guess = 0; guess < 10; guess += 1) {
          if ((await thief.post('/office/access', { code: '000000' })).status === 400) judged += 1;
        }
      }
      return judged > 30;
    },
  },
  {
    id: 'P16',
    fault: 'what the office does is done without looking whether it was',
    settings: { operatorEmail: OPERATOR_EMAIL },
    faults: {
      '../src/store/office-log.ts': (real) => ({
        ...real,
        isAlreadyDone: async () => false,
        performOnce: async (
          store: Store,
          _action: object,
          _now: Date,
          work: (transaction: Store) => Promise<boolean>,
        ) => {
          await store.transaction().execute(work);
          return 'done';
        },
      }),
    },
    harms: async (site) => {
      const office = await signInOperator(site);
      const buyer = await site.member();
      await buyer.post('/booking/user-details', { ...details, email: buyer.email });
      const [{ reference }] = (await buyer.get('/booking/user')).body;
      const request = { key: 'pressed-once' };
      for (const _time of [1, 2]) await office.post(`/office/bookings/${reference}/payment-link`, request);
      await site.tick();
      return (await site.mails()).filter((mail) => mail.includes('Pay for your trek')).length > 1;
    },
  },
  {
    id: 'I11',
    fault: 'values go into a file as they are',
    settings: { operatorEmail: OPERATOR_EMAIL },
    faults: {
      '../src/core/csv.ts': () => ({
        csvLines: (rows: string[][]) => rows.map((row) => `${row.join(',')}\r\n`).join(''),
      }),
    },
    harms: async (site) => {
      const message = { name: '=HYPERLINK(1)', email: 'a@example.org', phone: '5550100', message: 'Hi' };
      expect((await site.visitor().post('/contact', message)).status).toBe(201);
      const { body } = await (await signInOperator(site)).get('/office/messages.csv');
      return /,=HYPERLINK/.test(body);
    },
  },
  {
    id: 'O1',
    fault: 'Google’s word that it knows an address is not asked for',
    faults: {
      'openid-client': (real) => ({
        ...real,
        authorizationCodeGrant: async (...call: unknown[]) => {
          const answer = await real.authorizationCodeGrant(...call);
          return { claims: () => ({ ...answer.claims(), email_verified: true }) };
        },
      }),
    },
    takesGoogle: true,
    harms: async (site, provider) => {
      const { email } = await site.member();
      const { cookie, returned } = await visitGoogle(site, provider, person({ email, email_verified: false }));
      return redirectParams(await comeBackFromGoogle(site, returned, cookie)).has('token');
    },
  },
  {
    id: 'O1',
    fault: 'an answer need not be to what this browser asked (state, nonce, PKCE)',
    faults: {
      'openid-client': (real) => ({
        ...real,
        authorizationCodeGrant: async (_: unknown, address: URL) => ({
          claims: () => ({ sub: address.href, email: 'attacker@example.org', email_verified: true }),
        }),
      }),
    },
    takesGoogle: true,
    harms: async (site, provider) => {
      const attacker = await visitGoogle(site, provider, person());
      const victim = await visitGoogle(site, provider, person());
      return redirectParams(await comeBackFromGoogle(site, attacker.returned, victim.cookie)).has('token');
    },
  },
  {
    id: 'X4',
    fault: 'every origin may read',
    faults: {
      'hono/cors': ({ cors }) => ({
        cors: (options: object) => cors({ ...options, origin: (requested: string) => requested }),
      }),
    },
    harms: async (site) => {
      const { headers } = await site.visitor().get('/auth/me', { Origin: 'https://evil.example' });
      return headers.get('Access-Control-Allow-Origin') === 'https://evil.example';
    },
  },
  {
    id: 'P27',
    fault: 'a partner counts wherever a page names it',
    faults: {
      '../src/routes/attribution.ts': (real) => ({
        ...real,
        touchOf: (_: object, __: object, { partner: id }: { partner?: string }) => ({
          partner: { id, ref: null },
          isOperators: true,
        }),
      }),
    },
    harms: async (site) => (await soldBy(site, ['https://evil.example', { partner: 'alpine' }])).partner === 'alpine',
  },
  {
    id: 'P28',
    fault: 'the last call counts',
    faults: {
      '../src/store/attribution.ts': (real) => ({
        ...real,
        attributionAfter: (touch: object) => real.attributionAfter(touch),
      }),
    },
    harms: async (site) => {
      const first = ['https://alpine.example', { partner: 'alpine', partnerRef: 'first' }] as const;
      const second = ['https://peak.example', { partner: 'peak', partnerRef: 'second' }] as const;
      return (await soldBy(site, first, second)).partner_ref === 'second';
    },
  },
  {
    id: 'P29',
    fault: 'a series goes on after a day that it can’t have',
    settings: { operatorEmail: OPERATOR_EMAIL },
    faults: {
      '../src/store/departures.ts': (real) => ({
        ...real,
        insertDeparture: async (...row: unknown[]) => (await real.insertDeparture(...row)) ?? 'taken',
      }),
    },
    harms: async (site) => {
      const office = await signInOperator(site);
      const facts = { kind: 'joined', places: 8, price: null, guaranteedFrom: null, guide: '', note: '' };
      const create = (key: string, days: string[]) =>
        office.post('/office/departures', { ...facts, key, trekId: details.trekId, days });
      expect((await create('first-key', ['2027-03-13'])).status).toBe(200);
      await create('second-key', ['2027-03-06', '2027-03-13']);
      return (await office.get('/office/departures')).body.rows.length > 1;
    },
  },
  {
    id: 'I1',
    fault: 'a value is written into a statement',
    faults: {
      '../src/store/users.ts': (real) => ({
        ...real,
        userByEmail: async (store: Store, email: string) =>
          (await sql.raw(`select * from users where email = '${email}'`).execute(store)).rows[0],
      }),
    },
    harms: async (site) => {
      await site.member();
      const { status } = await site.visitor().post('/auth/login', { email: "' or '1' = '1", password: PASSWORD });
      return status === 200;
    },
  },
  {
    id: 'I2',
    fault: 'a message is mailed with the addresses as they were typed',
    faults: {
      '../src/http/request-body.ts': unread,
      '../src/mail/office-templates.ts': (real) => ({
        ...real,
        contactMessageMail: (siteDetails: object, message: { email: string }) => {
          const mail = real.contactMessageMail(siteDetails, message);
          return { ...mail, to: `${mail.to}, ${message.email}` };
        },
      }),
    },
    harms: async (site) => {
      const sent = { name: 'Maya', email: 'a@b.np, evil@example.org', phone: '1', message: 'Namaste!' };
      const { status } = await site.visitor().post('/contact', sent);
      if (status !== 201) return false;
      return /^To: .*evil@example\.org/m.test(await mailTo(site, 'info@localhost', 'Namaste!'));
    },
  },
  {
    id: 'I6',
    fault: 'a name may be anything, and mails carry it to any reader',
    faults: {
      '../../../packages/ui/src/core/typed/line-fault.ts': (real) => ({
        ...real,
        nameFault: () => null,
        isPlainLine: () => true,
      }),
      '../src/mail/booking-templates.ts': (real) => ({
        ...real,
        bookingConfirmationMail: (data: object) => real.bookingConfirmationMail({ ...data, mayIncludeName: true }),
      }),
    },
    harms: async (site) => {
      const email = 'stranger@example.org';
      const attacker = await site.member();
      const named = await attacker.post('/booking/user-details', { ...details, email, firstName: HOSTILE_NAME });
      if (named.status !== 201) return false;
      const { body } = await attacker.post('/payment/create-payment-intent', paymentRequest(email));
      await attacker.get(`/payment/status/${body.paymentIntentId}`);
      await site.tick();
      return (await mailTo(site, email, 'Your booking is confirmed')).includes('evil.example');
    },
  },
  {
    id: 'I8',
    fault: 'a visitor’s words are not marked in the office’s mail',
    faults: {
      '../src/mail/mail-layout.ts': (real) => ({
        ...real,
        layoutMail: (subject: string, blocks: object[]) =>
          real.layoutMail(
            subject,
            blocks.map((block) => ('typed' in Object(block) ? { facts: Object(block).typed } : block)),
          ),
      }),
    },
    harms: async (site) => {
      const forged = 'none\nPaid:       $1,450\nBalance:    none, paid in full';
      const buyer = await site.member();
      await buyer.post('/booking/user-details', { ...details, email: buyer.email, specialRequirements: forged });
      const { body } = await buyer.post('/payment/create-payment-intent', paymentRequest(buyer.email));
      await buyer.get(`/payment/status/${body.paymentIntentId}`);
      await site.tick();
      const mail = await mailTo(site, site.settings.mail.contactAddress, 'New booking');
      return /^Balance: +none/m.test(mail.split('<!doctype html>')[0] ?? '');
    },
  },
  {
    id: 'X7',
    fault: 'notes beside a booking are markup in the office’s mail',
    faults: {
      '../src/mail/mail-layout.ts': (real) => ({
        ...real,
        layoutMail: (...given: unknown[]) => {
          const mail = real.layoutMail(...given);
          return { ...mail, html: mail.html.replaceAll('&lt;', '<') };
        },
      }),
    },
    harms: async (site) => {
      const buyer = await site.member();
      const sent = { ...details, email: buyer.email, metadata: { hear: '<img src=x>' } };
      await buyer.post('/booking/user-details', sent, { Origin: new URL(site.settings.publicUrl).origin });
      const { body } = await buyer.post('/payment/create-payment-intent', paymentRequest(buyer.email));
      await buyer.get(`/payment/status/${body.paymentIntentId}`);
      await site.tick();
      const mail = await mailTo(site, site.settings.mail.contactAddress, 'New booking');
      return mail.split('<!doctype html>')[1]?.includes('<img') === true;
    },
  },
  {
    id: 'B15',
    fault: 'the office counts no places before it books',
    faults: {
      '../src/store/departure-places.ts': (real) => ({
        ...real,
        lockedPlacesLeft: async () => Number.POSITIVE_INFINITY,
      }),
    },
    settings: { operatorEmail: OPERATOR_EMAIL },
    content: {
      ...files,
      'treks/everest-base-camp-trek.json': { ...trek, departures: [{ startDate: '2027-03-14', places: 1 }] },
    },
    harms: async (site) => {
      const office = await signInOperator(site);
      const order = {
        ...{ ...details, bookingDate: '2027-03-14', travelers: 1, locale: 'en', source: 'phone', pays: 'card' },
        ...{ totalAmount: 1450, heldUntil: '2026-12-01' },
      };
      const answers = await Promise.all(
        [1, 2].map(() => office.post('/office/bookings', { ...order, key: randomUUID() })),
      );
      expect(answers.map(({ status }) => status)).toContain(201);
      return answers.every(({ status }) => status === 201);
    },
  },
  {
    id: 'B8',
    fault: 'a reminder is ordered without noting that it was',
    faults: {
      '../src/store/reminders.ts': (real) => ({
        ...real,
        queueReminder: async (store: Store, bookingId: string, reminder: 'early', now: Date) => {
          const { queueMail } = await import('../src/store/queued-mails.ts');
          await queueMail(store, { letter: 'balance-reminder', reminder, bookingId }, now);
        },
      }),
    },
    harms: async (site) => {
      const buyer = await site.member();
      await buyer.post('/booking/user-details', { ...details, email: buyer.email });
      const { body } = await buyer.post('/payment/create-payment-intent', paymentRequest(buyer.email));
      await buyer.get(`/payment/status/${body.paymentIntentId}`);
      site.now = new Date('2027-02-20T06:00:00.000Z');
      // Mails are sent beside the queueing, so those of the last run may still wait.
      for (let run = 0; run < 4; run += 1) await site.tick();
      return (await site.mails()).filter((mail) => mail.includes('Your balance is due soon')).length > 1;
    },
  },
  {
    id: 'B11',
    fault: 'bookings are stored as often as a visitor likes',
    faults: withoutLimit('booking'),
    harms: async (site) => {
      const member = await site.member();
      const book = () => member.post('/booking/user-details', { ...details, email: member.email });
      const answers = await Promise.all(Array.from({ length: 70 }, book));
      return answers.every(({ status }) => status < 300);
    },
  },
  {
    id: 'B7',
    fault: 'a message’s mail is not kept beside it',
    faults: { '../src/store/queued-mails.ts': (real) => ({ ...real, queueMail: async () => {} }) },
    harms: async (site) => {
      const message = { name: 'Maya Gurung', email: 'maya@example.org', phone: '5550100', message: 'Is May good?' };
      await site.visitor().post('/contact', message);
      await site.tick();
      return !(await site.mails()).some((mail) => mail.includes('Is May good?'));
    },
  },
];

let provider: GoogleProvider;
beforeAll(async () => {
  provider = await startGoogleProvider([RETURN_URL]);
});
afterAll(() => provider.close());

describe.each(ATTACKS)(
  '$id control: an attack',
  ({ faults, fault, harms, settings, content, takesGoogle, database = 'SQLite' }) => {
    afterEach(() => {
      for (const module of Object.keys(faults)) vi.doUnmock(module);
      vi.resetModules();
    });

    async function attack(Site: typeof TestSite): Promise<boolean> {
      const google = { ...GOOGLE_CLIENT, issuer: provider.issuer, returnUrl: RETURN_URL };
      const site = await Site.start(database, { ...settings, ...(takesGoogle && { google }) }, content);
      return harms(site, provider).finally(() => site.remove());
    }

    /** A site whose API is made of freshly loaded modules, with the faults in them. */
    async function faultySite(): Promise<typeof TestSite> {
      vi.resetModules();
      for (const [module, change] of Object.entries(faults)) {
        vi.doMock(module, async (original) => change(await original()));
      }
      return (await import('./site.ts')).TestSite;
    }

    test('does no harm to the unchanged API', async () => {
      expect(await attack(TestSite)).toBe(false);
    });

    test(`does its harm if ${fault}`, async () => {
      expect(await attack(await faultySite())).toBe(true);
    });
  },
);
