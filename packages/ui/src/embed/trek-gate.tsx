'use client';
import type { ReactElement } from 'react';
import { useFailure } from '../api/failure.tsx';
import type { Trek } from '../api/trek.ts';
import { TreksFailed, TreksLoading } from '../catalogue/rows/treks-status.tsx';
import { TrekNotFound } from '../catalogue/trek-page/index.ts';
import { withRef } from '../core/internal/with-ref.ts';
import type { OuterProps } from '../kit/part.tsx';
import type { EmbedKind } from '../provider/trek-events.ts';
import { useReportedRead } from './use-reported-read.ts';
import { useTrek } from './use-trek.ts';

/** Which trek to show: its id or slug, or the trek that your server has loaded. */
export interface TrekSource {
  /** Its id, or the slug of its title: `everest-base-camp-trek`. */
  trek: number | string;
  /** The result of `loadTrek` on your server. */
  initial?: Trek | null;
}

interface TrekGateProps extends TrekSource, OuterProps {
  kind: EmbedKind;
  children: (trek: Trek) => ReactElement;
}

/** Renders its children with the loaded trek, or the loading, error or not-found state. */
export const TrekGate = withRef(function TrekGate({ kind, trek, initial, children, ...root }: TrekGateProps) {
  const failureOf = useFailure();
  const read = useTrek(trek, initial);
  useReportedRead(kind, read, read.status === 'ready' ? read.value?.id : undefined);
  if (read.status === 'loading') return <TreksLoading {...(root as object)} />;
  if (read.status === 'failed') return <TreksFailed text={failureOf(read.message)} onRetry={read.retry} {...root} />;
  return read.value ? children(read.value) : <TrekNotFound {...root} />;
});
