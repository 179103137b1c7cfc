import { assertEvent, assign, fromPromise, setup } from 'xstate';
import { describeError } from '../../api/api-error.ts';
import type { User } from '../../api/entities.ts';
import { unprovided } from '../../core/internal/unprovided.ts';
import { hasTokenFormat } from '../../provider/session-keys.ts';
import type { SessionMessage } from './session-view.ts';
import { isTokenExpired, tokenClaims, tokenUserId } from './token.rules.ts';

/** The content of the storage port, and the moment at which it was read (seconds since 1970). */
export interface StoredSession {
  token: string | null;
  user: User | null;
  nowSeconds: number;
}

/** The source of the user's data: the backend just now, the cache, the token's claims, or a sign-in. */
type UserSource = 'verified' | 'cached' | 'claims' | 'login';

export interface SessionContext extends StoredSession {
  /** The cached user as found in storage. */
  cachedUser: User | null;
  source: UserSource | null;
  error: SessionMessage | null;
}

export type SessionEvent =
  | { type: 'login'; token: string; user: User }
  | { type: 'logout' }
  /** The backend refused a bearer: this one, or where none is named the present one. */
  | { type: 'session.rejected'; token?: string }
  | { type: 'storage.change'; stored: StoredSession }
  | { type: 'retry' };

/** The user that a token's claims describe, or undefined where they do not suffice. */
function userFromClaims(token: string): User | undefined {
  const claims = tokenClaims(token);
  return (
    claims && {
      id: claims.userId,
      email: claims.email,
      fullname: claims.fullname ?? claims.email,
      role: claims.role ?? 'user',
    }
  );
}

/** The cached user, unless the token says that it is another's. */
function matchingCachedUser({ token, cachedUser }: SessionContext): User | undefined {
  const claimed = token ? tokenUserId(token) : undefined;
  if (!cachedUser || (claimed !== undefined && String(cachedUser.id) !== claimed)) return undefined;
  return cachedUser;
}

/** The session that a sign-in takes the place of, if it is another. A return from Google does not carry it to the backend. */
const replacedSession = ({ context, event }: { context: SessionContext; event: { token: string } }) => ({
  token: context.token === event.token ? null : context.token,
});

const SIGNED_OUT = { token: null, user: null, cachedUser: null, source: null, error: null };

