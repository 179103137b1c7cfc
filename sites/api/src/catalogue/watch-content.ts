import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ContentError } from '../content/content-error.ts';
import { type ContentFault, faultLine } from '../content/content-fault.ts';
import { readContent } from '../content/read-content.ts';
import { type Log, withoutAddresses } from '../core/log.ts';
import { type RecurringTask, schedule } from '../core/schedule.ts';
import type { Photographs } from '../photos/photographs.ts';
import type { ApiSettings } from '../settings/settings.ts';
import { importContent } from '../store/import-content.ts';
import { formerTreks, lastGoodContent } from '../store/last-good-content.ts';
import type { Store } from '../store/open-store.ts';
import { type Catalogue, loadCatalogue } from './catalogue.ts';

/** A change is live within five seconds, including the time to read it. */
const POLL_INTERVAL_MS = 2000;

/** The company files are part of the build: a change waits for the next start. The history of edits is hidden. */
const FOLLOWED = /^(?!company|\.).*\.json$/;

interface FollowServices {
  settings: ApiSettings;
  store: Store;
  catalogue: Catalogue;
  contentFaults: { current: readonly ContentFault[] };
  photographs: Photographs;
}

/**
 * Reads the content: the files that are good, and for the others what the database holds.
 * @throws ContentError if there is nothing to serve
 */
export async function readServedContent(store: Store, { contentFolder, log }: ApiSettings) {
  const earlier: string[] = [];
  const read = await readContent(contentFolder, {
    onEarlierFile: (line) => earlier.push(line),
    formerTreks: () => formerTreks(store),
    lastGood: () => lastGoodContent(store),
  });
  for (const message of earlier) log({ level: 'warn', message });
  return read;
}

/**
 * Watches the content folder while the server runs. A file with errors keeps its last good version; the others go on.
 * @param started the fingerprint of the content that the server started with
 * @param onChange called after the catalogue has changed
 */
export function watchContent(services: FollowServices, started: string, onChange: () => void): RecurringTask {
  const { settings, store, catalogue, contentFaults, photographs } = services;
  const { contentFolder, log, now, ticker } = settings;
  let taken = started;
  let refusal: string | undefined;

  async function take(): Promise<void> {
    const read = await readServedContent(store, settings);
    const found = await photographs.look(read.content);
    await importContent(store, read, now());
    await photographs.adopt(found);
    Object.assign(catalogue, await loadCatalogue(store, photographs, now()));
    onChange();
    const before = linesOf(contentFaults.current);
    contentFaults.current = [...read.faults, ...found.faults];
    if (linesOf(contentFaults.current) === before) return;
    logFaults(contentFaults.current, log, 'the changed content has errors');
  }

  async function look(): Promise<void> {
    const stamp = await contentFingerprint(contentFolder).catch(() => 'none');
    if (stamp === taken && !(await photographs.haveChanged())) return;
    try {
      await take();
      [taken, refusal] = [stamp, undefined];
      log({ level: 'info', message: 'the content has changed' });
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      if (error.message === refusal) return;
      refusal = error.message;
      log({
        level: 'error',
        message: 'the changed content has errors, so the old content stays',
        detail: withoutAddresses(refusal),
      });
    }
  }
  return schedule('watch the content', look, POLL_INTERVAL_MS, ticker, log);
}

const linesOf = (faults: readonly ContentFault[]) => faults.map(faultLine).join('\n');

export function logFaults(faults: readonly ContentFault[], log: Log, message = 'the content has errors'): void {
  if (faults.length > 0) log({ level: 'error', message, detail: withoutAddresses(linesOf(faults)) });
}

/** A string that changes whenever a file is added, removed or modified. */
export async function contentFingerprint(folder: string): Promise<string> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => FOLLOWED.test(name)).sort();
  const files = await Promise.all(
    names.map(async (name) => {
      // A file that vanishes in this moment changes the fingerprint, too.
      const { size, mtimeMs, ino } = await stat(join(folder, name)).catch(() => ({ size: 0, mtimeMs: 0, ino: 0 }));
      return [name, size, mtimeMs, ino];
    }),
  );
  return JSON.stringify(files);
}
