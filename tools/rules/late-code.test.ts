import { expect, test } from 'vitest';
import { lateCodeFaults, sourcesWithLateCode } from './late-code.ts';

test('reads the sources of kit, elements, site and office', () => {
  expect(sourcesWithLateCode().length).toBeGreaterThan(300);
  expect(sourcesWithLateCode()).toEqual(
    expect.arrayContaining(['packages/elements/src/views.ts', 'sites/office/src/office.tsx']),
  );
});

test.each([
  "const load = () => import('./panel.tsx');",
  "const code = await import('./panel.tsx');",
  "const panel = lazyModule(async () => (await import('./panel.tsx')).Panel);",
  "const panel = lazyModule(() => import('./panel.tsx').catch(() => Fallback));",
  "const Panel = lazyPart(() => import('./panel.tsx'));",
  "import { lazy } from 'react';",
  "import { lazy as late, useState } from 'react';",
])('a part that says %s is refused', (code) => {
  expect(lateCodeFaults('part.tsx', code)).toEqual([expect.stringContaining('part.tsx:1 ')]);
});

test('the one form, a type that is imported, and what merely sounds like it are taken', () => {
  const code = `import { lazyPart } from './late/lazy-part.tsx';
    import { Suspense, type LazyExoticComponent } from 'react';
    const panel = lazyModule(() => import('./panel.tsx'));
    type Panel = typeof import('./panel.tsx');
    const Panel = lazyPart(lazyModule(() => import('./panel.tsx')), ({ Panel }) => Panel);`;
  expect(lateCodeFaults('part.tsx', code)).toEqual([]);
});
