import type { TrekSummary } from '@trek/ui/api';
import { Compare, DefaultCompare, startCompare, useCompare } from '@trek/ui/compare';
import { usePorts } from '@trek/ui/provider';
import { type ReactNode, useState } from 'react';
import '@trek/ui/compare/skin.css';

/** Mount it once, around your pages: each trek gets its button, and what is chosen stays in this tab. */
export function ComparableTreks({ treks, children }: { treks: readonly TrekSummary[]; children: ReactNode }) {
  const { drafts } = usePorts();
  const [store] = useState(() => startCompare(drafts));
  const compare = useCompare(store);
  return (
    <>
      <Compare.Root compare={compare}>
        {treks.map((trek) => (
          <Compare.Toggle key={trek.id} trek={trek} />
        ))}
      </Compare.Root>
      {children}
      <DefaultCompare compare={compare} />
    </>
  );
}
