import { googleCallbackMachine } from '../../../ui/src/account/sign-in/google/google-callback.machine.ts';
import { makeToken, TEST_NOW_SECONDS, testUser } from '../../../ui/src/testing/fixtures.ts';
import type { WorkbenchMachine } from '../workbench-machine.ts';

const good = {
  error: null,
  token: makeToken(),
  user: JSON.stringify(testUser),
  marker: 'm',
  expectedMarker: 'm',
  hasSession: false,
  nowSeconds: TEST_NOW_SECONDS,
};

export const googleCallback: WorkbenchMachine = {
  id: 'googleCallback',
  title: 'Google Callback',
  machine: googleCallbackMachine.provide({ actions: { logRejection: () => {} } }),
  source: { name: 'googleCallbackMachine', from: '@trek/ui/machines' },
  inputs: {
    good,
    refused: { ...good, error: 'access_denied' },
    expired: { ...good, nowSeconds: TEST_NOW_SECONDS + 3600 },
    empty: { ...good, token: null, user: null },
    noToken: { ...good, token: 'opaque' },
    halfUser: { ...good, user: JSON.stringify({ id: testUser.id }) },
    noJson: { ...good, user: '{' },
    forged: { ...good, expectedMarker: undefined },
    forgedForMember: { ...good, expectedMarker: undefined, hasSession: true },
  },
  events: [],
  outcomes: {},
  states: {
    accepted: {
      words: 'Google confirms the visitor, who continues to the profile.',
      sees: 'Welcome back, Maya Gurung!',
      demands: ['Welcome back, Maya Gurung!'],
      script: [],
    },
    rejected: {
      words: 'The return from Google is rejected; the visitor continues to the sign-in.',
      sees: 'Failed to complete authentication',
      demands: ['Failed to complete authentication'],
      input: 'refused',
      script: [],
    },
    ignored: {
      words:
        'This browser did not ask for the return. A signed-in visitor stays signed in and continues to the profile.',
      sees: 'Ignored a return from Google that this browser did not ask for',
      input: 'forgedForMember',
      script: [],
    },
    unproven: {
      words: 'This browser did not ask for the return, or another tab did: the visitor can try again.',
      sees: 'Failed to complete authentication',
      input: 'forged',
      script: [],
    },
  },
};
