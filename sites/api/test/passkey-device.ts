import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { Visitor } from './visitor.ts';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_KEY = 0x40;

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest();

/**
 * A browser at an origin with one passkey, as the standard describes both.
 * Source: https://www.w3.org/TR/webauthn-3/#sctn-authenticator-data, https://www.w3.org/TR/webauthn-3/#dictionary-client-data
 */
export class PasskeyDevice {
  readonly id = base64url(randomBytes(32));
  readonly #keys: { privateKey: KeyObject; publicKey: KeyObject };
  origin: string;
  /** Whether it sees by finger, face or PIN that its owner uses it. */
  verifies = true;
  /** How often it has signed; 0: it does not count. */
  counter = 0;

  constructor(origin: string) {
    this.origin = origin;
    this.#keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  }

  register(options: PublicKeyCredentialCreationOptionsJSON): RegistrationResponseJSON {
    this.#obey(options.rp.id);
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const cose = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
      [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
    ]);
    const id = Buffer.from(this.id, 'base64url');
    const key = [Buffer.alloc(16), Buffer.from([0, id.length]), id, Buffer.from(isoCBOR.encode(cose))];
    const authData = Uint8Array.from(Buffer.concat([this.#authenticatorData(options.rp.id, HAS_KEY), ...key]));
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: base64url(this.#clientData('webauthn.create', options.challenge)),
        attestationObject: base64url(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
        transports: ['internal'],
      },
    };
  }

  sign(options: PublicKeyCredentialRequestOptionsJSON): AuthenticationResponseJSON {
    this.#obey(options.rpId);
    const clientData = this.#clientData('webauthn.get', options.challenge);
    const data = this.#authenticatorData(options.rpId, 0);
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(data),
        signature: base64url(sign('sha256', Buffer.concat([data, sha256(clientData)]), this.#keys.privateKey)),
      },
    };
  }

  #credential() {
    return { id: this.id, rawId: this.id, type: 'public-key' as const, clientExtensionResults: {} };
  }

  /** A browser gives no page passkeys of a site that it is not on. */
  #obey(name = ''): void {
    const { hostname } = new URL(this.origin);
    if (hostname !== name && !hostname.endsWith(`.${name}`)) throw new Error(`${this.origin} is not on ${name}`);
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  #authenticatorData(name = '', extra: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const flags = USER_PRESENT | (this.verifies ? USER_VERIFIED : 0) | extra;
    return Buffer.concat([sha256(name), Buffer.from([flags]), counter]);
  }
}

/** Adds a device's passkey for an operator in the office, whose session has just begun. */
export async function addPasskey(operator: Visitor, device: PasskeyDevice, name = 'Laptop') {
  const { body } = await operator.post('/office/passkeys/question', {});
  return operator.post('/office/passkeys', { name, answer: device.register(body.options) });
}

/** Tries to enter the office with a device's passkey. */
export async function enterByPasskey(operator: Visitor, device: PasskeyDevice) {
  const { body } = await operator.post('/office/access/question', {});
  return operator.post('/office/access', { answer: device.sign(body.options) });
}
