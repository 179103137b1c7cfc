import { Secret, TOTP } from 'otpauth';

/** The code that an authenticator app shows. */
export const codeAt = (secret: string, now: Date) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });
