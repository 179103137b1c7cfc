import { usePorts } from '@trek/ui/provider';
import { useLocation, useSearch } from 'wouter';

/** The filters of a list as they stand in the address, and how they change there. */
export function useListAddress() {
  const [path] = useLocation();
  const { navigate } = usePorts();
  // The site's router gives a query that is to be decoded once more.
  const query = new URLSearchParams(useSearch());
  const address = (change: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(query);
    for (const [name, value] of Object.entries(change)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    return next.size === 0 ? path : `${path}?${next}`;
  };
  return {
    query,
    address,
    /** Other filters begin at the first page. */
    filter: (change: Readonly<Record<string, string>>) => navigate(address({ ...change, after: '' })),
    reset: () => navigate(path),
  };
}
