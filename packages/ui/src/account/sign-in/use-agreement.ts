'use client';
import { useEffect, useState } from 'react';
import type { Operator } from '../../api/entities.ts';
import { operatorOf } from '../../api/operator-of.ts';
import { sayOnce } from '../../core/internal/say-once.ts';
import { usePorts } from '../../provider/trek-provider.tsx';

/** The pages that a visitor agrees to, and the company. Null: not known. */
interface Agreement {
  terms: string | null;
  privacy: string | null;
  /** Named on the pages of others alone: the operator's own site is under its name. */
  company: string | null;
}

/** The host's own pages come first; where it has none, those that the backend names. */
export function useAgreement(): Agreement {
  const { api, paths, signIn } = usePorts();
  const [operator, setOperator] = useState<Operator | null>(null);
  const isComplete = paths.terms !== null && paths.privacy !== null;
  const asks = signIn === 'inline' || !isComplete;
  useEffect(() => {
    if (!asks) return;
    let isLeft = false;
    operatorOf(api).then((known) => {
      if (isLeft || known === null) return;
      setOperator(known);
      const missing = [
        ...((paths.terms ?? known.terms) ? [] : ['terms']),
        ...((paths.privacy ?? known.privacy) ? [] : ['a privacy policy']),
      ];
      if (missing.length > 0) sayOnce('noTerms', missing.join(' and '));
    });
    return () => {
      isLeft = true;
    };
  }, [api, asks, paths]);
  return {
    terms: paths.terms ?? operator?.terms ?? null,
    privacy: paths.privacy ?? operator?.privacy ?? null,
    company: operator?.name ?? null,
  };
}
