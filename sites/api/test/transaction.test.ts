import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { userOfGoogle } from '../src/store/google-users.ts';
import { openStore, type Store } from '../src/store/open-store.ts';
import { inTransaction } from '../src/store/transaction.ts';
import { toUnavailableError } from '../src/store/unavailable-store.ts';
import { addReset, changePassword, redeemReset } from '../src/store/users.ts';
import { databases, TestSite } from './site.ts';

const NOW = new Date('2026-11-21T10:00:00.000Z');

describe('a transaction on PostgreSQL', () => {
  let site: TestSite;
  let store: Store;
  let other: pg.Client;
  beforeAll(async () => {
    site = await TestSite.start('PostgreSQL');
    const { databaseUrl, dataFolder, log } = site.settings;
    store = await openStore(databaseUrl, dataFolder, log);
    other = new pg.Client(databaseUrl);
    await other.connect();
  });
  afterAll(async () => {
    await other.end();
    await store.destroy();
    await site.remove();
  });

  const userId = async () => (await (await site.member()).get('/auth/me')).body.id as string;
  const update = (transaction: Store, id: string) =>
    transaction.updateTable('users').set({ phone: '1' }).where('id', '=', id).execute();

  /** Two transactions that take the same two rows in opposite order, both holding their first before the second. */
  async function cross(transact: (work: (transaction: Store) => Promise<void>) => Promise<void>) {
    const ids = [await userId(), await userId()];
    const held = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    return Promise.allSettled(
      [0, 1].map((index) =>
        transact(async (transaction) => {
          await update(transaction, ids[index] ?? '');
          held[index]?.resolve();
          await held[1 - index]?.promise;
          await update(transaction, ids[1 - index] ?? '');
        }),
      ),
    );
  }

  test('B4: is retried after a deadlock', async () => {
    expect((await cross((work) => inTransaction(store, work))).map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
    ]);
  });

  test('B4 control: one of two bare transactions in a deadlock fails', async () => {
    const [failed] = (await cross((work) => store.transaction().execute(work))).filter(
      (result) => result.status === 'rejected',
    );
    expect(failed?.reason).toMatchObject({ code: '40P01' });
    expect(toUnavailableError(failed?.reason)).toBeDefined();
  });

  test.each(['40P01', '40001'])('B4: fails after three attempts with %s', async (code) => {
    let attempts = 0;
    const work = async () => {
      attempts += 1;
      throw Object.assign(new Error('undone'), { code });
    };
    await expect(inTransaction(store, work)).rejects.toThrow('undone');
    expect(attempts).toBe(3);
  });

  test('is not retried after any other failure', async () => {
    let attempts = 0;
    const work = async () => {
      attempts += 1;
      throw new Error('wrong');
    };
    await expect(inTransaction(store, work)).rejects.toThrow('wrong');
    expect(attempts).toBe(1);
  });

  test('reports why it failed, even if the lost connection prevents a rollback', async () => {
    const work = (transaction: Store) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(transaction);
    await expect(inTransaction(store, work)).rejects.toMatchObject({ code: '57P01' });
  });

  describe('B4: locks the account before its reset links', () => {
    const HASH = 'hash of a link';
    const mailOf = async (id: string) =>
      (await store.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email;

    test.each<[string, (id: string) => Promise<unknown>]>([
      ['when a link is used', (id) => redeemReset(store, id, HASH, 'password hash', NOW)],
      ['when the password changes', (id) => changePassword(store, id, 'password hash', NOW)],
      ['when a link is made', (id) => addReset(store, id, 'another hash', NOW, NOW)],
      [
        'when Google vouches for a person',
        async (id) => userOfGoogle(store, { subject: id, email: await mailOf(id), fullname: 'Maya' }, NOW),
      ],
    ])('%s', async (_, change) => {
      const id = await userId();
      // Expired, so that a new link removes it.
      await addReset(store, id, HASH, NOW, NOW);
      await other.query('begin');
      await other.query('select id from users where id = $1 for update', [id]);
      const changing = change(id);
      await expect.poll(async () => waiting()).toBe(1);
      // Would fail as a deadlock if it held the links already.
      await other.query('delete from password_resets where user_id = $1', [id]);
      await other.query('commit');
      await changing;
      await store.deleteFrom('password_resets').execute();
    });

    /** How many statements wait for a lock. */
    const waiting = async () => {
      const { rows } = await other.query(
        "select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      );
      return rows[0].count;
    };
  });
});

describe.each(databases)('a reset link on %s', (database) => {
  test('works once, for the first of many parallel requests (J4)', async () => {
    const site = await TestSite.start(database);
    const { databaseUrl, dataFolder, log } = site.settings;
    const store = await openStore(databaseUrl, dataFolder, log);
    const { body } = await (await site.member()).get('/auth/me');
    await addReset(store, body.id, 'hash', new Date(NOW.getTime() + 1000), NOW);
    const uses = Array.from({ length: 10 }, () => redeemReset(store, body.id, 'hash', 'password hash', NOW));
    expect((await Promise.all(uses)).filter(Boolean)).toHaveLength(1);
    await store.destroy();
    await site.remove();
  });
});
