import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { TAGS } from '../src/attributes.ts';
import { defineTrekElements } from '../src/index.ts';

/** The page's registry: constructors by tag name. */
let registry: Map<string, CustomElementConstructor>;
const warn = vi.spyOn(console, 'warn');

beforeEach(() => {
  registry = new Map();
  warn.mockReset();
  vi.stubGlobal('customElements', {
    get: (tag: string) => registry.get(tag),
    define(tag: string, made: CustomElementConstructor) {
      if (registry.has(tag)) throw new Error(`${tag} is there.`);
      registry.set(tag, made);
    },
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the tags of a page', () => {
  test('are defined once, and loading the same version again logs nothing', () => {
    defineTrekElements();
    const first = new Map(registry);
    defineTrekElements();
    expect([...registry.keys()]).toEqual(Object.keys(TAGS));
    expect(registry).toEqual(first);
    expect(warn).not.toHaveBeenCalled();
  });

  test('stay those of the first version, which one line in the console explains', () => {
    const Older = class {} as CustomElementConstructor;
    for (const tag of ['trek-context', 'trek-list']) registry.set(tag, Object.assign(Older, { version: '0.0.9' }));
    defineTrekElements();
    expect(registry.get('trek-list')).toBe(Older);
    expect([...registry.keys()].sort()).toEqual(Object.keys(TAGS).sort());
    expect(warn.mock.calls).toEqual([
      [
        `@trek/elements ${manifest.version} is not used for <trek-context>, <trek-list>: this page has them of 0.0.9 already. Load one version only.`,
      ],
    ]);
  });

  test('are listed if other code has defined them', () => {
    registry.set('trek-page', class {} as CustomElementConstructor);
    defineTrekElements();
    expect(warn.mock.calls).toEqual([[expect.stringContaining('<trek-page>: this page has them of another script')]]);
  });
});
