import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { publicTypes, REPORT, typesOf } from '../../../tools/release/api-report.ts';

const types = publicTypes(join(inject('host'), 'node_modules/@trek/ui'));

test('the package promises what its report says: `npm run api-report` writes another, with a changeset', async () => {
  expect(types).toBe(typesOf(await readFile(REPORT, 'utf8')));
});

test('the report includes the types that exported ones are made of', () => {
  expect(types).toContain('## @trek/ui/booking\n');
  expect(types).toContain('- Booking.Root\n');
  // No subpath exports it; the props of a part do name it.
  expect(types).toMatch(/interface FieldFrame\b/);
});

/** The lines of each interface that the report declares, by its name. */
const interfaces = new Map(
  [...types.matchAll(/^(?:export )?interface (\w+)[^{]*\{\n([\s\S]*?)^\}/gm)].map(([, name = '', body = '']) => [
    name,
    body.split('\n').length,
  ]),
);
const facts = [
  ...types.matchAll(/^export declare function ((?:use|connect|start)[A-Z]\w+)[\s\S]*?\): ([^;{]+|\{[\s\S]*?\});$/gm),
].map(([, name = '', result = '']) => [name, result] as const);

test.each(facts)('an editor shows the named result of %s: %s', (_, result) => {
  const names = result.split(' & ');
  expect(names.filter((name) => !/^\w+(<[\w |<>[\]]+>)?$/.test(name))).toEqual([]);
  for (const name of names) expect(interfaces.get(name) ?? 0).toBeLessThanOrEqual(40);
});

test('hooks and connect functions are found', () => {
  expect(facts.map(([name]) => name)).toEqual(expect.arrayContaining(['useBooking', 'connectBooking', 'useListing']));
  expect(interfaces.get('BookingVerbs')).toBeGreaterThan(10);
});
