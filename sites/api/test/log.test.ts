import { randomUUID } from 'node:crypto';
import { access } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { describe, expect, inject, test, vi } from 'vitest';
import { errorDetail, loggedMessage, loggedPath, OwnError, withoutAddresses } from '../src/core/log.ts';
import { mailThrough, startRefusingMailServer } from './refusing-mail-server.ts';
import { PASSWORD, TestSite } from './site.ts';

const PERSON = 'anna.secret@example.org';

async function errorOf(work: () => unknown): Promise<unknown> {
  try {
    await work();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing was thrown');
}

async function databaseError(): Promise<unknown> {
  const client = new pg.Client(`${inject('postgresUrl')}/postgres`);
  await client.connect();
  await client.query('create temporary table people (email text primary key)');
  const insert = () => client.query('insert into people values ($1)', [PERSON]);
  await insert();
  return errorOf(insert).finally(() => client.end());
}

describe('I14: an error in the log', () => {
  test.each<[string, () => unknown, string[]]>([
    ['a row that PostgreSQL refuses', databaseError, ['code=23505', 'constraint=people_pkey']],
    [
      'a value that PostgreSQL quotes in its message',
      async () => {
        const client = new pg.Client(`${inject('postgresUrl')}/postgres`);
        await client.connect();
        return errorOf(() => client.query('select $1::text::int', [PERSON])).finally(() => client.end());
      },
      ['code=22P02'],
    ],
    [
      'a statement that SQLite quotes',
      () => errorOf(() => new DatabaseSync(':memory:').exec(`select "${PERSON}" from x`)),
      ['errcode=1'],
    ],
    ['a file’s name', () => errorOf(() => access(`/tmp/${PERSON}`)), ['code=ENOENT', 'syscall=access']],
    ['a text that is no JSON', () => errorOf(() => JSON.parse(PERSON)), ['SyntaxError']],
    [
      'a mail server’s answer',
      () =>
        Object.assign(new Error(`Can't send mail: 550 5.1.1 <${PERSON}> unknown`), {
          code: 'EENVELOPE',
          response: `550 5.1.1 <${PERSON}>: unknown`,
          responseCode: 550,
          rejected: [PERSON],
        }),
      ['code=EENVELOPE', 'responseCode=550', 'enhancedStatus=5.1.1'],
    ],
    [
      'a payment provider’s answer',
      () =>
        Object.assign(new Error(`Invalid email address: ${PERSON}`), {
          code: 'email_invalid',
          param: 'receipt_email',
          requestId: 'req_1',
        }),
      ['code=email_invalid', 'param=receipt_email', 'requestId=req_1'],
    ],
    [
      'an identity provider’s answer',
      () => Object.assign(new Error('refused'), { error: 'invalid_grant', error_description: `${PERSON} left` }),
      ['error=invalid_grant'],
    ],
    ['a code that is none', () => Object.assign(new Error('x'), { code: PERSON }), ['Error']],
    ['a name that is none', () => Object.assign(new Error('x'), { name: PERSON }), ['Error']],
    ['a message in the form of a frame', () => new Error(`x\n    at ${PERSON} (file:///${PERSON}:1:1)`), ['Error']],
    [
      'a message that was changed later',
      () => Object.assign(new Error(`x\n    at /${PERSON}:1:1`), { message: 'y' }),
      ['Error'],
    ],
    ['a thrown text', () => PERSON, ['a thrown string']],
    ['a cause', () => new OwnError('ours', { cause: new Error(PERSON) }), ['Error: ours', 'caused by Error']],
    ['our own words around an address', () => new OwnError(`no account ${PERSON}, "Anna Secret"`), ['no account …']],
  ])('quotes no person: %s', async (_, make, facts) => {
    const detail = errorDetail(await make());
    expect(detail).not.toMatch(/anna|secret|Invalid email/i);
    for (const fact of facts) expect(detail).toContain(fact);
  });

  test('names its place and the language’s own message', () => {
    const nothing = undefined as unknown as { price: number };
    const detail = errorDetail(
      (() => {
        try {
          return nothing.price;
        } catch (error) {
          return error;
        }
      })(),
    );
    expect(detail).toMatch(
      /^TypeError: Cannot read properties of undefined \(reading 'price'\)\n {4}at .*log\.test\.ts:\d+:\d+\)?/,
    );
  });

  test('is finite despite circular causes', () => {
    const error = new Error('x');
    error.cause = error;
    expect(errorDetail(error).match(/caused by/g)).toHaveLength(5);
  });
});

describe('I14: a visitor’s input', () => {
  test('appears in no logged path unless it is a word or an id', () => {
    const id = randomUUID();
    expect(loggedPath(`/payment/status/${id}`)).toBe(`/payment/status/${id}`);
    expect(loggedPath(`/treks/${PERSON}/x%40y/${'a'.repeat(65)}/b`)).toBe('/treks/…/…/…/b');
  });

  test('appears in no refusal message and no file name', () => {
    expect(loggedMessage(`invalid input syntax for type integer: "${PERSON}"`)).not.toContain('anna');
    expect(withoutAddresses(`/data/uploads/${PERSON}.jpg is damaged`)).toBe('/data/uploads/… is damaged');
  });
});

describe.each(['recipient', 'content'] as const)(
  'I14: the log of a site whose mail server refuses each %s',
  (refuses) => {
    test('contains code, status and id of the mail, and no personal data', async () => {
      const server = await startRefusingMailServer(refuses);
      const site = await TestSite.start('SQLite', { mail: mailThrough(server.url) });
      const email = `anna.secret.${randomUUID()}@example.org`;
      await site.member({ email, fullname: 'Anna Geheim' });
      await site.visitor().post('/auth/reset-password-request', { email });
      await site
        .visitor()
        .post('/contact', { name: 'Anna Geheim', email, phone: '+49 1717171', message: 'private words' });
      await site.visitor().get(`/nowhere/${email}`);
      await site.visitor().post('/auth/login', { email, password: `${PASSWORD}!` });
      const refused = () => site.logged.filter(({ message }) => message === "can't send a mail");
      await vi.waitFor(() => expect(refused()).toHaveLength(3));
      await site.remove();
      await server.close();
      for (const { mail, detail } of refused()) {
        expect(mail).toMatch(/^[\da-f-]{36}$/);
        expect(detail).toContain('responseCode=550');
        expect(detail).toContain('enhancedStatus=5.7.1');
      }
      expect(JSON.stringify(site.logged)).not.toMatch(/secret|Geheim|1717171|private|token=|eyJ/);
    });
  },
);
