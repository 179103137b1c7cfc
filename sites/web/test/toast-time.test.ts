import { expect, test } from 'vitest';
import { toastMs } from '../src/shell/toast-time.ts';

test('an informing toast shows for five seconds', () => {
  expect(toastMs('info')).toBe(5000);
});