/**
 * Restores, keeps and ends the visitor's session.
 *
 * Input: what the storage holds at start. Actor to provide: `fetchCurrentUser` (rejects with an error that carries
 * `status`). Actions to provide: `clearStorage` (the token, where the backend refused it), `storeSession` (token and user), `cacheUser`, `notifyRejected`,
 * `endSession` (tells the backend, as well as that can be done), `forgetDrafts` (what the visitor typed and has not sent);
 * `warnNotStored` writes to the console unless another is given.
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as StoredSession,
    tags: {} as 'loading',
  },
  actors: {
    fetchCurrentUser: fromPromise<User, { token: string }>(unprovided('fetchCurrentUser')),
  },
  actions: {
    clearStorage: (_, _refused?: { token: string | null }) => {},
    storeSession: (_, _session: { token: string; user: User }) => {},
    cacheUser: (_, _session: { user: User }) => {},
    notifyRejected: () => {},
    endSession: (_, _session: { token: string | null }) => {},
    forgetDrafts: () => {},
    warnNotStored: () =>
      console.warn('@trek/ui: the token of this sign-in is not of the form a.b.c; it lasts until the page is closed.'),
    takeLogin: assign(({ event }) => {
      assertEvent(event, 'login');
      return { ...SIGNED_OUT, token: event.token, user: event.user, source: 'login' as const };
    }),
    takeStored: assign(({ event }) => {
      assertEvent(event, 'storage.change');
      const { token, user, nowSeconds } = event.stored;
      return { ...SIGNED_OUT, token, cachedUser: user, nowSeconds };
    }),
    forget: assign(SIGNED_OUT),
  },
  guards: {
    hasUsableToken: ({ context }) => hasTokenFormat(context.token),
    isExpired: ({ context }) => isTokenExpired(context.token ?? '', context.nowSeconds),
    isRejected: (_, error: { status: number }) => error.status === 401 || error.status === 403,
    hasMatchingCachedUser: ({ context }) => matchingCachedUser(context) !== undefined,
    hasSufficientClaims: ({ context }) => userFromClaims(context.token ?? '') !== undefined,
    isWellFormed: (_, login: { token: string }) => hasTokenFormat(login.token),
    // An answer to a call of an earlier session says nothing of this one.
    isPresentToken: ({ context, event }) => {
      assertEvent(event, 'session.rejected');
      return event.token === undefined || event.token === context.token;
    },
    isSameSession: ({ context, event }) => {
      assertEvent(event, 'storage.change');
      return event.stored.token === context.token && context.user !== null;
    },
    // A token that has expired leaves every tab, and what was typed stays.
    isSignedOutElsewhere: ({ context, event }) => {
      assertEvent(event, 'storage.change');
      const { token, nowSeconds } = event.stored;
      return token === null && context.user !== null && !isTokenExpired(context.token ?? '', nowSeconds);
    },
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ ...SIGNED_OUT, token: input.token, cachedUser: input.user, nowSeconds: input.nowSeconds }),
  initial: 'inspecting',
  on: {
    login: [
      {
        guard: { type: 'isWellFormed', params: ({ event }) => ({ token: event.token }) },
        target: '.signedIn',
        actions: [
          { type: 'endSession', params: replacedSession },
          'takeLogin',
          { type: 'storeSession', params: ({ event }) => ({ token: event.token, user: event.user }) },
        ],
      },
      // Not stored; and an older token must not stay to be sent in this person's name.
      {
        target: '.signedIn',
        actions: [{ type: 'endSession', params: replacedSession }, 'takeLogin', 'clearStorage', 'warnNotStored'],
      },
    ],
    logout: {
      target: '.signedOut',
      actions: [
        { type: 'endSession', params: ({ context }) => ({ token: context.token }) },
        'clearStorage',
        'forgetDrafts',
      ],
    },
    'storage.change': [
      { guard: 'isSameSession' },
      { guard: 'isSignedOutElsewhere', target: '.inspecting', actions: ['takeStored', 'forgetDrafts'] },
      { target: '.inspecting', actions: 'takeStored' },
    ],
  },
  states: {
    inspecting: {
      always: [{ guard: 'hasUsableToken', target: 'inspectingExpiry' }, { target: 'signedOut' }],
    },
    inspectingExpiry: {
      always: [{ guard: 'isExpired', target: 'clearing' }, { target: 'fetching' }],
    },
    fetching: {
      tags: 'loading',
      entry: assign({ error: null }),
      on: { 'session.rejected': { guard: 'isPresentToken', target: 'clearing' } },
      invoke: {
        id: 'fetchCurrentUser',
        src: 'fetchCurrentUser',
        input: ({ context }) => ({ token: context.token ?? '' }),
        onDone: {
          target: 'signedIn',
          actions: [
            assign(({ event }) => ({ user: event.output, source: 'verified' as const })),
            { type: 'cacheUser', params: ({ event }) => ({ user: event.output }) },
          ],
        },
        onError: [
          {
            guard: { type: 'isRejected', params: ({ event }) => ({ status: describeError(event.error).status }) },
            target: 'clearing',
          },
          { target: 'fallback' },
        ],
      },
    },
    fallback: {
      always: [
        {
          guard: 'hasMatchingCachedUser',
          target: 'signedIn',
          actions: assign(({ context }) => ({ user: matchingCachedUser(context) ?? null, source: 'cached' as const })),
        },
        {
          guard: 'hasSufficientClaims',
          target: 'signedIn',
          actions: assign(({ context }) => ({
            user: userFromClaims(context.token ?? '') ?? null,
            source: 'claims' as const,
          })),
        },
        { target: 'failed', actions: assign({ error: { code: 'couldNotAuthenticate' } }) },
      ],
    },
    signedIn: {
      on: { 'session.rejected': { guard: 'isPresentToken', target: 'clearing', actions: 'notifyRejected' } },
    },
    failed: {
      on: { retry: 'fetching', 'session.rejected': { guard: 'isPresentToken', target: 'clearing' } },
    },
    clearing: {
      entry: { type: 'clearStorage', params: ({ context }) => ({ token: context.token }) },
      always: 'signedOut',
    },
    signedOut: { entry: 'forget' },
  },
});
