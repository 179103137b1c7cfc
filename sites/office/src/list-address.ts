import { usePorts } from '@trek/ui/provider';
import { useLocation, useSearch } from 'wouter';

/** The filters of a list, stored in the URL's query. */
export function useListAddress() {
  const [path] = useLocation();
  const { navigate } = usePorts();
  // The site's router returns a query that needs one more decoding.
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
    /** New filters start at the first page. */
    filter: (change: Readonly<Record<string, string>>) => navigate(address({ ...change, after: '' })),
    reset: () => navigate(path),
  };
}
