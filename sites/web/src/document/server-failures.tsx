import type { ReactNode } from 'react';
import { FailuresContext } from '../data/use-read.ts';

export interface ServerFailuresProps {
  /** Messages of the server's failed reads, by serialized key. */
  failures: Record<string, string>;
  children: ReactNode;
}

/**
 * A page whose data the server could not read completely. With scripts, its failed reads count as loading, because the
 * browser retries by itself; without scripts they show their messages.
 */
export function ServerFailures({ failures, children }: ServerFailuresProps) {
  if (Object.keys(failures).length === 0) return children;
  return (
    <>
      <noscript>
        <FailuresContext value={failures}>{children}</FailuresContext>
      </noscript>
      <div data-with-scripts="">{children}</div>
    </>
  );
}
