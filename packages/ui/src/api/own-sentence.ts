import { ApiError } from './api-error.ts';
import { errorBodySentence } from './http/error-body.ts';

/** The backend's own sentence in a failed call; undefined where it gave none. */
export function ownSentence(error: unknown): string | undefined {
  const { message, data } = (error ?? {}) as Partial<ApiError>;
  const own = error instanceof ApiError || data !== undefined ? sentenceIn(data, message) : message;
  return typeof own === 'string' && own !== '' ? own : undefined;
}

/** A body that was no sentence for a person, such as a proxy's page, did not become the message. */
const sentenceIn = (data: unknown, message: unknown) =>
  typeof data === 'string' && data !== message ? undefined : errorBodySentence(data);
