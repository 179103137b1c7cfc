import type { Remote } from '@trek/ui/api';
import type { MenuData } from '@trek/ui/navigation';
import { usePorts } from '@trek/ui/provider';
import { useMemo, useState } from 'react';
import { dataKeys } from './keys.ts';
import { readRegions } from './place-lists.ts';
import { retryFailed, useRead } from './use-read.ts';

/** The data of the header's menus, loaded when a menu is needed. */
export function useMenuData(): { data: Remote<MenuData>; load: () => void } {
  const { api } = usePorts();
  const [isNeeded, setIsNeeded] = useState(false);
  const regions = useRead(isNeeded ? dataKeys.regions : null, () => readRegions(api));
  const treks = useRead(isNeeded ? dataKeys.treks : null, api.listTrekSummaries);
  return useMemo(() => ({ data: menuData(regions, treks), load: () => setIsNeeded(true) }), [regions, treks]);
}

function menuData(regions: Remote<MenuData['regions']>, treks: Remote<MenuData['treks']>): Remote<MenuData> {
  const retry = () => retryFailed(regions, treks);
  if (regions.status === 'failed') return { ...regions, retry };
  if (treks.status === 'failed') return { ...treks, retry };
  if (regions.status === 'loading' || treks.status === 'loading') return { status: 'loading', retry };
  return { status: 'ready', value: { regions: regions.value, treks: treks.value }, retry };
}
