import { describe, expect, test } from 'vitest';
import { CALL_BODIES } from './call-bodies.ts';
import { CPU_LIMIT_MS, LONG_TEXTS } from './long-texts.ts';

const fields = Object.entries(CALL_BODIES).flatMap(([path, schema]) =>
  Object.keys(schema.shape).map((field) => ({ path, field, schema })),
);

function cpuMsOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

describe.each(LONG_TEXTS)('I12: 99,000 bytes of one $name', ({ text }) => {
  test.each(fields)('in $field of $path are refused within 50 ms of CPU', ({ field, schema }) => {
    let refused: PropertyKey[] = [];
    const spentMs = cpuMsOf(() => {
      refused = schema.safeParse({ [field]: text }).error?.issues.flatMap(({ path }) => path) ?? [];
    });
    expect(spentMs).toBeLessThan(CPU_LIMIT_MS);
    // Spaces are trimmed, and some fields may be empty.
    if (text.trim()) expect(refused).toContain(field);
  });
});

test('I12 control: the check notices a quadratic expression on a fifth of that', () => {
  expect(cpuMsOf(() => /[a-z]{2,}\./.test('a'.repeat(20_000)))).toBeGreaterThan(CPU_LIMIT_MS);
});
