import * as openid from 'openid-client';
import type { GoogleSettings } from '../settings/google-settings.ts';
import type { GooglePerson } from '../store/google-users.ts';
import type { GoogleFlow } from './tokens.ts';

const TIMEOUT_SECONDS = 10;

/** The e-mail address of a Google account that Google itself has not verified proves nothing. */
export class EmailNotVerifiedError extends Error {
  override name = 'EmailNotVerifiedError';
}

/** Signs people in with Google by OpenID Connect: an authorization code with PKCE, a state and a nonce. */
export class GoogleSignIn {
  readonly #settings: GoogleSettings;
  #configuration: Promise<openid.Configuration> | undefined;

  constructor(settings: GoogleSettings) {
    this.#settings = settings;
  }

  /** Where the visitor goes now, and what has to be kept until they are back. */
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
   * Who has come back.
   * @param query of the address that they came back to
   * @throws EmailNotVerifiedError, or an error of the library where state, nonce, code or signature are not good
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
    const email = claims.email.trim().toLowerCase();
    const name = typeof claims.name === 'string' ? claims.name.trim() : '';
    return { subject: claims.sub, email, fullname: name || email };
  }

  /** Asks Google once where its doors are; after a failure the next visitor asks again. */
  #discover(): Promise<openid.Configuration> {
    const { issuer, clientId, clientSecret } = this.#settings;
    this.#configuration ??= openid
      .discovery(new URL(issuer), clientId, clientSecret, undefined, {
        timeout: TIMEOUT_SECONDS,
        execute: [
          // The signature of what Google says counts, not the connection alone that it came by.
          openid.enableNonRepudiationChecks,
          // A provider without TLS is one on this machine, in a test: the settings let no other through.
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
