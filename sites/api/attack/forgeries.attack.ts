import { createHmac } from 'node:crypto';
import * as fc from 'fast-check';
import { base64url, decodeJwt, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signingKey } from '../src/accounts/signing-keys.ts';
import { CardSite, WEBHOOK_SECRET } from '../test/card-payments.ts';
import { seed } from '../test/rounds.ts';
import { TestSite } from '../test/site.ts';
import { stripeEvent, stripeSignature } from '../test/stripe-double.ts';
import { note } from './figures.ts';

const SECRET = 'a secret of more than thirty-two letters';
const OWN = signingKey(SECRET);
const WEBHOOKS = 5_000;
const REPLAYS = 200;

type Claims = Record<string, unknown>;
const segment = (value: unknown) => base64url.encode(typeof value === 'string' ? value : JSON.stringify(value));

/** A token made by hand: Node signs whatever a library would refuse to. */
function signed(header: unknown, claims: unknown, key: string | Uint8Array = OWN.key, hash = 'sha256'): string {
  const content = `${segment(header)}.${segment(claims)}`;
  return `${content}.${createHmac(hash, key).update(content).digest('base64url')}`;
}
const HS256 = { alg: 'HS256', kid: OWN.id };
const good = (claims: Claims) => signed(HS256, claims);

const rsa = await generateKeyPair('RS256', { extractable: true });
const ec = await generateKeyPair('ES256', { extractable: true });
const seconds = () => Math.floor(Date.now() / 1000);
const [head = '', , tail = ''] = good({}).split('.');

/** Ways to forge a token, by what they try. Each is given the claims of a good one, and the good token itself. */
const FORGERIES: Record<string, (claims: Claims, token: string) => string | Promise<string>> = {
  'no algorithm': (claims) => `${segment({ alg: 'none' })}.${segment(claims)}.`,
  'no algorithm, in capitals': (claims) => `${segment({ alg: 'NONE' })}.${segment(claims)}.`,
  'no algorithm, in both': (claims) => `${segment({ alg: 'nOnE' })}.${segment(claims)}.`,
  'no algorithm, with a signature': (claims) => signed({ alg: 'none' }, claims),
  'an empty algorithm': (claims) => signed({ alg: '' }, claims),
  'a list of algorithms': (claims) => signed({ alg: ['HS256'] }, claims),
  'no header': (claims) => signed({}, claims),
  'a header that is null': (claims) => signed('null', claims),
  'a longer hash': (claims) => signed({ ...HS256, alg: 'HS512' }, claims, OWN.key, 'sha512'),
  'a hash that is not the one it names': (claims) => signed(HS256, claims, OWN.key, 'sha512'),
  'the algorithm of a public key': (claims) => signed({ alg: 'RS256' }, claims),
  'a key pair of its own': (claims) => new SignJWT(claims).setProtectedHeader({ alg: 'RS256' }).sign(rsa.privateKey),
  'a curve of its own': (claims) => new SignJWT(claims).setProtectedHeader({ alg: 'ES256' }).sign(ec.privateKey),
  'an empty key': (claims) => signed(HS256, claims, ''),
  'another key': (claims) => signed(HS256, claims, 'another secret that is long enough'),
  'the secret that the key is made of': (claims) => signed(HS256, claims, SECRET),
  'no id of a key': (claims) => signed({ alg: 'HS256' }, claims, 'mine'),
  'an obvious key': (claims) => signed(HS256, claims, 'secret'),
  'a key that it brings along': (claims) =>
    signed({ ...HS256, jwk: { kty: 'oct', k: base64url.encode('mine') } }, claims, 'mine'),
  'a key at an address': (claims) => signed({ ...HS256, jku: 'https://evil.example/keys' }, claims, 'mine'),
  'a key in a file': (claims) => signed({ ...HS256, kid: '../../../../dev/null' }, claims, ''),
  'a key in a database': (claims) => signed({ ...HS256, kid: "' union select 'mine" }, claims, 'mine'),
  'an extension that must be understood': (claims) => signed({ ...HS256, crit: ['exp2'], exp2: 1 }, claims),
  'a body that is not encoded': (claims) => signed({ ...HS256, b64: false, crit: ['b64'] }, claims),
  'no expiry': ({ exp, ...claims }) => good(claims),
  'an expiry that is text': (claims) => good({ ...claims, exp: String(claims.exp) }),
  'an expiry in the past': (claims) => good({ ...claims, exp: seconds() - 1 - 86_400 * 365 }),
  'an expiry that is null': (claims) => good({ ...claims, exp: null }),
  'an expiry that is a list': (claims) => good({ ...claims, exp: [claims.exp] }),
  'an expiry in parts of a second': (claims) => good({ ...claims, exp: Number(claims.exp) + 0.5 }),
  'a beginning in the future': (claims) => good({ ...claims, nbf: Number(claims.exp) - 1 }),
  'no audience': ({ aud, ...claims }) => good(claims),
  'another audience': (claims) => good({ ...claims, aud: 'password-reset' }),
  'an audience in capitals': (claims) => good({ ...claims, aud: 'SESSION' }),
  'no user': ({ userId, ...claims }) => good(claims),
  'a user that is a number': (claims) => good({ ...claims, userId: 1 }),
  'a user that is a condition': (claims) => good({ ...claims, userId: { $ne: null } }),
  'a user that is a list': (claims) => good({ ...claims, userId: [claims.userId] }),
  'a user that is a statement': (claims) => good({ ...claims, userId: "' or 1=1 --" }),
  'a user who is not there': (claims) => good({ ...claims, userId: crypto.randomUUID() }),
  'no session': ({ sid, ...claims }) => good(claims),
  'a session that is not there': (claims) => good({ ...claims, sid: crypto.randomUUID() }),
  'a session that is a list': (claims) => good({ ...claims, sid: [claims.sid] }),
  'a session that is a statement': (claims) => good({ ...claims, sid: "' or 1=1 --" }),
  'no signature': (_, token) => token.replace(/[^.]+$/, ''),
  'half a signature': (_, token) => token.slice(0, -10),
  'a signature that differs by a letter': (_, token) => token.replace(/.(.{5})$/, (_all, rest) => `_${rest}`),
  'the signature of another': (claims) => `${head}.${segment(claims)}.${tail}`,
  'two parts': (_, token) => token.split('.').slice(0, 2).join('.'),
  'four parts': (_, token) => `${token}.${tail}`,
  'parts in another order': (_, token) => token.split('.').reverse().join('.'),
  'claims that are no object': () => signed(HS256, '[]'),
  'claims that are no JSON': () => signed(HS256, '{"userId":'),
  'five parts, as if encrypted': () => `${segment({ alg: 'dir', enc: 'A256GCM' })}...${segment('x')}.${segment('y')}`,
};
const kinds = Object.entries(FORGERIES);

