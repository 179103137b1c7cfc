import * as z from 'zod/mini';

const base64url = (most: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(most));

/**
 * A passkey's id, of at most 1,023 bytes.
 * Source: https://www.w3.org/TR/webauthn-3/#credential-id
 */
export const passkeyIdSchema = base64url(1_364);
/** Data that a device signs, or its signature. */
export const passkeyBytesSchema = base64url(20_000);

/** The parts of a browser's answer that both kinds have: for a new passkey, and for a signature. */
export const passkeyAnswerSchema = z.object({
  id: passkeyIdSchema,
  rawId: passkeyIdSchema,
  type: z.literal('public-key'),
  clientExtensionResults: z._default(z.record(z.string(), z.unknown()), {}),
});
