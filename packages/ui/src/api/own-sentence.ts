import { apiTexts } from './api.texts.ts';
import { ApiError, wordsIn } from './api-error.ts';
import { isSilent, printableBody } from './http/printable-body.ts';

/** The backend's own sentence in a failed call; undefined where it gave none. */
export function ownSentence(error: unknown): string | undefined {
  const { message, descriptor = message, data, status = 0 } = (error ?? {}) as Partial<ApiError>;
  if (typeof message !== 'string' || message === '' || wordsIn(descriptor) === undefined) return undefined;
  // A host's own client may say that, too, and has no code for it.
  if (message === apiTexts.english.status(status)) return undefined;
  const isAnswered = error instanceof ApiError || data !== undefined;
  return !isAnswered || isOfBody(message, data) ? message : undefined;
}

/**
 * Whether a message is the sentence of an answer's body: not the page of a proxy, nor JSON in place of a sentence. The body is
 * not read again, so that its reader loads with the client alone.
 */
const isOfBody = (message: string, data: unknown) =>
  typeof data === 'object' ? !isSilent(data) && message !== printableBody(data) : data === message;
