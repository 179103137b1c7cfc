import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Api } from '../src/index.ts';
import { files, trek } from './content.ts';
import { staySignedIn } from './lasting-session.ts';
import { LedgerAccount, tooFewEvents } from './ledger-account.ts';
import { holdMails, type Known, type Letters, strangeInMails } from './ledger-mails.ts';
import { DAYS, PLACES, type Sequence, type Step, sequence, thorough } from './ledger-steps.ts';
import { OfficeDesk } from './office-desk.ts';
import { rounds, seed } from './rounds.ts';
import { databases, START } from './site.ts';

/**
 * Whatever visitors, office, card network and clock do to two bookings, in whatever order and on whichever server: every dollar is
 * somewhere, once, and every mail says so. A sequence that breaks that is shrunk to its shortest, and printed with its seed.
 */
const SEQUENCES = rounds({ test: 20, campaign: 500 });
/** They run in parts, so that no test takes long: steps of any kind, and steps of which each run has enough. */
const PARTS = [
  ['any steps', sequence],
  ['every kind of event', thorough],
] as const;

const joined = { ...trek, departures: Object.entries(PLACES).map(([startDate, places]) => ({ startDate, places })) };

describe.each(databases)(`the ledger on %s (seed ${seed})`, (database) => {
  let desk: OfficeDesk;
  let twin: Api;
  /** Every mail of the present sequence. */
  let letters: Letters = new Map();
  beforeAll(async () => {
    desk = await OfficeDesk.open(database, { ...files, 'treks/everest-base-camp-trek.json': joined });
    const { shop, store, office } = desk;
    await staySignedIn(shop.site, store, office);
    await holdMails(shop.site);
    twin = await shop.site.startTwin();
  });
  afterAll(async () => {
    await twin.close();
    await desk.close();
  });

  async function account(): Promise<LedgerAccount> {
    const { shop, store } = desk;
    const member = await shop.traveler();
    await staySignedIn(shop.site, store, member);
    // Places of a departure are for confirmed addresses.
    await store.updateTable('users').set({ email_confirmed_at: START }).where('email', '=', member.email).execute();
    return new LedgerAccount(desk, member, (await shop.bookings(member))[0]);
  }

  /** Takes the bookings of other sequences out of the departures, and their payments and mails out of the way. */
  async function clear(): Promise<void> {
    const { store, shop } = desk;
    shop.site.now = new Date(START);
    shop.site.answering = undefined;
    shop.stripe.answerRefunds('succeeded');
    await store.updateTable('bookings').set({ status: 'cancelled', balance_usd: 0 }).execute();
    await store.updateTable('payments').set({ status: 'canceled' }).where('status', '=', 'open').execute();
    await store.deleteFrom('queued_mails').execute();
    letters = new Map();
  }

  /** Invariants of bookings after every step: of their money, of the departures that they share, and of the mails. */
  async function check(
    accounts: readonly LedgerAccount[],
    touched: readonly LedgerAccount[],
    beyond: Set<string>,
  ): Promise<void> {
    const known = new Map<string, Known>();
    for (const one of touched) known.set(one.id, await one.check());
    await checkPlaces(accounts, beyond);
    expect(await strangeInMails(desk.store, desk.shop.site, known, letters)).toEqual([]);
  }

  /** No departure has more travelers than places, unless the office has just said that it means that, or had before. */
  async function checkPlaces(accounts: readonly LedgerAccount[], beyond: Set<string>): Promise<void> {
    const taken = await Promise.all(accounts.map((one) => one.places()));
    for (const [day, places] of Object.entries(PLACES)) {
      const sold = taken.reduce((sum, one) => sum + (one.day === day ? one.taken : 0), 0);
      if (sold <= places) beyond.delete(day);
      else if (taken.some((one) => one.day === day && one.hasSoldBeyond)) beyond.add(day);
      else expect(beyond.has(day), `${sold} of ${places} places on ${day} are sold`).toBe(true);
    }
  }

  async function runs({ otherTakes, opening, rest }: Sequence): Promise<void> {
    await clear();
    const own = await account();
    const hasOther = otherTakes > 0 || rest.some(({ isOthers }) => isOthers);
    const accounts = hasOther ? [own, await account()] : [own];
    const [, other = own] = accounts;
    const { site } = desk.shop;
    const beyond = new Set<string>();
    const go = async (actor: LedgerAccount, step: Step) => {
      site.wait(1);
      await actor.do(step);
      // Background work concerns every booking; the end checks both, too.
      const isForAll = step.does === 'look' || step.does === 'clock';
      await check(accounts, isForAll ? accounts : [actor], beyond);
    };
    if (otherTakes > 0) {
      await go(other, { does: 'book', day: DAYS.april, travelers: otherTakes });
      await go(other, { does: 'pay', amount: 1_160, end: 'reported' });
    }
    for (const step of opening) await go(own, step);
    for (const { step, isOthers, isOnTwin } of rest) {
      site.answering = isOnTwin ? twin : undefined;
      await go(isOthers ? other : own, step);
    }
    site.answering = undefined;
    for (const one of accounts) await one.settle();
    await check(accounts, accounts, beyond);
    for (const one of accounts) await one.checkEnd(letters.get(one.id) ?? []);
  }

  test.each(PARTS)(
    'P20: is consistent after every step of a random sequence of %s',
    { timeout: 1_800_000 },
    async (_, sequences) => {
      await fc.assert(fc.asyncProperty(sequences, runs), { numRuns: SEQUENCES / PARTS.length, seed });
    },
  );

  test('P20: covers each event that moves money', () => {
    expect(tooFewEvents()).toEqual([]);
  });

  async function paid(): Promise<LedgerAccount> {
    await clear();
    const own = await account();
    await own.do({ does: 'pay', amount: 290, end: 'reported' });
    return own;
  }

  test('P20 control: notices a refund that counts as done without an outcome', async () => {
    const own = await paid();
    await check([own], [own], new Set());
    await desk.store.updateTable('payments').set({ refunded_cents: 29_000 }).where('booking_id', '=', own.id).execute();
    await expect(own.check()).rejects.toThrow('expected 290 to be +0');
  });

  test('P20 control: notices travelers beyond a departure’s places', async () => {
    const own = await paid();
    await desk.store.updateTable('bookings').set({ travelers: 4 }).where('id', '=', own.id).execute();
    await expect(checkPlaces([own], new Set())).rejects.toThrow(`4 of 3 places on ${DAYS.april} are sold`);
  });

  test('P20 control: notices a mail whose sum or date differs from the pages', async () => {
    const own = await paid();
    const known = await own.check();
    const change = { advance_usd: 291, end_date: '2027-04-04' };
    await desk.store.updateTable('bookings').set(change).where('id', '=', own.id).execute();
    const strange = await strangeInMails(desk.store, desk.shop.site, new Map([[own.id, known]]));
    expect(strange).toEqual(
      expect.arrayContaining([expect.stringMatching(/\$291$/), expect.stringMatching(/April 4, 2027$/)]),
    );
  });
});
