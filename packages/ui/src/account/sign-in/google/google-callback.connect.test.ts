import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { connectGoogleCallback } from './google-callback.connect.ts';
import { googleCallbackMachine } from './google-callback.machine.ts';
import type { GoogleCallback } from './google-callback.rules.ts';

const nothing = { error: null, token: null, user: null, marker: null, expectedMarker: undefined };

const connect = (input: Partial<GoogleCallback>) => {
  const callback = { ...nothing, hasSession: false, nowSeconds: 0, ...input };
  return connectGoogleCallback(createActor(googleCallbackMachine, { input: callback }).start().getSnapshot());
};

test('a return without a token is not accepted', () => {
  expect(connect({})).toMatchObject({ isAccepted: false, isIgnored: false, verdict: { isAccepted: false } });
});

test('a return that a signed-in visitor did not ask for is ignored', () => {
  expect(connect({ hasSession: true })).toMatchObject({ isAccepted: false, isIgnored: true });
});
