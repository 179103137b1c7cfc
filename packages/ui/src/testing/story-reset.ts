import { expect } from 'storybook/test';

type Grouping = CSSStyleSheet | CSSGroupingRule;

const isReset = (rule: CSSRule) => rule instanceof CSSStyleRule && rule.selectorText.startsWith('*');

/** The rules about every element, with the sheet or group of each. */
function resetRules(group: Grouping): [Grouping, CSSRule][] {
  return [...group.cssRules].flatMap((rule): [Grouping, CSSRule][] => {
    if (rule instanceof CSSGroupingRule) return resetRules(rule);
    return isReset(rule) ? [[group, rule]] : [];
  });
}

/** Takes the reset of the stories' document away, as on a host's page that has none; gives it back when it has looked. */
async function withoutReset(look: () => void | Promise<void>): Promise<void> {
  const removed = [...document.styleSheets].flatMap(resetRules);
  expect(removed).not.toEqual([]);
  for (const [group, rule] of removed) group.deleteRule([...group.cssRules].indexOf(rule));
  try {
    await look();
  } finally {
    for (const [group, rule] of removed) group.insertRule(rule.cssText, group.cssRules.length);
  }
}

const sizesIn = (root: Element) =>
  [...root.querySelectorAll('[data-part], input, select, textarea, button')].map((element) => {
    const { width, height } = element.getBoundingClientRect();
    return `${element.outerHTML.slice(0, 80)} ${Math.round(width)} × ${Math.round(height)}`;
  });

/** Every part and control has the same size on a page with a reset and on one without. */
export async function expectSameSizesWithoutReset(root: Element): Promise<void> {
  const sizes = sizesIn(root);
  await expect(sizes.length).toBeGreaterThan(0);
  await withoutReset(async () => expect(sizesIn(root)).toEqual(sizes));
}
