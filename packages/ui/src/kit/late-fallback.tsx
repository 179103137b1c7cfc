'use client';
import { type FunctionComponent, useSyncExternalStore } from 'react';
import { lateTexts } from '../core/lazy/late.texts.ts';
import type { LazyModule } from '../core/lazy/lazy-module.ts';
import { useTexts } from '../core/texts/language.ts';
import { loadAgain } from '../provider/load-again.ts';
import { usePorts } from '../provider/trek-provider.tsx';
import { Button } from './button.tsx';
import { Spinner } from './spinner.tsx';
import { Status } from './status.tsx';

/**
 * The fallback of a part that a visitor has asked for: says that it is coming, or that it could not be loaded, with a way to
 * try again. An empty place would look like the end.
 */
export function lateFallback(module: LazyModule<unknown>): FunctionComponent {
  const failures = () => module.read().failures;
  // biome-ignore lint/correctness/noComponentHookFactories: created once, when its module loads.
  return function LateFallback() {
    const texts = useTexts(lateTexts);
    const ports = usePorts();
    const failed = useSyncExternalStore(module.subscribe, failures, () => 0);
    if (failed === 0) return <Spinner />;
    // Some browsers fail again until the page is loaded again.
    const again =
      failed === 1 ? (
        <Button onClick={module.preload}>{texts.tryAgain}</Button>
      ) : (
        <Button onClick={() => loadAgain(ports)}>{texts.loadAgain}</Button>
      );
    return <Status kind="error" title={texts.missing} action={again} />;
  };
}
