import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findBrowser, installBrowser } from './find-browser.ts';
import { memoryFolder } from './resources.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trek-browsers-'));
  vi.stubEnv('PATH', folder);
  vi.stubEnv('CHROMIUM_PATH', undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

function program(name: string): string {
  const path = join(folder, name);
  writeFileSync(path, '');
  return path;
}

test('the browser without windows is preferred to one that has them', () => {
  program('chromium');
  const shell = program('chromium-headless-shell');
  expect(findBrowser()).toBe(shell);
  expect(installBrowser()).toBe(shell);
});

test('the one that CHROMIUM_PATH names is taken as it is', () => {
  program('chromium-headless-shell');
  const own = program('my-chrome');
  vi.stubEnv('CHROMIUM_PATH', own);
  expect(installBrowser()).toBe(own);
});

test('a CHROMIUM_PATH that leads nowhere is named in one line, without a stack', () => {
  vi.stubEnv('CHROMIUM_PATH', join(folder, 'nowhere'));
  const message = `CHROMIUM_PATH: there is no file ${join(folder, 'nowhere')}`;
  expect(() => findBrowser()).toThrow(expect.objectContaining({ message: message, stack: message }));
});

test('makes a folder that other users can pass through', () => {
  const memory = mkdtempSync(join(tmpdir(), 'trek-memory-'));
  const folder = memoryFolder(memory, 1) ?? '';
  expect(folder.startsWith(join(memory, 'trek-tests-'))).toBe(true);
  expect(statSync(folder).mode & 0o777).toBe(0o711);
  rmSync(memory, { recursive: true });
});

test('makes none where there is no memory, or too little', () => {
  expect(memoryFolder('/no/such/memory', 1)).toBeUndefined();
  expect(memoryFolder(tmpdir(), Number.MAX_SAFE_INTEGER)).toBeUndefined();
});
