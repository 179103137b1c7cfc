import { Secret, TOTP } from 'otpauth';

/**
 * Parameters that every authenticator app supports.
 * Source: https://github.com/google/google-authenticator/wiki/Key-Uri-Format
 */
const CODE = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Time steps that a phone's clock may be off. */
const STEPS_OFF = 1;
const RECOVERY_CODES = 10;
/** For apps and recovery codes alike: 160 bits, in Base32 without a rest. */
const SECRET_BYTES = 20;

const totpOf = (secret: string, email: string) =>
  new TOTP({ ...CODE, issuer: 'Trek office', label: email, secret: Secret.fromBase32(secret) });

/** A new secret for an authenticator app. */
export const newTotpSecret = () => new Secret({ size: SECRET_BYTES }).base32;

/** The address in the QR code that an authenticator app scans. */
export const totpUri = (secret: string, email: string) => totpOf(secret, email).toString();

/** The time step that a code belongs to; undefined: the code is not valid now. */
export function timeStepOf(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const totp = totpOf(secret, '');
  const delta = totp.validate({ token: code, timestamp, window: STEPS_OFF });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}

/** The latest time step whose code is valid now. */
export const currentTimeStep = (now: Date) => Math.floor(now.getTime() / 1000 / CODE.period) + STEPS_OFF;

/** Single-use codes that open the office when the phone is lost. */
export const newRecoveryCodes = () =>
  // Thirty-two letters in groups of four: even a plain hash of them can't be reversed by trial.
  Array.from({ length: RECOVERY_CODES }, () =>
    new Secret({ size: SECRET_BYTES }).base32.replaceAll(/(.{4})(?=.)/g, '$1-'),
  );

/** Whether a text without separators looks like a recovery code; the first ones had 24 letters. A code of an app never does. */
export const isRecoveryCode = (text: string) => /^[A-Z2-7]{24}(?:[A-Z2-7]{8})?$/.test(text);
