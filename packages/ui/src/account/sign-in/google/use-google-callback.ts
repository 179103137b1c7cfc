'use client';
import { useEffect, useRef } from 'react';
import { createActor } from 'xstate';
import { useLatest } from '../../../core/internal/use-latest.ts';
import type { Translation } from '../../../core/texts/define-texts.ts';
import { useTexts } from '../../../core/texts/language.ts';
import { formatMessage } from '../../../core/texts/message-descriptor.ts';
import type { TrekPorts } from '../../../provider/ports.ts';
import { usePorts } from '../../../provider/trek-provider.tsx';
import { type Session, useSession } from '../../session/index.ts';
import { consumeReturnPath } from '../../session/return-path.ts';
import { ADVICE_TOAST_MS, SESSION_TOAST_MS } from '../../session/session.timing.ts';
import { googleCallbackMachine } from './google-callback.machine.ts';
import { googleCallbackTexts } from './google-callback.texts.ts';
import { consumeGoogleMarker } from './google-marker.ts';

type ReturnPorts = Pick<TrekPorts, 'clock' | 'location' | 'navigate' | 'notify' | 'paths' | 'drafts'> & {
  search: string;
  messages: Translation<typeof googleCallbackTexts>;
  echoesMarker: boolean;
  returnsTo: (path: string) => boolean;
  session: Session;
};

interface GoogleCallbackOptions {
  /** Whether the backend is known to bring the button's marker back. */
  echoesMarker?: boolean;
  /** Whether the visitor returns to a path. */
  returnsTo?: (path: string) => boolean;
}

const toNoPath = () => false;

/**
 * Handles a return from Google's sign-in, once, as soon as the session can take it.
 * @param search query or fragment of the address as it was found: `?token=…&user=…`, `#token=…&user=…` or `?error=…`
 */
export function useGoogleCallback(
  search: string,
  { echoesMarker = false, returnsTo = toNoPath }: GoogleCallbackOptions = {},
): void {
  const { clock, location, navigate, notify, paths, drafts } = usePorts();
  const messages = useTexts(googleCallbackTexts);
  const session = useSession();
  const latest = useLatest({
    ...{ search, echoesMarker, returnsTo, clock, location, navigate, notify, paths, drafts, session, messages },
  });
  const isHandled = useRef(false);
  const isReady = session.status !== 'starting';

  useEffect(() => {
    if (!isReady || isHandled.current) return;
    isHandled.current = true;
    const handle = () => handleReturn(latest.current);
    // If it can't be loaded now, the session loads it later, and its screen reports the failure.
    latest.current.session.prepare().then(handle, handle);
  }, [isReady, latest]);
}

function handleReturn(ports: ReturnPorts): void {
  const params = new URLSearchParams(ports.search.replace(/^#/, ''));
  const machine = googleCallbackMachine.provide({
    actions: {
      replaceAddress: () => ports.navigate(ports.location().pathname, { replace: true }),
      signIn: (_, signedIn) => ports.session.login(signedIn),
      clearStorage: () => ports.session.logout(),
      notify: (_, { kind, text, advice }) =>
        ports.notify(
          kind,
          formatMessage(text, ports.messages),
          advice
            ? { durationMs: ADVICE_TOAST_MS, detail: ports.messages.advice[advice] }
            : { durationMs: SESSION_TOAST_MS },
        ),
      goToProfile: () => {
        // This way of signing in ends at the profile as a rule; what was remembered must not lead the next one astray.
        const path = consumeReturnPath(ports.drafts, ports.location().origin);
        const isBack = path !== undefined && ports.returnsTo(path);
        ports.navigate(isBack ? path : (ports.paths.profile ?? '/'), { replace: true });
      },
      goToLogin: () => ports.navigate(ports.paths.login ?? '/', { replace: true }),
    },
  });
  createActor(machine, {
    clock: ports.clock as never,
    input: {
      error: params.get('error'),
      token: params.get('token'),
      user: params.get('user'),
      marker: params.get('marker'),
      echoesMarker: ports.echoesMarker,
      expectedMarker: consumeGoogleMarker(ports.drafts, ports.clock),
      hasSession: ports.session.status === 'signedIn' || ports.session.status === 'restoring',
      nowSeconds: ports.clock.now() / 1000,
    },
  }).start();
}
