import { flushCompileCache } from 'node:module';
import { serve } from '@hono/node-server';
import { readSettings, startApi } from '../src/index.ts';

/** The API as a process that tests can kill: on the double of Stripe, with a clock that can run ahead. */

const { STRIPE_DOUBLE_URL: apiUrl = '', CLOCK_AHEAD_MS = '0' } = process.env;
const settings = readSettings(process.env);
const api = await startApi({
  ...settings,
  // The cost of hashing is not under test.
  passwordCost: { memoryKib: 8, iterations: 1 },
  now: () => new Date(Date.now() + Number(CLOCK_AHEAD_MS)),
  payment: { provider: 'stripe', secretKey: 'sk_test_1', publishableKey: 'pk_test_1', apiUrl },
});
serve({ fetch: api.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => console.log(`listens on port ${port}`));
// Node would write it at the end, which a process that is killed does not have.
flushCompileCache();
