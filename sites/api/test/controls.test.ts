import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { base64url, decodeJwt, jwtVerify, SignJWT } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Tokens } from '../src/accounts/tokens.ts';
import { simulatedProvider } from '../src/payments/simulated-provider.ts';
import { stripeProvider } from '../src/payments/stripe-provider.ts';
import { openStore, type Store } from '../src/store/open-store.ts';
import { paymentById, paymentOf } from '../src/store/payments.ts';
import { userByEmail } from '../src/store/users.ts';
import { details } from './card-payments.ts';
import { PASSWORD, TestSite } from './site.ts';
import { startStripeDouble } from './stripe-double.ts';

/**
 * What happens without a protection. A test that says that something never happens proves little where it could not
 * happen anyway: here each attack does its harm as soon as what stops it is left out.
 */
const SECRET = 'a secret of more than thirty-two letters';
const KEY = new TextEncoder().encode(SECRET);

let site: TestSite;
let store: Store;
beforeAll(async () => {
  site = await TestSite.start('SQLite', { tokenSecret: SECRET });
  store = await openStore(undefined, site.settings.dataFolder, site.settings.log);
});
afterAll(async () => {
  await store.destroy();
  await site.remove();
});

async function booked() {
  const member = await site.member();
  await member.post('/booking/user-details', { ...details, email: member.email });
  const { body } = await member.post('/payment/create-payment-intent', {
    trekId: 101,
    amount: 290,
    currency: 'usd',
    numTravelers: 1,
    customerName: 'Maya Gurung',
    customerEmail: member.email,
  });
  return { member, paymentId: body.paymentIntentId as string };
}

describe('money', () => {
  test('P2 control: dollars that are sent as if they were cents are seen in the ledger', async () => {
    const stripe = await startStripeDouble();
    const provider = stripeProvider({ secretKey: 'sk_test_1', apiUrl: stripe.url });
    const request = { bookingId: '1', description: '', idempotencyKey: 'a key', isChallenged: false };
    const { id } = await provider.createIntent({ ...request, amountUsd: 290 / 100 });
    expect(stripe.intents.get(id)?.amount).toBe(290);
    await stripe.close();
  });

  test('P3 control: a provider that is asked without a look into the store takes any id for paid', async () => {
    expect(await simulatedProvider.retrieve('mock_forged')).toEqual({ status: 'succeeded' });
  });

  test('B3 control: a date that is read without a calendar rolls over into the next month', () => {
    expect(new Date(Date.UTC(2030, 1, 31)).toISOString().slice(0, 10)).toBe('2030-03-03');
  });
});

describe('identity', () => {
  test('J1 control: claims that are read without the signature are whatever somebody wrote', async () => {
    const claims = { userId: 'somebody', tv: 1, exp: 4_000_000_000, aud: 'session' };
    const unsigned = `${base64url.encode('{"alg":"none"}')}.${base64url.encode(JSON.stringify(claims))}.`;
    const another = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode('another secret that is long enough'));
    for (const token of [unsigned, another]) expect(decodeJwt(token)).toEqual(claims);
  });

  test('J2 control: without the audience a reset token passes for a bearer', async () => {
    const { token } = await new Tokens(KEY, () => new Date()).reset('somebody');
    expect((await jwtVerify(token, KEY)).payload).toMatchObject({ userId: 'somebody' });
  });

  test('J3 control: without the token’s version an old token is as good as new', async () => {
    const member = await site.member();
    const old = member.token ?? '';
    await member.post('/auth/change-password', { oldPassword: PASSWORD, newPassword: 'An0ther!Word' });
    const read = await new Tokens(KEY, () => site.now).readSession(old);
    const user = await userByEmail(store, member.email);
    expect(read).toMatchObject({ userId: user?.id, tokenVersion: 1 });
    expect(user?.token_version).toBe(2);
  });

  test('Z1 control: a payment that is looked up without its owner is found for anybody', async () => {
    const { paymentId } = await booked();
    const stranger = await userByEmail(store, (await site.member()).email);
    expect(await paymentOf(store, stranger?.id ?? '', paymentId)).toBeUndefined();
    expect(await paymentById(store, paymentId)).toBeDefined();
  });

  test('Z2 control: a body that is stored as it came makes its sender whatever they say', async () => {
    const { email } = await site.member();
    const body = { fullname: 'Maya', role: 'operator' };
    await store.updateTable('users').set(body).where('email', '=', email).execute();
    expect(await userByEmail(store, email)).toMatchObject({ role: 'operator' });
  });
});

describe('content and transport', () => {
  test('I1 control: a value that is written into a statement is read as one', async () => {
    const hostile = "x' or '1'='1";
    const carelessly = await sql.raw(`select * from users where email = '${hostile}'`).execute(store);
    expect(carelessly.rows.length).toBeGreaterThan(0);
    expect(await userByEmail(store, hostile)).toBeUndefined();
  });

  test('I3 control: a path that is joined as it came leads out of the folder', async () => {
    const { dataFolder } = site.settings;
    await writeFile(join(dataFolder, 'private.jpg'), 'private');
    expect(await readFile(join(dataFolder, 'uploads', '../private.jpg'), 'utf8')).toBe('private');
  });
});
