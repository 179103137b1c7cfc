import { lazyModule, useLazyModule } from '@trek/ui/late';
import { usePorts } from '@trek/ui/provider';
import { useSession } from '@trek/ui/session';
import { type ComponentType, useEffect } from 'react';
import { useLocation } from 'wouter';

const office = lazyModule(() => import('@trek/office'));

/**
 * The office, where the address is its own and the backend says that whoever is signed in may enter. Its code is asked for by
 * nobody else; the page of the document is the one that every visitor gets.
 */
export function useOffice(): ComponentType | undefined {
  const [path] = useLocation();
  const { user, token } = useSession();
  const { api } = usePorts();
  const { code, want } = useLazyModule(office);
  const isWanted = /^\/office(\/|$)/.test(path) && user?.role === 'operator';
  useEffect(() => {
    if (!isWanted) return;
    // The role in the browser may be forged or old: the backend knows.
    const headers = { Authorization: `Bearer ${token}` };
    const enter = async () => {
      const { ok } = await fetch(`${api.backendUrl}/office/today`, { headers });
      if (ok) await want();
    };
    // Where the backend is away, the page that every visitor gets stays.
    enter().catch(() => {});
  }, [isWanted, api, token, want]);
  return isWanted ? code?.Office : undefined;
}
