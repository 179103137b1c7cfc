import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axeCore from 'axe-core';

const SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

declare global {
  interface Window {
    axe: typeof axeCore;
  }
}

/** Looks for `!important` in style attributes, where React writes none, and takes as long as ten other rules. */
const STYLE_RULE = { 'avoid-inline-spacing': { enabled: false } };

/** The part of the page to check, and axe's rules. */
export interface Look extends Pick<axeCore.RunOptions, 'runOnly' | 'rules'> {
  /** Selectors of the parts of the page. Default: all of it. */
  within?: string[];
}

/** Brings axe onto the page, where it is not there yet. */
export async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
}

/**
 * Runs axe on a page that has it loaded.
 * @returns a line for each broken rule, with the elements
 */
export function runAxe(page: Page, { within, rules, ...options }: Look = {}): Promise<string[]> {
  return page.evaluate(
    async ([parts, chosen]) => {
      const { violations } = await window.axe.run(parts ?? document, {
        ...chosen,
        iframes: false,
        resultTypes: ['violations'],
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
    },
    [within, { ...options, rules: { ...rules, ...STYLE_RULE } }] as const,
  );
}

/**
 * Accessibility faults on the current page, without its frames. axe runs in the page itself: `@axe-core/playwright`,
 * which also looks into frames, takes twice as long.
 * @returns a line for each broken rule, with the elements
 */
export async function axeFaults(page: Page, look?: Look): Promise<string[]> {
  await loadAxe(page);
  return runAxe(page, look);
}
