import { isIP } from 'node:net';
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { isLoopback } from '../core/loopback.ts';
import type { PasskeyRow, UserRow } from '../store/schema.ts';

/** The site as browsers know it: passkeys are bound to its name, and work on its pages alone. */
export interface PasskeySite {
  name: string;
  origin: string;
}

/** Why browsers allow no passkeys on a site: they want encryption, and a name instead of an IP address. */
export type PasskeyObstacle = 'not-encrypted' | 'no-name';

/** Loads the library with the first passkey: it takes as long as the rest of the start. */
const library = () => import('@simplewebauthn/server');

/** How long a browser may take to answer: people look for their key, and read what their system asks. */
export const PASSKEY_QUESTION_MS = 300_000;

/** EdDSA, ES256 and RS256, which between them every device has. Source: https://www.iana.org/assignments/cose */
const ALGORITHMS = [-8, -7, -257];

/** The device has to see that its owner uses it: by finger, face or PIN. */
const VERIFICATION = 'required';

/**
 * The site that an address is, for passkeys. A machine's own address counts as `localhost`, the only name of it that browsers
 * take.
 * Source: https://www.w3.org/TR/webauthn-3/#relying-party-identifier
 */
export function passkeySite(publicUrl: string): PasskeySite | PasskeyObstacle {
  const url = new URL(publicUrl);
  if (isLoopback(publicUrl)) {
    if (!url.hostname.endsWith('localhost')) url.hostname = 'localhost';
  } else if (isIP(url.hostname.replaceAll(/[[\]]/g, '')) > 0) return 'no-name';
  else if (url.protocol !== 'https:') return 'not-encrypted';
  return { name: url.hostname, origin: url.origin };
}

/** Asks a browser for a new passkey, from a device that has none yet. */
export async function registrationOptions(
  site: PasskeySite,
  { id, email, fullname }: UserRow,
  passkeys: readonly PasskeyRow[],
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: 'Trek office',
    rpID: site.name,
    userID: Uint8Array.from(Buffer.from(id)),
    userName: email,
    userDisplayName: fullname,
    timeout: PASSKEY_QUESTION_MS,
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: passkeys.map(descriptorOf),
    authenticatorSelection: { residentKey: 'preferred', userVerification: VERIFICATION },
  });
}

/** The passkey that a browser has made; undefined: the answer is not to this challenge, site or browser page. */
export async function readRegistration(
  { name, origin }: PasskeySite,
  challenge: string,
  response: RegistrationResponseJSON,
): Promise<Pick<PasskeyRow, 'id' | 'public_key' | 'transports' | 'counter'> | undefined> {
  const { verifyRegistrationResponse } = await library();
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: name,
    supportedAlgorithmIDs: ALGORITHMS,
    requireUserVerification: true,
  }).catch(refused);
  if (!registrationInfo) return undefined;
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  return {
    id,
    public_key: Buffer.from(publicKey).toString('base64url'),
    transports: JSON.stringify(transports),
    counter,
  };
}

/** Asks a browser to sign with one of the passkeys. */
export async function authenticationOptions(
  site: PasskeySite,
  passkeys: readonly PasskeyRow[],
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: site.name,
    timeout: PASSKEY_QUESTION_MS,
    allowCredentials: passkeys.map(descriptorOf),
    userVerification: VERIFICATION,
  });
}

/** How often the passkey's device has signed now; undefined: it has not signed this challenge, for this site. */
export async function readAuthentication(
  { name, origin }: PasskeySite,
  challenge: string,
  { id, public_key, counter, transports }: PasskeyRow,
  response: AuthenticationResponseJSON,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: name,
    requireUserVerification: true,
    credential: {
      id,
      publicKey: Uint8Array.from(Buffer.from(public_key, 'base64url')),
      counter,
      transports: transportsOf(transports),
    },
  }).catch(refused);
  return verified ? authenticationInfo.newCounter : undefined;
}

/** The library throws on whatever is wrong with an answer. */
const refused = () => ({ verified: false as const, registrationInfo: undefined, authenticationInfo: undefined });

const transportsOf = (json: string) => JSON.parse(json) as AuthenticatorTransport[];
const descriptorOf = ({ id, transports }: PasskeyRow) => ({ id, transports: transportsOf(transports) });
