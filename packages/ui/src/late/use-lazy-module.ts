'use client';
import { useCallback, useSyncExternalStore } from 'react';
import { useLatest } from '../internal/use-latest.ts';
import type { Arrival, LazyModule } from './lazy-module.ts';
import { useTellMissing } from './missing-code.ts';

const NOTHING: Arrival<never> = { code: undefined, failures: 0 };
const nothing = () => NOTHING;

/**
 * A part's late code, and how it is asked for.
 * @param module the same on every render
 * @param onMissing what is done where code that somebody wants does not come. Default: it is told, with the way on
 */
export function useLazyModule<Code>(module: LazyModule<Code>, onMissing?: () => void) {
  const { code, failures } = useSyncExternalStore<Arrival<Code>>(module.subscribe, module.read, nothing);
  const tellMissing = useTellMissing();
  const latest = useLatest(onMissing ?? tellMissing);
  /** Asks for it because the visitor wants it. @returns the code, or nothing where it did not come */
  const want = useCallback(() => module.want().catch(() => latest.current() as undefined), [module, latest]);
  return { code, hasFailed: failures > 0, want, prepare: module.prepare };
}
