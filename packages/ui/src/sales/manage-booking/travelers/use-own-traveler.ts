'use client';
import { useCallback, useEffect, useState } from 'react';
import { type ApiMessage, describeError } from '../../../api/api-error.ts';
import type { OwnTravelerEntity } from '../../../api/entities.ts';
import { usePorts } from '../../../provider/trek-provider.tsx';

type Own =
  | { status: 'loading' }
  | { status: 'ready'; value: OwnTravelerEntity }
  /** The link works no longer, or never did. */
  | { status: 'over' }
  | { status: 'failed'; message: ApiMessage };

/** Reads the part of a traveler that a private link opens. */
export function useOwnTraveler(token: string): Own & { retry: () => void } {
  const { api } = usePorts();
  const [own, setOwn] = useState<Own>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt reads again.
  useEffect(() => {
    let isCurrent = true;
    const show = (next: Own) => {
      if (isCurrent) setOwn(next);
    };
    show({ status: 'loading' });
    api.openTravelerLink({ token }).then(
      (value) => show({ status: 'ready', value }),
      (error: unknown) => {
        const { status, descriptor } = describeError(error);
        show(status === 404 ? { status: 'over' } : { status: 'failed', message: descriptor });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [api, token, attempt]);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  return { ...own, retry };
}
