'use client';
import { useEffect, useState } from 'react';
import { operatorOf } from '../../api/operator-of.ts';
import { usePorts } from '../../provider/trek-provider.tsx';

/** The page of the terms: the host's, else the one that the backend names; null: not known. */
export function useTermsPage(): string | null {
  const { api, paths } = usePorts();
  const [named, setNamed] = useState<string | null>(null);
  const needsBackend = paths.terms === null;
  useEffect(() => {
    if (!needsBackend) return;
    let isLeft = false;
    operatorOf(api).then((operator) => {
      if (!isLeft) setNamed(operator?.terms ?? null);
    });
    return () => {
      isLeft = true;
    };
  }, [api, needsBackend]);
  return paths.terms ?? named;
}
