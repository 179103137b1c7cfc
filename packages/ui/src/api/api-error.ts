import { formatMessage } from '../core/texts/message-descriptor.ts';
import { type ApiMessage, apiTexts } from './api.texts.ts';

export type { ApiMessage } from './api.texts.ts';

/** Why a call failed: the backend answered with an error, nothing answered in time, or nothing answered at all. */
export type ApiFailure = 'response' | 'timeout' | 'network';

/** The message with the request that has failed, beside its text. */
export function withRequest(message: string | object, request: string | undefined) {
  if (!request) return message;
  return typeof message === 'string'
    ? ({ code: 'backend', facts: [message], request } as const)
    : { ...message, request };
}

/**
 * The error of every failed call of the client. `message` is English; `descriptor` is for {@link useFailureText}. `status` is 500
 * if no answer came.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly descriptor: ApiMessage;
  readonly status: number;
  readonly data: unknown;
  readonly failure: ApiFailure;
  /** Seconds to wait before asking again, where the backend said so. */
  readonly retryAfterSeconds: number | undefined;
  /** The request by the id that the backend gave it. Where no answer came it begins with `local-`: only the console has it, too. */
  readonly requestId: string | undefined;

  constructor(
    descriptor: ApiMessage,
    details: {
      status?: number;
      data?: unknown;
      failure?: ApiFailure;
      retryAfterSeconds?: number | undefined;
      requestId?: string | undefined;
    } = {},
  ) {
    super(formatMessage(descriptor, apiTexts.english));
    const { status = 500, requestId } = details;
    // A refusal says what is wrong with the request: no one has to look for it.
    this.descriptor = status < 500 ? descriptor : (withRequest(descriptor, requestId) as ApiMessage);
    this.status = status;
    this.requestId = requestId;
    this.data = details.data;
    this.failure = details.failure ?? 'response';
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

/** The description of a thrown value. */
export interface ErrorDescription {
  /** HTTP status; 500 unless the value carries one. */
  status: number;
  /** A sentence for a person, whatever was thrown. */
  message: string;
  /** The same by its code, where the client says it, for {@link useFailureText}. */
  descriptor: ApiMessage;
  /** Whether a backend answered at all. */
  hasResponse: boolean;
  /** Whether trying again may help: nothing is wrong with what was asked. */
  isRetryable: boolean;
  /** How long the backend wants to be left alone; 0 where it said nothing of it. */
  retryAfterMs: number;
}

/** The backend's own words in a message; undefined: it is a text of the client. */
export const wordsIn = (message: ApiMessage | undefined): string | undefined =>
  typeof message !== 'object' ? message : message.code === 'backend' ? (message.facts[0] as string) : undefined;

/** The request that a message names. */
export const requestOf = (message: unknown) => (message as { request?: string } | null | undefined)?.request;

/** Whether a failed call brought no words at all, be it of the backend or of the network. */
export const isWordless = (descriptor: ApiMessage) =>
  typeof descriptor !== 'string' && (descriptor.code === 'fallback' || descriptor.code === 'status');

/** One for all, so that a view that depends on it does not change with each reading. */
const FALLBACK = { code: 'fallback' } as const;

/** Reads any thrown value. */
export function describeError(error: unknown): ErrorDescription {
  const { status, message, descriptor, failure, retryAfterSeconds } = (error ?? {}) as Partial<ApiError>;
  const hasMessage = typeof message === 'string' && message !== '';
  const known = typeof status === 'number' ? status : 500;
  return {
    status: known,
    isRetryable: known >= 500 || known === 429,
    message: hasMessage ? message : apiTexts.english.fallback,
    descriptor: descriptor ?? (hasMessage ? message : FALLBACK),
    hasResponse: typeof status === 'number' && (failure ?? 'response') === 'response',
    retryAfterMs: Math.max(0, retryAfterSeconds ?? 0) * 1000,
  };
}
