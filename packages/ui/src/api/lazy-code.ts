import { apiMessages } from './api.messages.ts';
import { ApiError } from './api-error.ts';

/**
 * What is made of code that loads with the first call. Code that does not arrive is a broken network like any other, and
 * the next call tries again.
 */
export function lazyCode<Made>(load: () => Promise<Made>): () => Promise<Made> {
  let loading: Promise<Made> | undefined;
  return () => {
    loading ??= load().catch(() => {
      loading = undefined;
      throw new ApiError(apiMessages.network, { failure: 'network' });
    });
    return loading;
  };
}
