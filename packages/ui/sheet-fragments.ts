import { type ChildNode, parse, type Rule } from 'postcss';

/** The rules that are about no component alone. */
export const COMMON_RULES = '';

/** Some rules of a component that follow each other, with their place in the whole sheet. */
export type SheetFragment = [place: number, css: string];

/** At-rules whose content stays together. */
const WHOLE = /^(?:keyframes|property|font-face)$/;

/** The component that an element matched by a selector is a part of. */
const scopeOf = (selector: string): string => {
  const scopes = [...selector.replace(/:has\([^)]*\)/g, '').matchAll(/\[data-scope=["']?([\w-]+)["']?\]/g)];
  return scopes.at(-1)?.[1] ?? COMMON_RULES;
};

/** A rule by component: each gets the selectors that are about it. */
function splitRule(rule: Rule): [scope: string, css: string][] {
  const scopes = new Set(rule.selectors.map(scopeOf));
  return [...scopes].map((scope) => {
    const selector = rule.selectors.filter((one) => scopeOf(one) === scope).join(',');
    return [scope, rule.clone({ selector }).toString()];
  });
}

function split(node: ChildNode): [scope: string, css: string][] {
  if (node.type === 'rule') return splitRule(node);
  if (node.type !== 'atrule' || !node.nodes || WHOLE.test(node.name)) {
    return [[COMMON_RULES, node.type === 'atrule' && !node.nodes ? `${node};` : String(node)]];
  }
  const head = `@${node.name}${node.raws.afterName || (node.params ? ' ' : '')}${node.params}`;
  return node.nodes.flatMap(split).map(([scope, css]) => [scope, `${head}{${css}}`]);
}

/**
 * Divides a sheet by component, for pages that load the rules with the code. Put together in the order of their places,
 * fragments are the sheet again, whichever of them are there.
 */
export function sheetFragments(css: string): ReadonlyMap<string, SheetFragment[]> {
  const fragments = new Map<string, SheetFragment[]>();
  let last: { scope: string; fragment: SheetFragment } | undefined;
  let place = 0;
  for (const [scope, rules] of parse(css).nodes.flatMap(split)) {
    if (last?.scope === scope) {
      last.fragment[1] += rules;
      continue;
    }
    const fragment: SheetFragment = [place++, rules];
    fragments.set(scope, [...(fragments.get(scope) ?? []), fragment]);
    last = { scope, fragment };
  }
  return fragments;
}
