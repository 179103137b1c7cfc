'use client';
import { useCallback, useSyncExternalStore } from 'react';
import { useLatest } from '../internal/use-latest.ts';
import { useChunkErrorToast } from './chunk-error.ts';
import type { LazyModule, ModuleState } from './lazy-module.ts';

const NOTHING: ModuleState<never> = { code: undefined, failures: 0 };
const nothing = () => NOTHING;

/**
 * Reads a lazy module, and loads it on demand.
 * @param module the same on every render
 * @param onMissing called when `load` fails. Default: shows the chunk error
 */
export function useLazyModule<Code>(module: LazyModule<Code>, onMissing?: () => void) {
  const { code, failures } = useSyncExternalStore<ModuleState<Code>>(module.subscribe, module.read, nothing);
  const showChunkError = useChunkErrorToast();
  const latest = useLatest(onMissing ?? showChunkError);
  /** @returns the code, or nothing when loading failed */
  const load = useCallback(() => module.load().catch(() => latest.current() as undefined), [module, latest]);
  return { code, hasFailed: failures > 0, load, preload: module.preload };
}
