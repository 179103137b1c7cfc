import type { ApiMessage } from '../api/api-error.ts';
import type { Remote } from '../api/remote.ts';

const noRetry = () => {};

/** A value that does not come. */
export const loading: Remote<never> = { status: 'loading', retry: noRetry };

/** A value that has been read. */
export const ready = <Value>(value: Value, retry = noRetry): Remote<Value> => ({ status: 'ready', value, retry });

/** A value that could not be read. */
export const failed = (message: ApiMessage, retry = noRetry): Remote<never> => ({ status: 'failed', message, retry });
