'use client';
import { useCallback, useState } from 'react';
import { lateCodeMessages as messages } from './late-code.messages.ts';
import { usePorts } from './trek-provider.tsx';

/** Code that comes when it is wanted. */
export interface LateCode<Code> {
  code: Code | undefined;
  /** The last attempt brought nothing. */
  hasFailed: boolean;
  /** Asks for it, and asks again after a failure. @returns whether it is there */
  want: () => Promise<boolean>;
}

/** @param load imports the code; the same function on every render */
export function useLateCode<Code extends object>(load: () => Promise<Code>): LateCode<Code> {
  const [{ code, hasFailed }, setState] = useState<{ code?: Code; hasFailed: boolean }>({ hasFailed: false });
  const want = useCallback(async () => {
    try {
      const arrived = await load();
      setState((before) => (before.code ? before : { code: arrived, hasFailed: false }));
      return true;
    } catch {
      setState((before) => (before.code ? before : { hasFailed: true }));
      return false;
    }
  }, [load]);
  return { code, hasFailed, want };
}

/**
 * A present address without its anchor, to which a browser would merely scroll. With its host, for a path may begin with
 * two slashes and be read as another one.
 */
export const addressAgain = ({ href }: { href: string }) => href.replace(/#.*/, '');

/** Loads the page anew: the way on where its code is gone. */
export function useLoadAgain(): () => void {
  const { leave, location } = usePorts();
  return () => leave(addressAgain(location()));
}

/** Says that code did not come, with the way on. */
export function useMissingCodeNotice(): () => void {
  const { notify } = usePorts();
  const loadAgain = useLoadAgain();
  return () => notify('error', messages.missing, { action: { label: messages.loadAgain, run: loadAgain } });
}
