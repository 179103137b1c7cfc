import { ACCESS_PATH, callOffice, officeKey } from '@trek/office/call';
import { lazyModule, useLazyModule } from '@trek/ui/internal/lazy';
import { usePorts } from '@trek/ui/provider';
import { useSession } from '@trek/ui/session';
import { type ComponentType, useEffect } from 'react';
import useSWR from 'swr';
import { useLocation } from 'wouter';
import { isOfficePath } from './is-office-path.ts';

const office = lazyModule(() => import('@trek/office'));

/** The office's entry page uses the same response, which is requested once while its code loads. */
const FETCH_ONCE = {
  dedupingInterval: 10_000,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
} as const;

/**
 * The office, if the URL is its own and the backend lets the visitor in. No other visitor requests its code; the
 * document is the same for every visitor.
 */
export function useOffice(): ComponentType | undefined {
  const [path] = useLocation();
  const { user, token } = useSession();
  const { api } = usePorts();
  const { code, load } = useLazyModule(office);
  const isWanted = isOfficePath(path) && user?.role === 'operator';
  // The role in the browser may be forged or outdated: the backend decides.
  const ask = async () => {
    const answer = await callOffice({ backendUrl: api.backendUrl, token }, ACCESS_PATH);
    if (!answer.ok) throw new Error(String(answer.status));
    return answer.json();
  };
  // If the backend is down, the public page stays.
  const { data } = useSWR(isWanted ? officeKey(user.id, ACCESS_PATH) : null, ask, FETCH_ONCE);
  const mayEnter = data !== undefined;
  useEffect(() => {
    if (mayEnter) void load();
  }, [mayEnter, load]);
  return isWanted && mayEnter ? code?.Office : undefined;
}
