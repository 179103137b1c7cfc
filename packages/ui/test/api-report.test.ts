import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { typesOf } from '../../../.ci/api-report.rules.ts';
import { publicTypes, REPORT } from '../../../.ci/api-report.ts';

const types = publicTypes(join(inject('host'), 'node_modules/@trek/ui'));

test('the package promises what its report says: `npm run api-report` writes another, with a changeset', async () => {
  expect(types).toBe(typesOf(await readFile(REPORT, 'utf8')));
});

test('the report follows what is exported to what that is made of', () => {
  expect(types).toContain('## @trek/ui/booking\n');
  expect(types).toContain('- Booking.Root\n');
  // No subpath exports it; the props of a part do name it.
  expect(types).toMatch(/interface FieldFrame\b/);
});
