import { accountEmail, plainName } from '@trek/ui/internal/sign-in/rules';
import * as openid from 'openid-client';
import { OwnError } from '../core/log.ts';
import type { GoogleSettings } from '../settings/google-settings.ts';
import type { GooglePerson } from '../store/google-users.ts';
import { providerFetch } from './provider-fetch.ts';
import type { GoogleFlow } from './tokens.ts';

const TIMEOUT_SECONDS = 10;

/** Google has not verified the e-mail address of the account, so it proves nothing. */
export class EmailNotVerifiedError extends OwnError {
  override name = 'EmailNotVerifiedError';
}

/** Google sign-in with OpenID Connect: authorization code with PKCE, state and nonce. */
export class GoogleSignIn {
  readonly #settings: GoogleSettings;
  #configuration: Promise<openid.Configuration> | undefined;

  constructor(settings: GoogleSettings) {
    this.#settings = settings;
  }

  /** The address to send the visitor to, and the data to store until they return. */
  async begin(): Promise<{ address: URL; flow: Omit<GoogleFlow, 'marker'> }> {
    const configuration = await this.#discover();
    const flow = {
      state: openid.randomState(),
      nonce: openid.randomNonce(),
      codeVerifier: openid.randomPKCECodeVerifier(),
    };
    const address = openid.buildAuthorizationUrl(configuration, {
      redirect_uri: this.#settings.returnUrl,
      scope: 'openid email profile',
      state: flow.state,
      nonce: flow.nonce,
      code_challenge: await openid.calculatePKCECodeChallenge(flow.codeVerifier),
      code_challenge_method: 'S256',
    });
    return { address, flow };
  }

  /**
   * Identifies the visitor who returned.
   * @param query of the callback address
   * @throws EmailNotVerifiedError, or an error of the library for an invalid state, nonce, code or signature
   */
  async finish(query: string, { state, nonce, codeVerifier }: GoogleFlow): Promise<GooglePerson> {
    const configuration = await this.#discover();
    const address = new URL(this.#settings.returnUrl);
    address.search = query;
    const answer = await openid.authorizationCodeGrant(configuration, address, {
      pkceCodeVerifier: codeVerifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    });
    const claims = answer.claims();
    if (!claims || typeof claims.email !== 'string' || claims.email_verified !== true) {
      throw new EmailNotVerifiedError('The Google account has no verified e-mail address.');
    }
    const email = accountEmail(claims.email);
    const name = typeof claims.name === 'string' ? plainName(claims.name) : '';
    return { subject: claims.sub, email, fullname: name || email };
  }

  /** Discovers Google's endpoints once; after a failure, the next visitor retries. */
  #discover(): Promise<openid.Configuration> {
    const { issuer, clientId, clientSecret } = this.#settings;
    this.#configuration ??= openid
      .discovery(new URL(issuer), clientId, clientSecret, undefined, {
        timeout: TIMEOUT_SECONDS,
        [openid.customFetch]: providerFetch(issuer),
        execute: [
          // Check the signature of Google's answer, not only its connection.
          openid.enableNonRepudiationChecks,
          // A provider without TLS runs on this machine, in a test: the settings allow no other.
          ...(issuer.startsWith('http:') ? [openid.allowInsecureRequests] : []),
        ],
      })
      .catch((error: unknown) => {
        this.#configuration = undefined;
        throw error;
      });
    return this.#configuration;
  }
}
