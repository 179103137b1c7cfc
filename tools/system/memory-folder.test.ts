import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { memoryFolder } from './memory-folder.ts';

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
