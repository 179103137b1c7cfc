import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scriptSafeJson } from '../src/data/page-state.ts';

describe('the state that a page carries', () => {
  test('X2 control: serialized alone it ends its script element', () => {
    expect(JSON.stringify({ text: '</script><script>go()' })).toContain('</script>');
  });

  test('comes back as it was and can not end its script element (X2)', () => {
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
