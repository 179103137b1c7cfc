import { afterEach, describe, expect, test } from 'vitest';
import { CardSite } from '../test/card-payments.ts';
import { databases, PASSWORD } from '../test/site.ts';
import { note } from './figures.ts';

const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 86_400;
const STEPS = [
  ['an hour ahead', HOUR_SECONDS],
  ['an hour back', -HOUR_SECONDS],
  ['a day ahead', DAY_SECONDS],
  ['a day back', -DAY_SECONDS],
] as const;
/** More than one may make. */
const GUESSES = 15;

describe.each(databases)('a clock that steps, on %s', (database) => {
  let shop: CardSite;
  afterEach(() => shop.remove());

  test.for(STEPS)('B4: %s loses no payment and no mail, and locks no one out', async ([name, seconds], { task }) => {
    shop = await CardSite.start(database);
    const { site } = shop;
    const paidBefore = await shop.traveler();
    const first = await shop.opened(paidBefore);
    shop.stripe.charge(first);
    const paidAfter = await shop.traveler();
    const second = await shop.opened(paidAfter);
    const guessed = await site.member();
    const guesser = site.visitor();
    const guess = () => guesser.post('/auth/login', { email: guessed.email, password: 'wrong' });
    for (let index = 0; index < GUESSES; index += 1) await guess();
    expect((await guess()).status).toBe(429);

    site.wait(seconds);
    shop.stripe.charge(second);
    // Sessions are valid for a day: members whose session has ended sign in again.
    for (const member of [paidBefore, paidAfter]) {
      const { status } = await member.get('/auth/me');
      expect(status).toBe(seconds >= DAY_SECONDS ? 401 : 200);
      const { body } = await site.visitor().post('/auth/login', { email: member.email, password: PASSWORD });
      member.token = body.token;
    }
    expect(await shop.report(second)).toMatchObject({ status: 200 });
    // Enough time for the reconciler, on the new clock too.
    for (const minutes of [2, 20, 60]) {
      site.wait(minutes * 60);
      await site.tick();
    }
    for (const member of [paidBefore, paidAfter]) {
      const { body } = await site.visitor().post('/auth/login', { email: member.email, password: PASSWORD });
      member.token = body.token;
      expect(await shop.bookings(member)).toMatchObject([{ status: 'confirmed', advanceAmount: 290 }]);
      expect(await shop.confirmations(member.email)).toHaveLength(1);
    }
    // A window that was open is over an hour later at the latest, whichever way the clock went.
    expect((await guess()).status).toBe(401);
    note(task, `clock steps ${name} (${database})`, 'nothing lost, doubled, locked', 'nothing');
  });
});
