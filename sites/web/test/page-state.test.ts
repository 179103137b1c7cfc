import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scriptSafeJson } from '../src/data/page-state.ts';

describe('the serialized state of a page', () => {
  test('X2 control: plainly serialized, it closes its script element', () => {
    expect(JSON.stringify({ text: '</script><script>go()' })).toContain('</script>');
  });

  test('survives unchanged and can’t close its script element (X2)', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.string(), (fallback, text) => {
        const state = { publicUrl: '', backendUrl: `</script><!--${text}`, fallback, failures: { [text]: '<script>' } };
        const serialized = scriptSafeJson(state);
        expect(serialized).not.toContain('<');
        expect(JSON.parse(serialized)).toEqual(JSON.parse(JSON.stringify(state)));
      }),
    );
  });
});
