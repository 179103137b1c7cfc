import { usePorts } from '@trek/ui/provider';
import { useSWRConfig } from 'swr';
import { useSearch } from 'wouter';
import { usePageHead } from '../src/document/page-head.tsx';

export const VISITORS = ['maya', 'tashi'] as const;

/**
 * In place of a page: leaves its visitor's name wherever a page can leave something, and reports whose names it finds.
 */
export default function VisitorProbe() {
  const visitor = useSearch();
  usePageHead({ title: `The page of ${visitor}`, description: 'Whose page is this?' });
  const { cache } = useSWRConfig();
  const { storage, drafts } = usePorts();
  cache.set(visitor, { data: visitor });
  for (const store of [storage, drafts]) store.write(visitor, visitor);
  const read = [(name: string) => cache.get(name)?.data, storage.read, drafts.read];
  return read.map((find) => VISITORS.map((name) => find(name) ?? 'none').join()).join('; ');
}
