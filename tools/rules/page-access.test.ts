import { expect, test } from 'vitest';
import { pageAccess, sourcesOnHostPages } from './page-access.ts';

test('reads the sources of kit, elements and office', () => {
  expect(sourcesOnHostPages().length).toBeGreaterThan(300);
  expect(sourcesOnHostPages()).toEqual(
    expect.arrayContaining(['packages/elements/src/mount.tsx', 'sites/office/src/office.tsx']),
  );
});

test.each([
  'delete document.documentElement.dataset.session;',
  'createPortal(notices, document.body);',
  'document.title = trek.title;',
  'saveReturnPath(drafts, window.location);',
  'location.assign(path);',
  'history.pushState(null, "");',
  'window.localStorage.getItem("token");',
  'sessionStorage.setItem("draft", text);',
])('a part that says %s is refused', (code) => {
  expect(pageAccess('part.tsx', code)).toEqual([expect.stringContaining('part.tsx:1 takes ')]);
});

test('a port of that name, the focus and what a part has drawn itself are no page', () => {
  const code = `const { location, history } = usePorts(); location(); history.hold(close);
    if (document.activeElement === input) root.ownerDocument.addEventListener('click', close);`;
  expect(pageAccess('part.tsx', code)).toEqual([]);
});
