import { ACCESS_PATH, callOffice, officeKey } from '@trek/office/call';
import { lazyModule, useLazyModule } from '@trek/ui/late';
import { usePorts } from '@trek/ui/provider';
import { useSession } from '@trek/ui/session';
import { type ComponentType, useEffect } from 'react';
import useSWR from 'swr';
import { useLocation } from 'wouter';

const office = lazyModule(() => import('@trek/office'));

/** The door of the office shows this same answer, which is asked for once while its code comes. */
const ASKED_ONCE = {
  dedupingInterval: 10_000,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
} as const;

/**
 * The office, where the address is its own and the backend says that whoever is signed in may enter. Its code is asked for by
 * nobody else; the page of the document is the one that every visitor gets.
 */
export function useOffice(): ComponentType | undefined {
  const [path] = useLocation();
  const { user, token } = useSession();
  const { api } = usePorts();
  const { code, load } = useLazyModule(office);
  const isWanted = /^\/office(\/|$)/.test(path) && user?.role === 'operator';
  // The role in the browser may be forged or old: the backend knows.
  const ask = async () => {
    const answer = await callOffice({ backendUrl: api.backendUrl, token }, ACCESS_PATH);
    if (!answer.ok) throw new Error(String(answer.status));
    return answer.json();
  };
  // Where the backend is away, the page that every visitor gets stays.
  const { data } = useSWR(isWanted ? officeKey(user.id, ACCESS_PATH) : null, ask, ASKED_ONCE);
  const mayEnter = data !== undefined;
  useEffect(() => {
    if (mayEnter) void load();
  }, [mayEnter, load]);
  return isWanted && mayEnter ? code?.Office : undefined;
}
