import type { Context } from 'hono';
import { parseAccept } from 'hono/utils/accept';

/** The languages that a browser asks for, the dearest first, without their regions: `de-AT` asks for German, too. */
export const acceptedLanguages = (context: Context): string[] =>
  parseAccept(context.req.header('accept-language') ?? '')
    .filter(({ q }) => q > 0)
    .toSorted((one, other) => other.q - one.q)
    .map(({ type }) => type.toLowerCase().split('-')[0] ?? '');
