import { dirname } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The tests beside the changed file first, the others after them: the first that fails ends the run. */
class OwnTestsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rooms = new Set((this.ctx.config.related ?? []).map((path) => dirname(path)));
    const place = ({ moduleId }: TestSpecification) => (rooms.has(dirname(moduleId)) ? 0 : 1);
    return files.toSorted(
      (one, other) => place(one) - place(other) || one.moduleId.localeCompare(other.moduleId, 'en'),
    );
  }
}

/** The only room whose tests judge, as `MUTATION_ROOM=payment`; without it every test that reaches the changed file does. */
const room = process.env.MUTATION_ROOM ?? '**';

/** The tests of rules and machines as mutation testing runs them: without the table, which belongs to the whole run. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    environment: 'node',
    include: [`src/${room}/*.test.ts`],
    sequence: { sequencer: OwnTestsFirst },
    testTimeout: 30_000,
  },
});
