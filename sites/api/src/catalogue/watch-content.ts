import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ContentError } from '../content/content-error.ts';
import { readContent } from '../content/read-content.ts';
import { type RecurringTask, schedule } from '../core/schedule.ts';
import type { Photographs } from '../photos/photographs.ts';
import type { ApiSettings } from '../settings/settings.ts';
import { importContent } from '../store/import-content.ts';
import type { Store } from '../store/open-store.ts';
import { type Catalogue, loadCatalogue } from './catalogue.ts';

/** A change is live within five seconds, including the time to read it. */
const POLL_INTERVAL_MS = 2000;

/** The company files are part of the build: a change waits for the next start. */
const FOLLOWED = /^(?!company).*\.json$/;

interface FollowServices {
  settings: ApiSettings;
  store: Store;
  catalogue: Catalogue;
  photographs: Photographs;
}

/**
 * Watches the content folder while the server runs. A change is imported completely, or refused completely: then the
 * reason is logged and the old content stays.
 * @param started the fingerprint of the content that the server started with
 * @param onChange called after the catalogue has changed
 */
export function watchContent(services: FollowServices, started: string, onChange: () => void): RecurringTask {
  const { settings, store, catalogue, photographs } = services;
  const { contentFolder, log, now, ticker } = settings;
  let taken = started;
  let refusal: string | undefined;

  async function take(): Promise<void> {
    const earlier: string[] = [];
    const { content, version } = await readContent(contentFolder, { onEarlierFile: (line) => earlier.push(line) });
    const found = await photographs.look(content);
    await importContent(store, content, version, now());
    await photographs.adopt(found);
    Object.assign(catalogue, await loadCatalogue(store, photographs));
    onChange();
    for (const message of earlier) log({ level: 'warn', message });
  }

  async function look(): Promise<void> {
    const stamp = await contentFingerprint(contentFolder);
    if (stamp === taken) return;
    try {
      await take();
      [taken, refusal] = [stamp, undefined];
      log({ level: 'info', message: 'the content has changed' });
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      // Retried, because a photograph may arrive after the file that names it; but logged once.
      if (error.message === refusal) return;
      refusal = error.message;
      log({ level: 'error', message: 'the changed content has errors, so the old content stays', detail: refusal });
    }
  }
  return schedule('watch the content', look, POLL_INTERVAL_MS, ticker, log);
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
