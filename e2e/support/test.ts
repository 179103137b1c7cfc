import { test as base, expect, type Page } from '@playwright/test';
import { HYDRATED_PAGE } from '../../sites/web/src/boot/late-page.ts';
import { translateTexts } from './translate-page.ts';

export { expect };

/** Tests that expect noise on the console. */
export const noisyTest = base.extend<{ isTranslated: boolean }>({
  /** Whether the browser translates each page once it has loaded. */
  isTranslated: [false, { option: true }],
  page: async ({ page, isTranslated }, use) => {
    if (isTranslated) await page.addInitScript(`addEventListener('load', () => (${translateTexts})('fonts'))`);
    await use(page);
    // A request of a page that closes fails in its handler, after the test.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

/** Interacts with the page, and waits until it is hydrated. */
export async function hydrate(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForSelector(HYDRATED_PAGE);
}

/** Nothing matches it. */
export const SILENCE = /(?!)/;

/** Parts of the kit on the page that none of its style sheets knows: their styles were forgotten. */
const bareParts = (page: Page) =>
  page.evaluate(() => {
    const selectors = (rules: CSSRuleList): string =>
      [...rules]
        .map((rule) => {
          if ('selectorText' in rule) return rule.selectorText;
          return 'cssRules' in rule ? selectors(rule.cssRules as CSSRuleList) : '';
        })
        .join();
    const known = [...document.styleSheets].map((sheet) => selectors(sheet.cssRules)).join();
    const scopes = [...document.querySelectorAll('#root [data-scope]')].map((part) => part.getAttribute('data-scope'));
    return [...new Set(scopes)].filter((scope) => !known.includes(`[data-scope="${scope}"]`));
  });

/** A page fails the test with any error or warning on the console, or with a part that has no styles. */
export const test = noisyTest.extend<{ expectedNoise: RegExp; quietConsole: undefined; wholeLook: undefined }>({
  /** Messages that are allowed on the console. */
  expectedNoise: [SILENCE, { option: true }],
  wholeLook: [
    async ({ page }, use) => {
      await use(undefined);
      // A page that was left at once may still be loading.
      if (page.isClosed()) return;
      await expect(async () => expect(await bareParts(page), 'parts without a look').toEqual([])).toPass({
        timeout: 15_000,
      });
    },
    { auto: true },
  ],
  quietConsole: [
    async ({ page, expectedNoise, javaScriptEnabled }, use) => {
      const noise: string[] = [];
      page.on('console', (message) => {
        const isNoise = message.type() === 'error' || message.type() === 'warning';
        if (isNoise && !expectedNoise.test(message.text())) noise.push(message.text());
      });
      page.on('pageerror', ({ message }) => {
        // Without scripts, no page can take the browser's word that it left out a transition.
        if (javaScriptEnabled || !/^Transition was/.test(message)) noise.push(message);
      });
      await use(undefined);
      expect(noise, 'errors and warnings on the console').toEqual([]);
    },
    { auto: true },
  ],
});
