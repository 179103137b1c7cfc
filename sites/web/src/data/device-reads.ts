import { usePorts } from '@trek/ui/provider';
import { useSession } from '@trek/ui/session';
import { dataKeys } from './keys.ts';
import { useRead } from './use-read.ts';

/**
 * The devices the visitor is signed in on, reloaded on every visit.
 * @param isWanted false: not needed yet
 */
export function useDevices(isWanted: boolean) {
  const { api } = usePorts();
  const { user } = useSession();
  return useRead(user && isWanted && dataKeys.devices(user.id), api.listDevices, { revalidateIfStale: true });
}
