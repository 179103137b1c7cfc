import { ACCESS_PATH, callOffice, officeKey } from '@trek/office/call';
import { lazyModule, useLazyModule } from '@trek/ui/internal/lazy';
import { usePorts } from '@trek/ui/provider';
import { useSession } from '@trek/ui/session';
import { type ComponentType, useEffect } from 'react';
import useSWR from 'swr';
import { useIsOperator } from './use-is-operator.ts';

const office = lazyModule(() => import('@trek/office'));

/** The office's entry page uses the same response, which is requested once while its code loads. */
const FETCH_ONCE = {
  dedupingInterval: 10_000,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
} as const;

/** The backend refuses a visitor the office. */
class RefusedError extends Error {}

type OfficeDoor =
  | { status: 'signedOut' | 'checking' | 'refused' }
  | { status: 'failed'; retry: () => void }
  | { status: 'open'; Office: ComponentType };

/**
 * Whether the visitor may enter the office, as the backend says, and its code if so. No one else requests the code; the
 * document is the same for every visitor.
 */
export function useOffice(): OfficeDoor {
  const { status, user, token } = useSession();
  const { api } = usePorts();
  const { code, load } = useLazyModule(office);
  const isOperator = useIsOperator();
  // The role in the browser may be forged or outdated: the backend decides.
  const ask = async () => {
    const answer = await callOffice({ backendUrl: api.backendUrl, token }, ACCESS_PATH);
    if (answer.status === 404) throw new RefusedError();
    if (!answer.ok) throw new Error(String(answer.status));
    return answer.json();
  };
  const { data, error, mutate } = useSWR(isOperator ? officeKey(user?.id, ACCESS_PATH) : null, ask, FETCH_ONCE);
  const mayEnter = data !== undefined;
  useEffect(() => {
    if (mayEnter) void load();
  }, [mayEnter, load]);
  // The server's markup is the sign-in; a stored session covers it until it is restored.
  if (status === 'starting' || status === 'signedOut') return { status: 'signedOut' };
  if (status !== 'signedIn') return { status: 'checking' };
  if (!isOperator || error instanceof RefusedError) return { status: 'refused' };
  if (error !== undefined && !mayEnter) return { status: 'failed', retry: () => void mutate() };
  return mayEnter && code ? { status: 'open', Office: code.Office } : { status: 'checking' };
}