describe('J1: forged tokens', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await TestSite.start('SQLite', { tokenSecret: SECRET, now: () => new Date() });
  });
  afterAll(() => site.remove());

  const CALLS = [
    'GET /auth/me',
    'GET /booking/user',
    'POST /payment/create-payment-intent',
    'POST /auth/change-password',
  ];

  test(`${kinds.length} kinds of forged tokens open nothing`, async ({ task }) => {
    expect(kinds.length).toBeGreaterThanOrEqual(42);
    const member = await site.member();
    const token = member.token ?? '';
    const claims = decodeJwt(token);
    // The control: the same claims, signed by hand with the server's own key, are good.
    expect((await site.visitor(good(claims)).get('/auth/me')).status).toBe(200);
    const opened = [];
    for (const [kind, forge] of kinds) {
      const forged = await forge(claims, token);
      if (forged === token) continue;
      for (const call of CALLS) {
        const [method = '', path = ''] = call.split(' ');
        const body = method === 'POST' ? '{}' : null;
        const answer = await site.visitor(forged).send(path, { method, body });
        if (answer.status !== 401 || answer.headers.get('WWW-Authenticate') !== 'Bearer') {
          opened.push(`${kind}: ${call} answers ${answer.status}`);
        }
      }
    }
    note(task, `forged tokens, ${kinds.length} kinds × ${CALLS.length} calls`, '0 taken', `${opened.length} taken`);
    expect(opened).toEqual([]);
  });
});

describe('P6: forged reports of payments', () => {
  let shop: CardSite;
  beforeAll(async () => {
    shop = await CardSite.start('SQLite');
  });
  afterAll(() => shop.remove());

  test(`${WEBHOOKS} forged reports change nothing, and a replayed genuine one has one effect (seed ${seed})`, async ({
    task,
  }) => {
    const member = await shop.traveler();
    const id = await shop.opened(member);
    shop.stripe.charge(id);
    const body = stripeEvent('payment_intent.succeeded', { id, status: 'succeeded' });
    const now = shop.site.now;
    const ago = (ms: number) => new Date(now.getTime() - ms);
    const signature = stripeSignature(body, WEBHOOK_SECRET, now);
    const forged = fc.oneof(
      fc.string({ maxLength: 200 }).map((text) => [body, text.replace(/[^\x20-\x7e]/g, '')]),
      fc.string({ minLength: 1 }).map((secret) => [body, stripeSignature(body, `${secret}!`, now)]),
      fc.integer({ min: 301, max: 1e7 }).map((old) => [body, stripeSignature(body, WEBHOOK_SECRET, ago(old * 1000))]),
      fc
        .integer({ min: 301, max: 1e7 })
        .map((old) => [body, signature.replace(/t=\d+/, `t=${Math.floor(ago(old * 1000).getTime() / 1000)}`)]),
      fc.nat({ max: body.length - 1 }).map((at) => [`${body.slice(0, at)}~${body.slice(at + 1)}`, signature]),
      fc.nat({ max: 40 }).map((cut) => [body, signature.slice(0, -cut - 1)]),
      fc.constantFrom('v0', 'V1', 'v2', '').map((scheme) => [body, signature.replace('v1', scheme)]),
      fc.constantFrom('{}', '', 'null', '[]', body.replace('succeeded', 'canceled')).map((other) => [other, signature]),
    );
    const attempts = fc.sample(forged as fc.Arbitrary<[string, string]>, { numRuns: WEBHOOKS, seed });
    const statuses = new Map<number, number>();
    for (const [sent, header] of attempts) {
      const { status } = await shop.deliver(sent, header);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    const taken = statuses.get(200) ?? 0;
    note(task, `forged, changed and old webhooks, ${WEBHOOKS}`, '0 taken', `${taken} taken`);
    expect([...statuses.keys()].filter((status) => status !== 400)).toEqual([]);
    expect(await shop.bookings(member)).toMatchObject([{ status: 'pending', advanceAmount: 0 }]);

    // The control: the message itself is good, once.
    const replays = await Promise.all(Array.from({ length: REPLAYS }, () => shop.deliver(body)));
    expect(new Set(replays.map(({ status }) => status))).toEqual(new Set([200]));
    await shop.site.tick();
    expect(await shop.bookings(member)).toMatchObject([{ status: 'confirmed', advanceAmount: 290 }]);
    const mails = await shop.confirmations(member.email);
    note(task, `a webhook played back ${REPLAYS} times`, '1 effect', `${mails.length} mail`);
    expect(mails).toHaveLength(1);
  });
});
