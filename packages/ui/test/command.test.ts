import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeAll, expect, inject, test } from 'vitest';
import { freePort } from '../../../tools/system/resources.ts';
import { publishedCommand } from '../published-exports.mjs';

const run = promisify(execFile);
const host = inject('host');
const installed = join(host, 'node_modules/@trek/ui');
const command = join(installed, publishedCommand['trek-ui'] ?? '');

/** The lowest Node of `engines`, where it was made for this platform. */
const lowestNode = join(
  import.meta.dirname,
  `../../../node_modules/node-20-${process.platform}-${process.arch}/bin/node`,
);
const nodes = [process.execPath, lowestNode].filter(existsSync);

let server: ChildProcess | undefined;
beforeAll(async () => {
  // As npm lays it out.
  await writeFile(join(host, 'package.json'), '{"private":true}').catch(() => {});
  await mkdir(join(host, 'node_modules/.bin'), { recursive: true });
  await symlink(command, join(host, 'node_modules/.bin/trek-ui')).catch(() => {});
});
afterEach(() => server?.kill());

test('the package has one command, so that npx finds it by the package’s name', async () => {
  const { bin } = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8'));
  expect(Object.keys(bin)).toHaveLength(1);
  expect((await readFile(command, 'utf8')).split('\n')[0]).toBe('#!/usr/bin/env node');
});

test.each(nodes)('the command runs on %s with what npm installs', async (node) => {
  const { stdout } = await run(node, [command, '--help'], { cwd: host });
  expect(stdout).toContain('npx @trek/ui mock');
});

test('npx runs it, and the backend in memory answers, and keeps the contract', async () => {
  const port = await freePort();
  server = spawn('npx', ['--offline', '--no', '@trek/ui', 'mock', '--port', String(port)], {
    cwd: host,
    detached: false,
  });
  const printed = await new Promise<string>((resolve, reject) => {
    let text = '';
    const hear = (chunk: Buffer) => {
      text += chunk;
      if (text.includes('Ctrl+C')) resolve(text);
    };
    server?.stdout?.on('data', hear);
    server?.stderr?.on('data', hear);
    server?.on('exit', () => reject(new Error(text)));
  });
  expect(printed).toContain(`http://127.0.0.1:${port}`);
  const answer = await fetch(`http://127.0.0.1:${port}/trek/all`);
  expect(await answer.json()).toHaveLength(12);
  const address = `http://127.0.0.1:${port}`;
  for (const node of nodes) {
    const { stdout } = await run(node, [command, 'check', address], { cwd: host });
    expect(stdout).toContain('keeps the contract');
  }
  const silent = `http://127.0.0.1:${await freePort()}`;
  const failing = run(process.execPath, [command, 'check', silent, '--json'], { cwd: host });
  await expect(failing).rejects.toMatchObject({ code: 1, stdout: expect.stringContaining('"passed": false') });
});
