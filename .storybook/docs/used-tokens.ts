/** A custom property of the skin, and the properties that it sets on a component's parts. */
export interface UsedToken {
  name: string;
  properties: string[];
}

/** The tokens that the skin uses for parts of these scopes, read from the page's own style sheets. */
export function usedTokens(scopes: readonly string[]): UsedToken[] {
  const found = new Map<string, Set<string>>();
  for (const { selectorText, style } of styleRules()) {
    if (!scopes.some((scope) => selectorText.includes(`[data-scope="${scope}"]`))) continue;
    for (const declaration of style.cssText.split(';')) {
      const [property = '', ...value] = declaration.split(':');
      for (const [name] of value.join(':').matchAll(/--trek-[\w-]+/g)) {
        found.set(name, (found.get(name) ?? new Set()).add(property.trim()));
      }
    }
  }
  return [...found]
    .map(([name, properties]) => ({ name, properties: [...properties].sort() }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

function styleRules(): CSSStyleRule[] {
  const rulesOf = (rules: CSSRuleList): CSSStyleRule[] =>
    [...rules].flatMap((rule) => [
      ...(rule instanceof CSSStyleRule ? [rule] : []),
      ...('cssRules' in rule ? rulesOf(rule.cssRules as CSSRuleList) : []),
    ]);
  return [...document.styleSheets].flatMap(({ cssRules }) => rulesOf(cssRules));
}
