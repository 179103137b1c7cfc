import { Secret, TOTP } from 'otpauth';

/** What every authenticator app takes. Source: https://github.com/google/google-authenticator/wiki/Key-Uri-Format */
const CODE = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Steps by which a phone's clock may be wrong. */
const STEPS_OFF = 1;
const RECOVERY_CODES = 10;

const totpOf = (secret: string, email: string) =>
  new TOTP({ ...CODE, issuer: 'Trek office', label: email, secret: Secret.fromBase32(secret) });

/** A new secret for an authenticator app, 160 bits as text. */
export const newTotpSecret = () => new Secret({ size: 20 }).base32;

/** The address that an authenticator app reads as a picture. */
export const totpUri = (secret: string, email: string) => totpOf(secret, email).toString();

/** The step of time that a code is of; undefined where it is of none that counts now. */
export function timeStepOf(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const totp = totpOf(secret, '');
  const delta = totp.validate({ token: code, timestamp, window: STEPS_OFF });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}

/** Codes that open the office once each, where the phone is lost. */
export const newRecoveryCodes = () =>
  // Twenty-four letters, in fours: 120 bits, so that a plain hash of one can't be turned back by trying.
  Array.from({ length: RECOVERY_CODES }, () => new Secret({ size: 15 }).base32.replaceAll(/(.{4})(?=.)/g, '$1-'));
