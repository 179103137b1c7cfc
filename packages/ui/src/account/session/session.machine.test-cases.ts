import { hasTokenFormat } from '../../provider/session-keys.ts';
import { makeToken, TEST_NOW_SECONDS, testUser } from '../../testing/fixtures.ts';
import type { ExplorationModel, LogEntry } from '../../testing/machines/index.ts';
import { type SessionContext, type StoredSession, sessionMachine } from './session.machine.ts';
import { isTokenExpired } from './token.rules.ts';

export const token = makeToken();
export const otherUser = { ...testUser, id: 8, email: 'pasang@example.com', fullname: 'Pasang Sherpa' };
export const otherToken = makeToken({ userId: '8', email: otherUser.email, fullname: otherUser.fullname });
export const expiredToken = makeToken({ exp: TEST_NOW_SECONDS });
/** No state of any run holds it. */
const strangerToken = makeToken({ userId: '9' });
/** Says whose it is, but not enough to show a user. */
export const namelessToken = makeToken({ email: undefined });

export const stored = (found: Partial<StoredSession> = {}): StoredSession => ({
  token,
  user: null,
  nowSeconds: TEST_NOW_SECONDS,
  ...found,
});

export const login = { send: { type: 'login', token, user: testUser } };
export const malformedLogin = { send: { type: 'login', token: 'opaque', user: otherUser } };
export const logout = { send: { type: 'logout' } };
export const reject = { send: { type: 'session.rejected', token } };
/** A call of a session that is over comes back. */
export const rejectEarlier = { send: { type: 'session.rejected', token: strangerToken } };
export const fetched = { settle: 'fetchCurrentUser', resolve: testUser };
const failure = (status: number) => ({ reject: { status, message: 'no' } });
export const fetchFails = (status: number) => ({ settle: 'fetchCurrentUser', ...failure(status) });
export const otherTab = (found: Partial<StoredSession>) => ({
  send: { type: 'storage.change', stored: stored(found) },
});

export const quietSessionMachine = sessionMachine.provide({ actions: { warnNotStored: () => {} } });

/** All that can happen to a session. */
export const sessionModel: ExplorationModel<typeof sessionMachine> = {
  machine: quietSessionMachine,
  inputs: {
    nothing: stored({ token: null }),
    malformed: stored({ token: 'opaque' }),
    expired: stored({ token: expiredToken, user: testUser }),
    uncached: stored(),
    cached: stored({ user: testUser }),
    foreign: stored({ user: otherUser }),
    nameless: stored({ token: namelessToken }),
    namelessForeign: stored({ token: namelessToken, user: otherUser }),
  },
  events: [
    { type: 'login', token, user: testUser },
    { type: 'login', token: 'opaque', user: otherUser },
    { type: 'logout' },
    { type: 'session.rejected' },
    { type: 'session.rejected', token },
    { type: 'session.rejected', token: strangerToken },
    { type: 'retry' },
    { type: 'storage.change', stored: stored({ user: testUser }) },
    { type: 'storage.change', stored: stored({ token: otherToken, user: otherUser }) },
    { type: 'storage.change', stored: stored({ token: null }) },
    { type: 'storage.change', stored: stored({ token: null, nowSeconds: TEST_NOW_SECONDS + 3600 }) },
  ],
  outcomes: {
    fetchCurrentUser: [{ resolve: testUser }, failure(401), failure(403), failure(500)],
  },
  distinguish: ({ actor }) => actor.getSnapshot().context,
};

type Invariant = (log: readonly LogEntry[]) => string[];

const sentBy = (entry: LogEntry) => (entry.kind === 'step' && 'send' in entry.step ? entry.step.send : undefined);
const isRefusal = (entry: LogEntry) =>
  entry.kind === 'settled' &&
  'reject' in entry.outcome &&
  [401, 403].includes((entry.outcome.reject as { status: number }).status);

/** After a sign-out or a refusal only a sign-in, here or in another tab, signs in again. */
const staysOut: Invariant = (log) => {
  let isOut = false;
  const breaches: string[] = [];
  for (const entry of log) {
    const sent = sentBy(entry);
    if (sent?.type === 'logout' || (sent?.type === 'session.rejected' && !('token' in sent)) || isRefusal(entry))
      isOut = true;
    if (sent?.type === 'login' || sent?.type === 'storage.change') isOut = false;
    if (isOut && entry.kind === 'entered' && entry.value === 'signedIn')
      breaches.push('signed in after being signed out');
  }
  return breaches;
};

/** The storage's content after a run, by the requested effects. */
const storesOnlyUsableTokens: Invariant = (log) => {
  const stored = log.flatMap((entry) =>
    entry.kind === 'action' && entry.name === 'storeSession' ? [entry.params] : [],
  );
  return stored.some((params) => !hasTokenFormat((params as { token: string }).token))
    ? ['a malformed token was stored']
    : [];
};

const asksOnlyWithGoodTokens: Invariant = (log) => {
  const requestedTokens = log.flatMap((entry) =>
    entry.kind === 'call' ? [(entry.input as { token: string }).token] : [],
  );
  return requestedTokens.some((given) => !hasTokenFormat(given) || isTokenExpired(given, TEST_NOW_SECONDS))
    ? ['a token that cannot be good was sent']
    : [];
};

/** Invariants of every run. */
export const sessionInvariants = {
  'is never signed in after a sign-out or a refusal': staysOut,
  'stores well-formed tokens only': storesOnlyUsableTokens,
  'asks for the user with a usable token only': asksOnlyWithGoodTokens,
};

/** Signed out means that no one's data is left. */
export function isForgotten({ token, user, cachedUser, source }: SessionContext): boolean {
  return token === null && user === null && cachedUser === null && source === null;
}
