import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import { GOOGLE_CLIENT } from './google-client.ts';

/** A person with an account at the provider. */
export interface ProviderAccount {
  sub: string;
  email: string;
  email_verified: boolean;
  name?: string;
}

export interface GoogleProvider {
  issuer: string;
  /** The person in front of the screen; null: one who declines. */
  account: ProviderAccount | null;
  /** The keys that it publishes; undefined: those that it signs with. */
  keys?: object[];
  close(): Promise<void>;
}

/** A real OpenID provider on this machine, at which one person agrees to everything, or to nothing. */
export async function startGoogleProvider(returnUrls: string[], port = 0): Promise<GoogleProvider> {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const state: GoogleProvider = {
    issuer,
    account: null,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  const provider = new Provider(issuer, {
    clients: [
      { client_id: GOOGLE_CLIENT.clientId, client_secret: GOOGLE_CLIENT.clientSecret, redirect_uris: returnUrls },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // Google puts the claims into the ID token, which the specification leaves open.
    conformIdTokenClaims: false,
    cookies: { keys: ['a key of the provider alone'] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_, accountId) => ({ accountId, claims: async () => ({ ...state.account, sub: accountId }) }),
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
  });
  const answer = provider.callback();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (request.url === '/jwks' && state.keys) {
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ keys: state.keys }));
      return;
    }
    if (!request.url?.startsWith('/interaction/')) return answer(request, response);
    decide(provider, state.account, request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  return state;
}

/** Signs the person in and agrees, without asking. */
async function decide(
  provider: Provider,
  account: ProviderAccount | null,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { params, prompt } = await provider.interactionDetails(request, response);
  if (!account) {
    await provider.interactionFinished(request, response, { error: 'access_denied' });
    return;
  }
  if (prompt.name === 'login') {
    await provider.interactionFinished(request, response, { login: { accountId: account.sub } });
    return;
  }
  const grant = new provider.Grant({ accountId: account.sub, clientId: String(params.client_id) });
  grant.addOIDCScope('openid email profile');
  await provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } });
}
