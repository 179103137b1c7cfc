import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signedInSchema } from '@trek/ui/api';
import { inject } from 'vitest';
import type { LogEntry } from '../src/core/log.ts';
import { type Api, type ApiSettings, readSettings, startApi } from '../src/index.ts';
import { type ContentFiles, files, writeContent } from './content.ts';
import { administer, EMPTY_POSTGRES } from './databases.ts';
import { readOutbox } from './outbox.ts';
import { Visitor } from './visitor.ts';

/** The databases that the API runs on; tests of what is stored run on each. */
export const databases = ['SQLite', 'PostgreSQL'] as const;
export type DatabaseName = (typeof databases)[number];

/** Hashing that costs next to nothing. */
const CHEAP = { memoryKib: 8, iterations: 1 };
export const START = '2026-11-21T10:00:00.000Z';
export const PASSWORD = 'Passw0rd!';

/** An API on a database of its own, with a clock that the test sets. */
export class TestSite {
  readonly logged: LogEntry[] = [];
  readonly folder: string;
  readonly settings: ApiSettings;
  now = new Date(START);
  /** The server that visitors reach from now on, where it is not the first one. */
  answering: Api | undefined;
  /** Tasks that the API would run every few seconds. */
  readonly #ticks = new Set<() => Promise<void>>();
  #api: Api | undefined;
  #removals: (() => Promise<void>)[];

  private constructor(
    folder: string,
    databaseUrl: string | undefined,
    changes: Partial<ApiSettings>,
    removals: (() => Promise<void>)[],
  ) {
    this.folder = folder;
    this.#removals = removals;
    this.settings = {
      ...readSettings({
        DATA_DIR: join(folder, 'data'),
        CONTENT_DIR: join(folder, 'content'),
        TRUST_PROXY: '1',
        DEMO: '1',
      }),
      databaseUrl,
      passwordCost: CHEAP,
      now: () => this.now,
      ticker: (_everyMs, tick) => {
        this.#ticks.add(tick);
        return () => this.#ticks.delete(tick);
      },
      log: (entry) => this.logged.push(entry),
      ...changes,
    };
  }

  static async start(
    database: DatabaseName,
    changes: Partial<ApiSettings> = {},
    content: ContentFiles = files,
  ): Promise<TestSite> {
    const folder = await mkdtemp(join(tmpdir(), 'trek-api-'));
    await writeContent(join(folder, 'content'), content);
    const removals = [() => rm(folder, { recursive: true })];
    let databaseUrl: string | undefined;
    if (database === 'PostgreSQL') {
      const created = await createDatabase();
      databaseUrl = created.url;
      removals.push(created.remove);
    }
    const site = new TestSite(folder, databaseUrl, changes, removals);
    if (!site.settings.databaseUrl) {
      await mkdir(site.settings.dataFolder, { recursive: true });
      await copyFile(inject('emptySqlite'), join(site.settings.dataFolder, 'trek.sqlite'));
    }
    await site.restart();
    return site;
  }

  get api(): Api {
    if (!this.#api) throw new Error('The site is stopped');
    return this.#api;
  }

  async stop(): Promise<void> {
    await this.#api?.close();
    this.#api = undefined;
  }

  async restart(): Promise<void> {
    await this.stop();
    this.#api = await startApi(this.settings);
  }

  /** Another server on the same database and data folder. */
  startTwin(): Promise<Api> {
    return startApi(this.settings);
  }

  async remove(): Promise<void> {
    await this.#api?.close();
    for (const removal of this.#removals) await removal();
  }

  /** Lets time pass. */
  wait(seconds: number): void {
    this.now = new Date(this.now.getTime() + seconds * 1000);
  }

  /** Does what is done every few seconds, in every server on this database, and waits for it. */
  async tick(): Promise<void> {
    await Promise.all([...this.#ticks].map((tick) => tick()));
  }

  visitor(token?: string): Visitor {
    return new Visitor((request, environment) => (this.answering ?? this.api).fetch(request, environment), token);
  }

  /** A visitor with an account who is signed in. */
  async member(changes: Record<string, unknown> = {}): Promise<Visitor & { email: string }> {
    const email = `${randomUUID()}@example.org`;
    const { body } = await this.visitor().post('/auth/register', {
      fullname: 'Maya Gurung',
      email,
      phone: '+977 1 5550100',
      password: PASSWORD,
      ...changes,
    });
    return Object.assign(this.visitor(signedInSchema.parse(body).token), { email });
  }

  async emptyOutbox(): Promise<void> {
    // A mail that is being written meanwhile makes it try again.
    await rm(join(this.settings.dataFolder, 'outbox'), { recursive: true, force: true, maxRetries: 5 });
  }

  /** The text of every mail in the outbox, oldest first. */
  mails(): Promise<string[]> {
    return readOutbox(this.settings.dataFolder);
  }
}

/**
 * A PostgreSQL database for as long as a test needs it.
 * @param tables whether the API's tables are there, empty. Default true
 */
export async function createDatabase({ tables = true } = {}): Promise<{ url: string; remove: () => Promise<void> }> {
  const server = inject('postgresUrl');
  const name = `trek_${randomUUID().replaceAll('-', '')}`;
  const template = tables ? EMPTY_POSTGRES : 'template1';
  // To copy files takes a third of the time that PostgreSQL's own way takes, which writes each page to its log.
  await administer(`${server}/postgres`, `create database ${name} template ${template} strategy file_copy`);
  return {
    url: `${server}/${name}`,
    remove: () => administer(`${server}/postgres`, `drop database ${name} with (force)`),
  };
}
