import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figures } from './goals.ts';
import { root } from './server-process.ts';

/** Clones the last commit into an empty folder and prints the seconds of `npm start` up to the first page, and of `npm test`. */
export async function measureColdClone(): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'trek-clone-'));
  execFileSync('git', ['clone', '--quiet', root, folder]);
  const environment = { ...process.env, PORT: '4399' };

  const startedAt = performance.now();
  const site = spawn('npm', ['start'], {
    cwd: folder,
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  let output = '';
  while (!output.includes('Ready on')) {
    const [chunk] = await once(site.stdout, 'data');
    output += chunk;
  }
  await fetch('http://127.0.0.1:4399/');
  const startSeconds = seconds(startedAt);
  console.log(`Fresh clone to first page: ${startSeconds.toFixed(0)} s`);
  process.kill(-Number(site.pid), 'SIGINT');
  await once(site, 'exit');

  const testedAt = performance.now();
  const tests = spawn('npm', ['test'], { cwd: folder, stdio: 'inherit' });
  await once(tests, 'exit');
  console.log(`npm test in the clone: ${seconds(testedAt).toFixed(0)} s`);
  rmSync(folder, { recursive: true, force: true });
  return { 'seconds of npm start on a fresh clone': { all: startSeconds } };
}

const seconds = (since: number) => (performance.now() - since) / 1000;
