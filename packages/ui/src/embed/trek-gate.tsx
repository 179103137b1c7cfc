'use client';
import type { ReactNode } from 'react';
import type { Trek } from '../api/trek.ts';
import { TrekNotFound, TreksFailed, TreksLoading } from '../catalogue/index.ts';
import type { EmbedKind } from '../provider/trek-events.ts';
import { useReportedRead } from './use-reported-read.ts';
import { useTrek } from './use-trek.ts';

/** A trek of the backend, by name or as it was read before. */
export interface TrekRef {
  /** Its id, or the slug of its title: `everest-base-camp-trek`. */
  trek: number | string;
  /** What `loadTrek` has read on your server. */
  initial?: Trek | null;
}

interface TrekGateProps extends TrekRef {
  kind: EmbedKind;
  children: (trek: Trek) => ReactNode;
}

/** Shows what is made of a trek once it is there, and says so while it is not. */
export function TrekGate({ kind, trek, initial, children }: TrekGateProps) {
  const read = useTrek(trek, initial);
  useReportedRead(kind, read, read.status === 'ready' ? read.value?.id : undefined);
  if (read.status === 'loading') return <TreksLoading />;
  if (read.status === 'failed') return <TreksFailed text={read.message} onRetry={read.retry} />;
  return read.value ? children(read.value) : <TrekNotFound />;
}
