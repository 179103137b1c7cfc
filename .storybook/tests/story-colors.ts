import type { Page } from '@playwright/test';
import { runAxe } from '../../e2e/support/axe-faults.ts';

/** What axe says about colors. All other rules say the same in both themes. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];
/** This one is about whole pages, which a story is not. */
const PAGE_RULE = 'region';
const OFF = Object.fromEntries([PAGE_RULE, ...COLOR_RULES].map((rule) => [rule, { enabled: false }]));

/** All of axe but colors, for the story as its play left it. @returns a line for each fault */
export const accessibilityFaults = (page: Page) => runAxe(page, { within: ['body'], rules: OFF });

export interface Colors {
  /** Default: both. */
  themes?: readonly ('light' | 'dark')[];
  /** Looks at each text even if the page showed another one like it before. Default: false. */
  anew?: boolean;
}

/**
 * Checks the colors of the story in the light and in the dark theme, as its play left it. A text in the same ink and on
 * the same grounds as one that axe has looked at before on this page is left out: most stories repeat what others show,
 * and axe takes long.
 * @returns a line for each fault
 */
export function colorFaults(page: Page, { themes = ['light', 'dark'], anew = false }: Colors = {}): Promise<string[]> {
  return page.evaluate(
    async ({ rules, themes, anew }) => {
      const shown = window as unknown as { checkedLooks?: Set<string> };
      if (anew) shown.checkedLooks = undefined;
      shown.checkedLooks ??= new Set();
      const { checkedLooks } = shown;

      /** Of the theme that is shown. */
      const grounds = new Map<Element, string>();
      const groundOf = (element: Element | null): string => {
        const known = element ? grounds.get(element) : '';
        if (!element || known !== undefined) return known ?? '';
        const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
        const own = `${backgroundColor} ${backgroundImage} ${opacity}`;
        const below = groundOf(element.parentElement);
        const ground = own === 'rgba(0, 0, 0, 0) none 1' ? below : `${own} on ${below}`;
        grounds.set(element, ground);
        return ground;
      };
      const inkOf = (element: Element) => {
        const { color, fontSize, fontWeight, textDecorationLine, textShadow } = getComputedStyle(element);
        return `${color} ${fontSize} ${fontWeight} ${textDecorationLine} ${textShadow}`;
      };
      const lookOf = (element: Element) =>
        // A link must stand out from the text around it.
        `${element.localName === 'a'} ${inkOf(element)} in ${inkOf(element.parentElement ?? element)} on ${groundOf(element)}`;
      // axe passes over what cannot be used, and what cannot be seen.
      const PASSED_OVER =
        ':disabled, :disabled *, [aria-disabled="true"], [aria-disabled="true"] *, [data-visually-hidden]';
      const canBeChecked = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.matches(PASSED_OVER);
      const hasText = (element: Element) =>
        element.matches('input, select, textarea') ||
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());

      const { classList } = document.documentElement;
      const wasDark = classList.contains('dark');
      const still = document.createElement('style');
      still.textContent = '*, ::before, ::after { transition: none !important; }';
      document.head.append(still);
      const lines: string[] = [];
      try {
        for (const theme of themes) {
          classList.toggle('dark', theme === 'dark');
          grounds.clear();
          const unchecked = [...document.body.querySelectorAll('*')].filter((element) => {
            if (!hasText(element) || !canBeChecked(element)) return false;
            const look = lookOf(element);
            const isNew = !checkedLooks.has(look);
            checkedLooks.add(look);
            return isNew;
          });
          if (unchecked.length === 0) continue;
          const { violations } = await window.axe.run(
            { include: unchecked },
            { runOnly: [...rules], resultTypes: ['violations'], iframes: false },
          );
          const nodesOf = ({ nodes }: (typeof violations)[number]) => nodes.map(({ target }) => target).join(', ');
          lines.push(...violations.map((violation) => `${theme}: ${violation.id} at ${nodesOf(violation)}`));
        }
        return lines;
      } finally {
        classList.toggle('dark', wasDark);
        still.remove();
      }
    },
    { rules: COLOR_RULES, themes, anew },
  );
}
