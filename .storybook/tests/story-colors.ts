import type { Page } from '@playwright/test';
import { runAxe } from '../../e2e/support/axe-faults.ts';

/** The rules of axe whose result depends on the theme. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];
/** Applies to whole pages, which a story is not. */
const PAGE_RULE = 'region';
const OFF = Object.fromEntries([PAGE_RULE, ...COLOR_RULES].map((rule) => [rule, { enabled: false }]));

/**
 * Runs axe without its color rules on the story as its play left it, unless an earlier story left the same markup.
 * @returns a line for each fault
 */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  const isKnown = await page.evaluate(() => {
    const memory = window as unknown as { inspectedMarkup?: Set<string> };
    memory.inspectedMarkup ??= new Set();
    // React counts the ids that it makes.
    const markup = `${innerWidth} ${document.body.innerHTML.replace(/_r_\w+?_/g, '_')}`;
    const wasInspected = memory.inspectedMarkup.has(markup);
    memory.inspectedMarkup.add(markup);
    return wasInspected;
  });
  return isKnown ? [] : runAxe(page, { within: ['body'], rules: OFF });
}

export interface Colors {
  /** Default: both. */
  themes?: readonly ('light' | 'dark')[];
  /** Checks every text, also one whose style was checked in an earlier story. Default: false. */
  forget?: boolean;
}

/**
 * Checks the colors of the story in both themes, as its play left it. Texts whose style and background axe has checked
 * in an earlier story are skipped: most stories repeat what others show, and axe is slow.
 * @returns a line for each fault
 */
export function colorFaults(
  page: Page,
  { themes = ['light', 'dark'], forget = false }: Colors = {},
): Promise<string[]> {
  return page.evaluate(
    async ({ rules, themes, forget }) => {
      const memory = window as unknown as { checkedStyles?: Set<string> };
      if (forget) memory.checkedStyles = undefined;
      memory.checkedStyles ??= new Set();
      const { checkedStyles } = memory;

      /** Kept for one theme at a time. */
      const backgrounds = new Map<Element, string>();
      const backgroundOf = (element: Element | null): string => {
        if (!element) return '';
        const known = backgrounds.get(element);
        if (known !== undefined) return known;
        const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
        const own = `${backgroundColor} ${backgroundImage} ${opacity}`;
        const below = backgroundOf(element.parentElement);
        const background = own === 'rgba(0, 0, 0, 0) none 1' ? below : `${own} on ${below}`;
        backgrounds.set(element, background);
        return background;
      };
      const textStyleOf = (element: Element) => {
        const { color, fontSize, fontWeight, textDecorationLine, textShadow } = getComputedStyle(element);
        return `${color} ${fontSize} ${fontWeight} ${textDecorationLine} ${textShadow}`;
      };
      const styleOf = (element: Element) =>
        // A link must stand out from the text around it.
        `${element.localName === 'a'} ${textStyleOf(element)} in ${textStyleOf(element.parentElement ?? element)} on ${backgroundOf(element)}`;
      // axe ignores what is disabled or hidden.
      const IGNORED_BY_AXE =
        ':disabled, :disabled *, [aria-disabled="true"], [aria-disabled="true"] *, [data-trek-hidden]';
      const canBeChecked = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !element.matches(IGNORED_BY_AXE);
      const hasText = (element: Element) =>
        element.matches('input, select, textarea') ||
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());

      const { dataset } = document.documentElement;
      const before = dataset.trekTheme;
      const still = document.createElement('style');
      still.textContent = '*, ::before, ::after { transition: none !important; }';
      document.head.append(still);
      const lines: string[] = [];
      const texts = [...document.body.querySelectorAll('*')].filter((one) => hasText(one) && canBeChecked(one));
      try {
        for (const theme of themes) {
          dataset.trekTheme = theme;
          backgrounds.clear();
          const unchecked = texts.filter((element) => {
            // A late answer may have replaced it while the other theme was checked.
            if (!element.isConnected) return false;
            const style = styleOf(element);
            const isNew = !checkedStyles.has(style);
            checkedStyles.add(style);
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
        if (before === undefined) delete dataset.trekTheme;
        else dataset.trekTheme = before;
        still.remove();
      }
    },
    { rules: COLOR_RULES, themes, forget },
  );
}
