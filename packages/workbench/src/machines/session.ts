import * as z from 'zod/mini';
import * as cases from '../../../ui/src/account/session/session.machine.test-cases.ts';
import { makeToken, testUser } from '../../../ui/src/testing/fixtures.ts';
import { failures } from '../failures.ts';
import { event, type WorkbenchMachine } from '../workbench-machine.ts';

const user = z.looseObject({ id: z.union([z.number(), z.string()]), email: z.string(), fullname: z.string() });
const stored = z.strictObject({
  token: z.nullable(z.string()),
  user: z.nullable(user),
  nowSeconds: z.number(),
});

export const session: WorkbenchMachine = {
  id: 'session',
  title: 'Session',
  machine: cases.quietSessionMachine,
  source: { name: 'sessionMachine', from: '@trek/ui/machines' },
  inputs: {
    ...cases.sessionModel.inputs,
    withoutExpiry: cases.stored({ token: makeToken({ exp: undefined }), user: testUser }),
  },
  events: [
    event(
      'login',
      { token: z.string(), user },
      {
        'signs in': { token: cases.token, user: testUser },
        'malformed token': { token: 'opaque', user: cases.otherUser },
      },
    ),
    event('logout'),
    event('session.rejected'),
    event('retry'),
    event(
      'storage.change',
      { stored },
      {
        'the same person': { stored: cases.stored({ user: testUser }) },
        'another person': { stored: cases.stored({ token: cases.otherToken, user: cases.otherUser }) },
        'signed out elsewhere': { stored: cases.stored({ token: null }) },
      },
    ),
  ],
  outcomes: {
    fetchCurrentUser: {
      success: { resolve: testUser },
      '403': { reject: { status: 403, message: 'Forbidden' } },
    },
  },
  states: {
    fetching: {
      words: 'The stored session is being verified.',
      sees: 'Loading your session...',
      input: 'uncached',
      script: [],
    },
    signedIn: {
      words: 'A visitor is signed in.',
      sees: 'My Account: Maya Gurung (verified)',
      input: 'uncached',
      script: [cases.fetched],
    },
    signedOut: { words: 'Signed out; nothing is stored.', sees: 'Sign in', script: [] },
    failed: {
      words: 'The session could not be verified. It can be tried again.',
      sees: 'Authentication Error',
      demands: ['Could not authenticate with available data'],
      input: 'nameless',
      script: [{ settle: 'fetchCurrentUser', ...failures['500 server error'] }],
    },
  },
};
