import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { GoogleSignIn } from '../src/accounts/google-sign-in.ts';
import { providerFetch } from '../src/accounts/provider-fetch.ts';
import { GOOGLE_CLIENT } from './google-client.ts';

const RETURN_URL = 'http://127.0.0.1:3000/api/auth/google/return';

describe('O5: a provider with a false identity', () => {
  /** The answers of a provider on this machine, which a test changes. */
  let issuer: string;
  let metadata: Record<string, unknown> = {};
  let claims: Record<string, unknown> = {};
  let keysAt: string | undefined;
  const requestedPaths: string[] = [];
  let keys: CryptoKeyPair;
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '', issuer);
    requestedPaths.push(pathname);
    const say = (body: object) => response.setHeader('Content-Type', 'application/json').end(JSON.stringify(body));
    if (pathname === '/.well-known/openid-configuration') return say(metadata);
    if (pathname === '/jwks' && keysAt) return response.writeHead(302, { Location: keysAt }).end();
    if (pathname === '/jwks') {
      return say({ keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }] });
    }
    const token = new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'one' }).setIssuedAt();
    return say({
      access_token: 'none',
      token_type: 'Bearer',
      id_token: await token.setExpirationTime('5m').sign(keys.privateKey),
    });
  });
  const portOf = () => (server.address() as AddressInfo).port;

  beforeAll(async () => {
    keys = await generateKeyPair('RS256', { extractable: true });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    issuer = `http://127.0.0.1:${portOf()}`;
  });
  afterAll(() => void server.close());
  beforeEach(() => {
    requestedPaths.length = 0;
    keysAt = undefined;
    metadata = {
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
    };
    claims = { iss: issuer, aud: GOOGLE_CLIENT.clientId, sub: '1089', email: 'maya@example.org', email_verified: true };
  });

  async function signIn() {
    const google = new GoogleSignIn({ ...GOOGLE_CLIENT, issuer, returnUrl: RETURN_URL });
    const { flow } = await google.begin();
    claims = { nonce: flow.nonce, ...claims };
    return google.finish(`?code=c&state=${flow.state}`, flow);
  }

  test('control: a consistent provider signs a person in', async () => {
    expect(await signIn()).toMatchObject({ subject: '1089', email: 'maya@example.org' });
    expect(requestedPaths).toEqual(['/.well-known/openid-configuration', '/token', '/jwks']);
  });

  test.each(['https://accounts.google.com', 'http://127.0.0.1', ''])(
    'is refused if its metadata names the issuer %j',
    async (other) => {
      metadata.issuer = other;
      await expect(signIn()).rejects.toThrow();
      expect(requestedPaths).toEqual(['/.well-known/openid-configuration']);
    },
  );

  test.each([
    ['another client', { aud: 'another client' }],
    ['nobody', { aud: undefined }],
    ['several, but not us', { aud: ['one', 'another'] }],
    ['us and another, as issued to that one', { aud: [GOOGLE_CLIENT.clientId, 'another'], azp: 'another' }],
    ['us, by another issuer', { iss: 'https://accounts.google.com' }],
    ['another visit', { nonce: 'another' }],
  ])('is refused with a token for %s', async (_, changed) => {
    claims = { ...claims, ...changed };
    await expect(signIn()).rejects.toThrow();
  });

  test.each(['token_endpoint', 'jwks_uri'])('redirects to no other host by its %s', async (name) => {
    const inside = createServer((_, response) => response.end('{}'));
    let reached = 0;
    inside.on('request', () => {
      reached += 1;
    });
    inside.listen(0, '127.0.0.1');
    await once(inside, 'listening');
    metadata[name] = `http://127.0.0.1:${(inside.address() as AddressInfo).port}/`;
    await expect(signIn()).rejects.toThrow();
    metadata[name] = `${issuer}/${name === 'jwks_uri' ? 'jwks' : 'token'}`;
    keysAt = `http://127.0.0.1:${(inside.address() as AddressInfo).port}/`;
    await expect(signIn()).rejects.toThrow();
    expect(reached).toBe(0);
    inside.close();
  });
});

test.each([
  'http://oauth2.googleapis.com/token',
  'https://oauth2.googleapis.com:8443/token',
  'https://oauth2.googleapis.com.evil.example/token',
  'https://169.254.169.254/latest/meta-data',
  'https://storage.googleapis.com/anyone',
  'file:///etc/passwd',
])('O5: Google’s metadata leads only to Google, not to %s', async (address) => {
  await expect(providerFetch('https://accounts.google.com')(address, {})).rejects.toThrow('on another host');
});
