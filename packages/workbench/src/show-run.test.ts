// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { workbenchMachines } from './machines/index.ts';
import { documentOf } from './script-document.ts';
import { showRun } from './show-run.tsx';

const states = Object.values(workbenchMachines).flatMap((known) =>
  Object.entries(known.states).map(([state, way]) => ({ known, state, way })),
);

afterEach(() => document.body.replaceChildren());

test.each(states)('$known.title in $state shows its texts without a browser', async ({ known, way }) => {
  const texts = await showRun(documentOf(known, way));
  const wanted = [way.sees, ...(way.demands ?? [])].filter((sight) => typeof sight === 'string');
  await vi.waitFor(() =>
    expect(texts().join('\n')).toSatisfy((all: string) => wanted.every((one) => all.includes(one))),
  );
});
