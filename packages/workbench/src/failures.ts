import type { Outcome } from '@trek/ui/internal/testing/machines';
import { apiTexts } from '../../ui/src/api/api.texts.ts';

const answered = (
  status: number,
  message: string,
  more: object = {},
): { reject: { status: number; message: string } } => ({
  reject: { status, message, ...more },
});

/** How any call can fail, as the kit's own client reports it. No name is a bare number: those would sort before the good answers. */
export const failures = {
  '400 bad request': answered(400, 'Bad request'),
  '401 unauthorized': answered(401, 'Unauthorized'),
  '403 forbidden': answered(403, 'Forbidden'),
  '404 not found': answered(404, 'Not found'),
  '409 conflict': answered(409, 'Conflict'),
  '429 wait 7 s': answered(429, 'Too many requests', { retryAfterSeconds: 7 }),
  '500 server error': answered(500, 'Internal server error'),
  '503 wait 30 s': answered(503, 'Service unavailable', { retryAfterSeconds: 30 }),
  offline: answered(500, apiTexts.english.network, { descriptor: { code: 'network' }, failure: 'network' }),
  timeout: answered(500, apiTexts.english.timeout, { descriptor: { code: 'timeout' }, failure: 'timeout' }),
  malformed: answered(500, apiTexts.english.fallback, {
    descriptor: { code: 'fallback' },
    failure: 'response',
    data: '<h1>Bad gateway',
  }),
} satisfies Record<string, Outcome>;

/** The outcomes of single calls in the contract's catalogue of errors, by the child that makes them. */
export const contractErrors: Record<string, Record<string, Outcome>> = {
  createIntent: {
    'trek id is malformed': answered(400, 'invalid input syntax for type integer: "annapurna"'),
    'trek is not found': answered(400, 'Trek with ID 12 not found'),
    'amount is refused': answered(400, 'The amount is below the least deposit'),
    '400 without a sentence': answered(400, 'Request failed with status code 400', { data: {} }),
  },
  submit: {
    'link has expired': answered(400, 'jwt expired'),
    'token is invalid': answered(400, 'Invalid token'),
  },
};

/** A failure of one's own making: a status, with seconds to wait where the backend names some. */
export function failureOf(status: number, retryAfterSeconds: number | null): Outcome {
  return answered(status, `Status ${status}`, retryAfterSeconds === null ? {} : { retryAfterSeconds });
}

/**
 * Parses an answer that the tester typed.
 * @throws SyntaxError if it is no JSON
 */
export function typedAnswer(text: string, succeeds: boolean): Outcome {
  const value: unknown = JSON.parse(text);
  return succeeds ? { resolve: value } : { reject: value };
}
