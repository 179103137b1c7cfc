'use client';
import { type ReactNode, useState } from 'react';
import { describeError } from '../../api/api-error.ts';
import { useFailure } from '../../api/failure.tsx';

/**
 * Acts one press at a time, and has the reason of a failure.
 * @param onDone called after a success
 */
export function useAct(onDone: () => void) {
  const failureOf = useFailure();
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<ReactNode>('');
  const act = async (work: () => Promise<unknown>) => {
    if (isSending) return;
    setFailure('');
    setIsSending(true);
    try {
      await work();
    } catch (error) {
      setFailure(failureOf(describeError(error).descriptor));
      return;
    } finally {
      setIsSending(false);
    }
    onDone();
  };
  return { isSending, failure, act };
}
