import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stripeProvider } from '../src/payments/stripe-provider.ts';
import { TestSite } from './site.ts';
import { startStripeDouble } from './stripe-double.ts';

/**
 * What happens without a protection. A test that says that something never happens proves little where it could not
 * happen anyway: here each attack does its harm as soon as what stops it is left out.
 */
let site: TestSite;
beforeAll(async () => {
  site = await TestSite.start('SQLite');
});
afterAll(() => site.remove());

describe('money', () => {
  test('P2 control: dollars that are sent as if they were cents are seen in the ledger', async () => {
    const stripe = await startStripeDouble();
    const provider = stripeProvider({ secretKey: 'sk_test_1', apiUrl: stripe.url });
    const request = { bookingId: '1', description: '', idempotencyKey: 'a key', isChallenged: false };
    const { id } = await provider.createIntent({ ...request, amountUsd: 290 / 100 });
    expect(stripe.intents.get(id)?.amount).toBe(290);
    await stripe.close();
  });
});

describe('content and transport', () => {
  test('I3 control: a path that is joined as it came leads out of the folder', async () => {
    const { dataFolder } = site.settings;
    await writeFile(join(dataFolder, 'private.jpg'), 'private');
    expect(await readFile(join(dataFolder, 'uploads', '../private.jpg'), 'utf8')).toBe('private');
  });
});
