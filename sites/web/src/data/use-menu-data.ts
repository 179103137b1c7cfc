import type { MenuData } from '@trek/ui/navigation';
import { usePorts } from '@trek/ui/provider';
import { useMemo, useState } from 'react';
import { dataKeys } from './keys.ts';
import { readRegions } from './place-lists.ts';
import { retryFailed, useRead } from './use-read.ts';

/** The data of the header's menus, loaded when a menu is needed. */
export function useMenuData(): { data: MenuData; want: () => void } {
  const { api } = usePorts();
  const [isWanted, setIsWanted] = useState(false);
  const regions = useRead(isWanted ? dataKeys.regions : null, () => readRegions(api));
  const treks = useRead(isWanted ? dataKeys.treks : null, api.listTreks);
  return useMemo(() => ({ data: menuData(regions, treks), want: () => setIsWanted(true) }), [regions, treks]);
}

type Answer<Value> = ReturnType<typeof useRead<Value>>;

function menuData(
  regions: Answer<Extract<MenuData, { status: 'ready' }>['regions']>,
  treks: Answer<Extract<MenuData, { status: 'ready' }>['treks']>,
): MenuData {
  if (regions.status === 'ready' && treks.status === 'ready') {
    return { status: 'ready', regions: regions.value, treks: treks.value };
  }
  if (regions.status === 'failed' || treks.status === 'failed') {
    return { status: 'failed', retry: () => retryFailed(regions, treks) };
  }
  return { status: 'loading' };
}
