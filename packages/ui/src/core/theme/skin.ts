import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import type { Anatomy } from '../internal/anatomy.ts';
import { trekLayer } from './layer.css.ts';

type PlainRule = Omit<StyleRule, '@layer' | 'selectors' | '@media' | '@supports' | '@container'>;
type ConditionalRule = PlainRule & { selectors?: Record<string, PlainRule> };
type PartRule = ConditionalRule & {
  /** Rules for states and descendants: `&` is the part. */
  selectors?: Record<string, PlainRule>;
  '@media'?: Record<string, ConditionalRule>;
  '@container'?: Record<string, ConditionalRule>;
};

/**
 * Styles the parts of an anatomy by their data attributes, inside the skin's layer.
 * @example skin(trekCardAnatomy, { root: { padding: 16, selectors: { '&:hover': { … } } } })
 */
export function skin<Part extends string>(anatomy: Anatomy<Part>, rules: Partial<Record<Part, PartRule>>): void {
  // Sizes are those of the box on a page without a reset too.
  emit(`[data-scope="${anatomy.scope}"][data-part]`, { boxSizing: 'border-box' });
  for (const [part, rule] of Object.entries(rules) as [Part, PartRule][]) {
    const { selectors, '@media': media, '@container': container, ...plain } = rule;
    const self = anatomy.selector(part);
    emit(self, plain);
    for (const [selector, state] of Object.entries(selectors ?? {})) emit(selector.replaceAll('&', self), state);
    for (const [condition, rules] of Object.entries({ '@media': media, '@container': container })) {
      for (const [query, { selectors: inner, ...within }] of Object.entries(rules ?? {})) {
        emit(self, within, { [condition]: query });
        for (const [selector, state] of Object.entries(inner ?? {})) {
          emit(selector.replaceAll('&', self), state, { [condition]: query });
        }
      }
    }
  }
}

function emit(selector: string, rule: PlainRule, condition: Record<string, string> = {}): void {
  if (Object.keys(rule).length === 0) return;
  const [[kind, query] = []] = Object.entries(condition);
  const layered = kind && query ? { [kind]: { [query]: rule } } : rule;
  globalStyle(selector, { '@layer': { [trekLayer]: layered } } as Parameters<typeof globalStyle>[1]);
}
