import { expect, test } from 'vitest';
import { toastMs } from '../src/shell/toast-time.ts';

test('a toast that informs stands for five seconds', () => {
  expect(toastMs('info')).toBe(5000);
});
