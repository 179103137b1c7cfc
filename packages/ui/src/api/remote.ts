import type { ApiFailure, ApiMessage } from './api-error.ts';

/** A value that is read from elsewhere. `retry` reads it again. */
export type Remote<Value> =
  | { status: 'loading'; retry: () => void }
  /** `failure` is how it failed and `isRetryable` whether trying again may help, where that is known. */
  | {
      status: 'failed';
      message: ApiMessage;
      failure?: ApiFailure | undefined;
      isRetryable?: boolean | undefined;
      retry: () => void;
    }
  | { status: 'ready'; value: Value; retry: () => void };
