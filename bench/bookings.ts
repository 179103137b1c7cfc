import { payableDay } from '../packages/ui/src/testing/payable-day.ts';
import { startPostgres } from '../sites/api/test/postgres-server.ts';
import { startServer } from './server-process.ts';

const VISITORS = 16;
const BOOKINGS_OF_EACH = 40;

/** Prints how many bookings a second the API takes from the details to the confirmation, and how long the slowest take. */
export async function measureBookings(): Promise<void> {
  await measure('SQLite', {});
  const postgres = await startPostgres();
  await measure('PostgreSQL', { DATABASE_URL: `${postgres.url}/postgres` });
  await postgres.stop();
}

async function measure(database: string, settings: Record<string, string>): Promise<void> {
  const server = await startServer('sites/api/src/main.ts', undefined, { ...settings, TRUST_PROXY: '1', DEMO: '1' });
  const call = async (path: string, visitor: number, token?: string, body?: unknown) => {
    const response = await fetch(server.url + path, {
      headers: { 'X-Forwarded-For': `10.0.0.${visitor}`, ...(token && { Authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}: ${await response.text()}`);
    return response.json();
  };
  const [trek] = (await call('/trek/all', 0)).filter(({ price }: { price: number | null }) => price);
  const contact = { firstName: 'Maya', lastName: 'Gurung', email: 'maya@example.org', phone: '5550100' };
  const tokens: string[] = [];
  for (let visitor = 0; visitor < VISITORS; visitor += 1) {
    const account = {
      fullname: 'Maya Gurung',
      email: `${visitor}@example.org`,
      phone: '5550100',
      password: 'Passw0rd!',
    };
    tokens.push((await call('/auth/register', visitor, undefined, account)).token);
  }

  const bookingDate = payableDay(trek.bookingPolicy, 1, 90);
  const milliseconds: number[] = [];
  const book = async (token: string, visitor: number) => {
    for (let round = 0; round < BOOKINGS_OF_EACH; round += 1) {
      const startedAt = performance.now();
      await call('/booking/user-details', visitor, token, {
        ...contact,
        country: 'Nepal',
        bookingDate,
        trekId: trek.id,
      });
      const { paymentIntentId } = await call('/payment/create-payment-intent', visitor, token, {
        trekId: trek.id,
        amount: Math.round(trek.price),
        currency: 'usd',
        numTravelers: 1,
        customerName: 'Maya Gurung',
        customerEmail: contact.email,
      });
      await call(`/payment/status/${paymentIntentId}`, visitor, token);
      milliseconds.push(performance.now() - startedAt);
    }
  };
  const startedAt = performance.now();
  await Promise.all(tokens.map(book));
  const seconds = (performance.now() - startedAt) / 1000;
  await server.stop();

  const sorted = milliseconds.toSorted((one, other) => one - other);
  const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN;
  console.log(
    `Bookings on ${database}, paid and confirmed, by ${VISITORS} visitors at once: ${(milliseconds.length / seconds).toFixed(0)} a second, p99 ${p99.toFixed(0)} ms`,
  );
}
