import { defineConfig } from 'vitest/config';
import { partsProjects } from './packages/ui/vitest.parts.config.ts';
import { apiProjects } from './sites/api/vitest.config.ts';
import { timingProjects } from './sites/api/vitest.timing.config.ts';
import { siteProjects } from './sites/web/vitest.config.ts';

/** Every test of Vitest, with every flag of Vitest: `npx vitest run --project=rules`, `npx vitest --project=api payments`. */
export default defineConfig({
  test: {
    projects: [
      ...['art', 'elements', 'workbench', 'ui'].map((name) => `packages/${name}/vitest.config.ts`),
      'packages/ui/vitest.package.config.ts',
      ...partsProjects,
      ...apiProjects,
      ...timingProjects,
      ...siteProjects,
      'tools/vitest.config.ts',
      '.storybook/vitest.config.ts',
    ],
  },
});
