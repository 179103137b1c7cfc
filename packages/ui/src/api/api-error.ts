import { apiTexts } from './api.texts.ts';
import { errorBodySentence } from './error-body.ts';

/** Why a call failed: the backend answered with an error, nothing answered in time, or nothing answered at all. */
export type ApiFailure = 'response' | 'timeout' | 'network';

/** The error of every failed call of the client. `status` is 500 if no answer came. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly data: unknown;
  readonly failure: ApiFailure;
  /** Seconds to wait before asking again, where the backend said so. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    message: string,
    details: { status?: number; data?: unknown; failure?: ApiFailure; retryAfterSeconds?: number | undefined } = {},
  ) {
    super(message);
    this.status = details.status ?? 500;
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
  /** The backend's own sentence; undefined where it gave none. */
  ownMessage: string | undefined;
  /** Whether a backend answered at all. */
  hasResponse: boolean;
  /** How long the backend wants to be left alone; 0 where it said nothing of it. */
  retryAfterMs: number;
}

/**
 * The sentence in an answer's body. A body that was no sentence for a person, such as a proxy's page, did not become
 * the message.
 */
const sentenceIn = (data: unknown, message: unknown) =>
  typeof data === 'string' && data !== message ? undefined : errorBodySentence(data);

/** The message of an error answer without a body. */
export const rawMessage = (status: number) => `Request failed with status code ${status}`;

/** Whether a failed call brought no words at all, be it of the backend or of the network. */
export const isWordless = (message: string) =>
  message === apiTexts.english.fallback || /^Request failed with status code \d+$/.test(message);

/** Reads any thrown value. */
export function describeError(error: unknown): ErrorDescription {
  const { status, message, failure, data, retryAfterSeconds } = (error ?? {}) as Partial<ApiError>;
  const said = error instanceof ApiError || data !== undefined ? sentenceIn(data, message) : message;
  return {
    status: typeof status === 'number' ? status : 500,
    message: typeof message === 'string' && message !== '' ? message : apiTexts.english.fallback,
    ownMessage: typeof said === 'string' && said !== '' ? said : undefined,
    hasResponse: typeof status === 'number' && (failure ?? 'response') === 'response',
    retryAfterMs: Math.max(0, retryAfterSeconds ?? 0) * 1000,
  };
}

/**
 * A failure's sentence in another language. The client's own sentences are known by their English words; whatever else was
 * said, the backend said, and that stays as it is.
 */
export function failureText(said: string, texts: Record<keyof typeof apiTexts.english, string>): string {
  const name = (Object.keys(apiTexts.english) as (keyof typeof apiTexts.english)[]).find(
    (name) => apiTexts.english[name] === said,
  );
  return name ? texts[name] : said;
}
