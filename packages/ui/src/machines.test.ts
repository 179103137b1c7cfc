import { expect, test } from 'vitest';
import * as machines from './machines.ts';

test('each of the fourteen machines has its connect function', () => {
  const named = (pattern: RegExp) =>
    Object.keys(machines).flatMap((name) => pattern.exec(name)?.[1]?.toLowerCase() ?? []);
  expect(named(/^(\w+)Machine$/)).toHaveLength(14);
  expect(named(/^connect(\w+)$/).sort()).toEqual(named(/^(\w+)Machine$/).sort());
});
