import type { LazyModule } from '../../core/lazy/lazy-module.ts';
import { ApiError } from '../api-error.ts';

/**
 * Asks for code that a call needs. Code that does not arrive is a broken network like any other, and the next call asks
 * again.
 */
export const lateCall =
  <Code>(module: LazyModule<Code>) =>
  (): Promise<Code> =>
    module.load().catch(() => {
      throw new ApiError({ code: 'network' }, { failure: 'network' });
    });
