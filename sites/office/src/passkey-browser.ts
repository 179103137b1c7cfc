import {
  type AuthenticationResponseJSON,
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import type { PasskeyQuestion } from '@trek/api/office';
import { officeMessages as messages } from './office.messages.ts';

/** Whether the browser has passkeys, on a page that it allows them on. */
export const canUsePasskeys = browserSupportsWebAuthn;

/** Has the browser make a new passkey. Rejects with a sentence of what to do. */
export function makePasskey({
  options,
}: PasskeyQuestion<PublicKeyCredentialCreationOptionsJSON>): Promise<RegistrationResponseJSON> {
  return startRegistration({ optionsJSON: options }).catch(explain);
}

/** Has the browser sign with a passkey. Rejects with a sentence of what to do. */
export function signWithPasskey({
  options,
}: PasskeyQuestion<PublicKeyCredentialRequestOptionsJSON>): Promise<AuthenticationResponseJSON> {
  return startAuthentication({ optionsJSON: options }).catch(explain);
}

/** The browser's reasons, by the name of its error. Source: https://www.w3.org/TR/webauthn-3/#sctn-op-make-cred */
const REASONS: Readonly<Record<string, string>> = {
  // The browser does not tell a person who closes its window from a time that is over.
  NotAllowedError: messages.passkeyNotUsed,
  AbortError: messages.passkeyNotUsed,
  InvalidStateError: messages.passkeyKnown,
  SecurityError: messages.passkeyElsewhere,
};

function explain(error: Error): never {
  throw new Error(REASONS[error.name] ?? messages.passkeyFailed, { cause: error });
}
