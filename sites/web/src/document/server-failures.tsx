import type { ReactNode } from 'react';
import { FailuresContext, IsCompleteContext } from '../data/use-read.ts';

export interface ServerFailuresProps {
  /** Messages of the reads that failed while the server rendered, by serialized key. */
  failures: Record<string, string>;
  children: ReactNode;
}

/**
 * A page of which the server could not read everything. Its failed reads are no failed reads of the visitor: with scripts
 * the page loads, for the browser asks by itself; without scripts it says what failed, for nobody will ask again.
 */
export function ServerFailures({ failures, children }: ServerFailuresProps) {
  if (Object.keys(failures).length === 0) return children;
  return (
    <IsCompleteContext value={false}>
      <noscript>
        <FailuresContext value={failures}>{children}</FailuresContext>
      </noscript>
      <div data-with-scripts="">{children}</div>
    </IsCompleteContext>
  );
}
