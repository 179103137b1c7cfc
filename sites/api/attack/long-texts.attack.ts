import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CALL_BODIES } from '../test/call-bodies.ts';
import { CPU_LIMIT_MS, LONG_TEXTS } from '../test/long-texts.ts';
import { type ServerProcess, startApiProcess } from './api-process.ts';
import { note } from './figures.ts';

let api: ServerProcess;
let token: string;
beforeAll(async () => {
  api = await startApiProcess();
  const account = { fullname: 'Maya', email: 'long@example.org', phone: '5550100', password: 'Passw0rd!' };
  token = ((await (await post('/auth/register', account, 0)).json()) as { token: string }).token;
});
afterAll(() => api.stop());

/** Each call comes from another address, so that no limit on attempts answers in place of the schema. */
const post = (path: string, body: object, caller: number) =>
  fetch(api.url + path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': `10.7.${caller >> 8}.${caller & 255}`,
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });

/** The CPU time of the server's process until now, in milliseconds: Linux counts in hundredths of a second. */
function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

test('I12: 99,000 letters, digits, spaces, dots, quotes or emojis in any field are refused cheaply', async ({
  task,
}) => {
  const faults: string[] = [];
  let worst = 0;
  let sent = 0;
  for (const [path, { shape }] of Object.entries(CALL_BODIES)) {
    for (const field of Object.keys(shape)) {
      for (const { name, text } of LONG_TEXTS) {
        const before = cpuMs(api.pid);
        const { status } = await post(path, { [field]: text }, ++sent);
        const spent = cpuMs(api.pid) - before;
        worst = Math.max(worst, spent);
        if (status !== 400 || spent > CPU_LIMIT_MS)
          faults.push(`${name} as ${field} of ${path}: ${status}, ${spent} ms`);
      }
    }
  }
  note(
    task,
    `${sent} fields with 99,000 of one character`,
    `400 within ${CPU_LIMIT_MS} ms of CPU`,
    `${worst} ms at worst`,
  );
  expect(faults).toEqual([]);
});
