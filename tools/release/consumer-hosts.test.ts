import { expect, test } from 'vitest';
import { readHosts } from './consumer-hosts.ts';

test('hosts are made of the README’s files, and each has a name of its own', async () => {
  const hosts = await readHosts();
  expect(new Set(hosts.map(({ name }) => name)).size).toBe(hosts.length);
  for (const { name, files } of hosts) expect(Object.keys(files), name).toContain('src/book-a-trek.tsx');
  expect(hosts.some(({ site }) => site?.signIn === 'inline')).toBe(true);
});
