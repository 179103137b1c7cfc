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

/**
 * The calls of code that loads with the first of them.
 * @param names of each call
 */
export function lateMethods<Calls extends object>(names: Record<keyof Calls, 1>, load: () => Promise<Calls>): Calls {
  const callOf =
    (name: keyof Calls) =>
    async (...given: never[]) =>
      ((await load())[name] as (...given: never[]) => unknown)(...given);
  return Object.fromEntries(Object.keys(names).map((name) => [name, callOf(name as keyof Calls)])) as Calls;
}
