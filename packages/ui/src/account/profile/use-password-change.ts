'use client';
import { useActorRef, useSelector } from '@xstate/react';
import { useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { useFailureText } from '../../api/use-failure-text.ts';
import { useLatest } from '../../core/internal/use-latest.ts';
import { fieldTexts } from '../../core/texts/field.texts.ts';
import { useTexts } from '../../core/texts/language.ts';
import { formatMessage } from '../../core/texts/message-descriptor.ts';
import { usePorts } from '../../provider/trek-provider.tsx';
import { useSession } from '../session/index.ts';
import { SESSION_TOAST_MS } from '../session/session.timing.ts';
import { passwordChangeFormSchema } from '../sign-in/password/password.rules.ts';
import { passwordTexts } from '../sign-in/password/password.texts.ts';
import { connectPasswordChange, type PasswordChangeApi } from './password-change.connect.ts';
import { type PasswordMessage, passwordChangeMachine } from './password-change.machine.ts';

/** The password change as its dialog uses it. */
export interface PasswordChangeControl extends PasswordChangeApi {
  /** Counts the submissions that were refused, for the dialog to show the first fault of each. */
  refusals: { current: number };
}

/** Runs the password change machine. A backend that answers with a new session keeps the visitor signed in with it. */
export function usePasswordChange(): PasswordChangeControl {
  const { api, notify, clock } = usePorts();
  const { login } = useSession();
  const refusals = useRef(0);
  const messages = useTexts(passwordTexts);
  const fields = useTexts(fieldTexts);
  const failureText = useFailureText();
  const format = (message: PasswordMessage) => formatMessage(message, messages, failureText);
  const schema = useMemo(() => passwordChangeFormSchema({ ...messages, ...fields }), [messages, fields]);
  const latest = useLatest({ login, format, schema });
  const machine = useMemo(
    () =>
      passwordChangeMachine.provide({
        guards: { isValid: ({ context }) => latest.current.schema.safeParse(context.values).success },
        actors: {
          changePassword: fromPromise(async ({ input }) => {
            const session = await api.changePassword(input);
            if (session) latest.current.login(session);
          }),
        },
        actions: {
          notify: (_, { kind, text }) => notify(kind, latest.current.format(text), { durationMs: SESSION_TOAST_MS }),
          onRefused: () => {
            refusals.current += 1;
          },
        },
      }),
    [api, notify, latest],
  );
  const actor = useActorRef(machine, { clock: clock as never });
  const snapshot = useSelector(actor, (current) => current);
  return { ...connectPasswordChange(snapshot, actor.send, schema), refusals };
}
