import { type ContractCall, contractFields } from '../contract/contract-fields.ts';
import { makeToken, testTrek, testUser } from './fixtures.ts';

const isContractCall = (call: string): call is ContractCall => Object.hasOwn(contractFields, call);

/** The answers of another backend that differ from ours. The calls have the same effects. */
export type OtherAnswers = Partial<Record<ContractCall, { status?: number; body: unknown }>>;

const WITH_ID = /^\/(?:trek\/id|payment\/status)\/[^/]+$/;

function callOf(method: string, pathname: string): string {
  return `${method} ${WITH_ID.test(pathname) ? pathname.replace(/[^/]+$/, ':id') : pathname}`;
}

/** How a request leaves the contract; null: it does not. @param body parsed, undefined without one */
export function beyondContract(method: string, address: string, body: unknown): string | null {
  const { pathname, search } = new URL(address, 'http://backend.invalid');
  const call = callOf(method, pathname);
  if (!isContractCall(call)) return `unknown call ${method} ${pathname}`;
  if (search !== '') return `unknown query ${call}${search}`;
  const fields: readonly string[] = contractFields[call];
  const unknown = Object.keys((body ?? {}) as object).filter((name) => !fields.includes(name));
  return unknown.length > 0 ? `unknown field ${unknown.join(', ')} in ${call}` : null;
}

const trek = {
  id: testTrek.id,
  title: testTrek.title,
  description: testTrek.description,
  difficulty: testTrek.difficulty,
  price: testTrek.priceUsd,
  duration: testTrek.days,
  maxAltitude: testTrek.maxAltitude,
  bestSeason: testTrek.bestSeason,
  image: [],
  country: { id: 1, name: 'Nepal' },
  region: { id: 3, name: 'Annapurna', country: { id: 1, name: 'Nepal' } },
  activities: ['Trekking'],
  isPopular: true,
};

/** A backend in memory that knows only the contract, and lists what it was asked beyond it. */
export class ContractBackend {
  /** How requests have left the contract. */
  readonly beyond: string[] = [];
  /** The calls that came, in their order. */
  readonly calls: string[] = [];
  readonly #user = { ...testUser };
  /** It lasts as long as the test does. */
  readonly #token = makeToken({ exp: Math.floor(Date.now() / 1000) + 86_400 });
  #booking: Record<string, unknown> | null = null;
  readonly #others: OtherAnswers;

  /** @param others the answers that are not ours, by call */
  constructor(others: OtherAnswers = {}) {
    this.#others = others;
  }

  answer(method: string, address: string, body: unknown): { status: number; body: unknown } {
    const fault = beyondContract(method, address, body);
    const { pathname } = new URL(address, 'http://backend.invalid');
    this.calls.push(`${method} ${pathname}`);
    if (fault !== null) {
      this.beyond.push(fault);
      return { status: 400, body: { message: fault } };
    }
    const own = this.#answerOf(`${method} ${pathname}`, (body ?? {}) as Record<string, unknown>);
    return { status: 200, body: own, ...this.#others[callOf(method, pathname) as ContractCall] };
  }

  #answerOf(call: string, body: Record<string, unknown>): unknown {
    if (call.startsWith('GET /trek/id/')) return trek;
    if (call.startsWith('GET /payment/status/')) return this.#pay();
    switch (call) {
      case 'GET /country/all':
        return [trek.country];
      case 'GET /region/all':
        return [trek.region];
      case 'GET /trek/all':
        return [trek];
      case 'GET /booking/user':
        return this.#booking ? [this.#booking] : [];
      case 'GET /payment/config':
        return { publishableKey: 'pk_test_contract' };
      case 'POST /payment/create-payment-intent':
        return { clientSecret: 'mock_secret', paymentIntentId: 'mock_1' };
      case 'POST /booking/user-details':
        this.#book(body);
        return {};
      case 'POST /auth/register':
      case 'POST /auth/login':
        return { token: this.#token, user: this.#user };
      case 'GET /auth/me':
        return this.#user;
      default:
        return call.startsWith('GET') ? [] : {};
    }
  }

  #book({ bookingDate }: Record<string, unknown>) {
    this.#booking = {
      id: 41,
      trekId: trek.id,
      trek: { title: trek.title, image: [] },
      status: 'pending',
      startDate: bookingDate,
      endDate: bookingDate,
      advanceAmount: 0,
      balanceAmount: testTrek.priceUsd,
      createdAt: '2026-11-28T00:00:00.000Z',
    };
  }

  #pay() {
    if (this.#booking) Object.assign(this.#booking, { status: 'confirmed', advanceAmount: 290, balanceAmount: 1160 });
    return { status: 'succeeded' };
  }
}
