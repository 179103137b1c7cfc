import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import type { ComponentProps } from 'react';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  inject,
  type MockInstance,
  test,
  vi,
} from 'vitest';
import { BookTrek, TrekAccount, TrekEmbed } from '../../src/embed/index.ts';
import { de } from '../../src/messages/de.ts';
import {
  type ApiHandlersOptions,
  apiHandlers,
  createTester,
  faults,
  fillInJsdom,
  type Interaction,
  makeToken,
  TEST_NOW_MS,
  testPayments,
  VirtualClock,
} from '../../src/testing/index.ts';

const backendUrl = 'https://api.agency.example';
const server = setupServer();
fillInJsdom();
let noise: MockInstance[];
beforeAll(() => {
  vi.unstubAllGlobals();
  server.listen({ onUnhandledFrame: 'error' });
});
beforeEach(() => {
  noise = (['error', 'warn'] as const).map((level) => vi.spyOn(console, level));
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  server.resetHandlers();
  vi.restoreAllMocks();
});
afterAll(() => server.close());

// The first booking loads the code of every step.
vi.setConfig({ testTimeout: 120_000 });

/** An agency's page. */
function visit(
  options: Partial<ApiHandlersOptions> & { interaction?: Interaction; timeoutMs?: number } = {},
  embed: Partial<ComponentProps<typeof TrekEmbed>> = {},
) {
  const { interaction, timeoutMs, ...handlers } = options;
  const clock = new VirtualClock(TEST_NOW_MS);
  server.use(...apiHandlers({ backendUrl, now: clock.now, ...handlers }));
  const onBooked = vi.fn();
  render(
    <TrekEmbed backend={backendUrl} clock={clock} {...embed}>
      <BookTrek trek="annapurna-base-camp-trek" onBooked={onBooked} />
      <TrekAccount />
    </TrekEmbed>,
  );
  const user = userEvent.setup();
  const advanceTime = (ms: number) => clock.advance(ms);
  const { messages } = embed;
  const tester = createTester({
    user,
    advanceTime,
    ...(messages && { messages }),
    ...(interaction && { interaction }),
    timeoutMs: timeoutMs ?? 30_000,
  });
  return { ...tester, onBooked };
}

/** React's notes about `act(…)` are about the test: on a slow machine late code updates while it waits or acts. */
function expectSilence() {
  const texts = noise.flatMap(({ mock }) => mock.calls).map((parts) => parts.join(' '));
  const complaints = texts.filter((text) => !text.includes(' act(...)'));
  expect(complaints, complaints.join('\n')).toEqual([]);
}

/** On an older React, one booking by mouse: that it works at all. */
const isNewest = inject('react').startsWith('19');
const interactions: Interaction[] = isNewest ? ['mouse', 'keyboard', 'touch'] : ['mouse'];
const languages = [
  ['English', {}],
  ['German', { messages: de, locale: 'de-DE' }],
] as const;

describe.each(isNewest ? languages : languages.slice(0, 1))('in %s', (_, language) => {
  test.each(interactions)('a whole booking succeeds by %s', async (interaction) => {
    const { bookATrek, onBooked } = visit({ interaction }, language);
    await bookATrek();
    expect(onBooked).toHaveBeenCalledWith(expect.objectContaining({ trekId: 12, travelers: 1, paidCents: 29_000 }));
    expectSilence();
  });
});

test.each(interactions)('a new visitor pays for three in full, by card and by %s', async (interaction) => {
  const { bookATrek, onBooked } = visit({ interaction, takesCards: true }, { payments: testPayments });
  const account = {
    fullname: 'Pasang Lhamu',
    email: 'pasang@example.org',
    phone: '+977 9800000000',
    password: 'Yak-butter-8',
  };
  await bookATrek({
    travelers: 3,
    account,
    option: 'full',
    details: { bookingDate: '2030-05-01', specialRequirements: 'No [nuts] {please}' },
  });
  expect(onBooked).toHaveBeenCalledWith(
    expect.objectContaining({ travelers: 3, startDate: '2030-05-01', paidCents: 413_300 }),
  );
  expectSilence();
});

test('a visitor who is signed in books without an account’s form, and finds the booking among theirs', async () => {
  const { bookATrek } = visit({}, { getToken: () => makeToken() });
  await bookATrek();
  const list = await screen.findByText('Annapurna Base Camp Trek', { selector: '[data-scope="booking-list"] *' });
  expect(list).toBeTruthy();
});

describe.runIf(isNewest)('a booking that fails names its step, and what was on the screen', () => {
  test.each([
    [
      'the trek can’t be read',
      { answers: { listTreks: faults.serverError } },
      {},
      /step “Book Now”, by mouse: [\s\S]*On the screen: .*(wrong|try again)/i,
    ],
    [
      'the password is wrong',
      {},
      { account: { email: 'maya@example.com', password: 'Wrong-1234' } },
      /step “account”[\s\S]*On the screen: .*check your credentials/,
    ],
    [
      'the details are refused',
      {},
      { details: { phone: '1' } },
      /step “Payment”[\s\S]*On the screen: .*valid phone number/,
    ],
    [
      'the card is declined',
      { takesCards: true },
      { card: '4000 0000 0000 0002' },
      /step “success”[\s\S]*On the screen: .*Your card was declined/,
    ],
  ] as const)('%s', async (_, handlers, wish, message) => {
    for (const spy of noise) spy.mockImplementation(() => {});
    const { bookATrek, onBooked } = visit({ ...handlers, timeoutMs: 3000 }, { payments: testPayments });
    await expect(bookATrek(wish)).rejects.toThrow(message);
    expect(onBooked).not.toHaveBeenCalled();
  });
});
