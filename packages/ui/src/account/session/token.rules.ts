import { decodeJwt } from 'jose';

/** The claims of the bearer token that the product reads. */
export interface TokenClaims {
  userId: string;
  email: string;
  fullname?: string;
  role?: string;
  exp?: number;
}

/** The payload of a token, or undefined where it can't be read. Checks no signature: only the server can. */
export function tokenPayload(token: string): Record<string, unknown> | undefined {
  try {
    return decodeJwt(token);
  } catch {
    return undefined;
  }
}

/** Expired: `exp` missing, not a finite number, or not after `nowSeconds`. An unreadable token counts as expired. */
export function isTokenExpired(token: string, nowSeconds: number): boolean {
  const exp = tokenPayload(token)?.exp;
  return typeof exp !== 'number' || !Number.isFinite(exp) || exp <= nowSeconds;
}

/**
 * Milliseconds until a token expires, or undefined where it says nothing of a moment to come.
 * @param nowMs milliseconds since 1970
 */
export function untilExpiryMs(token: string, nowMs: number): number | undefined {
  const exp = tokenPayload(token)?.exp;
  const leftMs = typeof exp === 'number' ? exp * 1000 - nowMs : 0;
  return Number.isFinite(leftMs) && leftMs > 0 ? leftMs : undefined;
}

/** The token's user id, as text, or undefined if there is none. */
export function tokenUserId(token: string): string | undefined {
  const userId = tokenPayload(token)?.userId;
  const id = typeof userId === 'number' ? String(userId) : userId;
  return typeof id === 'string' && id !== '' ? id : undefined;
}

/** The claims that suffice for a user (`userId` and `email`), or undefined. A numeric `userId` is read as text. */
export function tokenClaims(token: string): TokenClaims | undefined {
  const payload = tokenPayload(token);
  if (!payload) return undefined;
  const { email, fullname, role, exp } = payload;
  const userId = tokenUserId(token);
  if (userId === undefined || typeof email !== 'string' || email === '') return undefined;
  return {
    userId,
    email,
    ...(typeof fullname === 'string' && fullname !== '' && { fullname }),
    ...(typeof role === 'string' && role !== '' && { role }),
    ...(typeof exp === 'number' && { exp }),
  };
}
