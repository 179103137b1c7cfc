import { afterEach, expect, test, vi } from 'vitest';
import { usableChoices } from './first-choices.ts';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
afterEach(() => void warn.mockClear());

test('keeps a group and a day', () => {
  const choices = { travelers: 3, startDate: '2027-04-12' };
  expect(usableChoices(choices)).toEqual(choices);
  expect(usableChoices({})).toEqual({});
  expect(warn).not.toHaveBeenCalled();
});

test.each(['31.12.2027', '2027-02-31', '2027-4-1', new Date(0), 20270412, 'x'.repeat(1e5)])(
  'leaves out %s for a day',
  (startDate) => expect(usableChoices({ travelers: 2, startDate: startDate as never })).toEqual({ travelers: 2 }),
);

test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, '2', 'two', {}])(
  'leaves out %s for a group',
  (travelers) => expect(usableChoices({ travelers: travelers as never })).toEqual({}),
);

test('names both on the console, with what to write', async () => {
  usableChoices({ travelers: -7, startDate: '1.5.27' });
  const words = () => warn.mock.calls.map(([line]) => line).join('\n');
  await vi.waitFor(() => expect(words()).toMatch(/defaultStartDate "1.5.27" is no day.*2027-04-12/));
  expect(words()).toMatch(/defaultTravelers "-7" is no group.*a whole number from 1/);
});
