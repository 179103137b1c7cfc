'use client';
import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { requestOf } from '../../../api/api-error.ts';
import { useFailureText } from '../../../api/use-failure-text.ts';
import { useLatest } from '../../../core/internal/use-latest.ts';
import { useTexts } from '../../../core/texts/language.ts';
import { formatMessage } from '../../../core/texts/message-descriptor.ts';
import { usePorts } from '../../../provider/trek-provider.tsx';
import { connectMailedCode } from './mailed-code.connect.ts';
import { mailedCodeMachine } from './mailed-code.machine.ts';
import { mailedCodeTexts } from './mailed-code.texts.ts';

/** The calls behind a mailed code. */
export interface MailedCodeCalls {
  /** Has a code mailed. @returns the id of the request */
  requestCode: () => Promise<string>;
  enterCode: (entry: { codeId: string; code: string }) => Promise<unknown>;
  /** Called once when the code was right. */
  onProven: () => void;
}

/** Runs the machine of a mailed code, which asks for one at once. */
export function useMailedCode(calls: MailedCodeCalls) {
  const { clock } = usePorts();
  const messages = useTexts(mailedCodeTexts);
  const failureText = useFailureText();
  const latest = useLatest(calls);
  const machine = useMemo(
    () =>
      mailedCodeMachine.provide({
        actors: {
          requestCode: fromPromise(() => latest.current.requestCode()),
          enterCode: fromPromise(({ input }) => latest.current.enterCode(input)),
        },
      }),
    [latest],
  );
  // After the transition: in the middle of one, another machine would have to wait.
  const actor = useActorRef(machine, { clock: clock as never }, ({ status }) => {
    if (status === 'done') latest.current.onProven();
  });
  const { message, ...code } = connectMailedCode(
    useSelector(actor, (current) => current),
    actor.send,
  );
  const text = message === null ? null : formatMessage(message, messages, failureText);
  const failed: { requestId?: string | undefined } = { requestId: requestOf(message) };
  return { ...code, ...failed, message: text };
}
