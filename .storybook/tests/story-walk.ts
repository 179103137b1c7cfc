import { existsSync, readFileSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';
import { loadAxe } from '../../e2e/support/axe-faults.ts';
import { translateTexts } from '../../e2e/support/translate-page.ts';

const LONGEST_STORY_MS = 60_000;
/** As the toolbar of Storybook sets them: `viewport` in `.storybook/preview.tsx`. */
const SIZES: Readonly<Record<string, { width: number; height: number }>> = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
};
export const PLAIN_SIZE = { width: 1280, height: 720 };

interface Channel {
  on(event: string, listen: (payload: never) => void): void;
  off(event: string, listen: (payload: never) => void): void;
  emit(event: string, payload: object): void;
}
interface PreviewWindow {
  __STORYBOOK_ADDONS_CHANNEL__: Channel;
  __STORYBOOK_PREVIEW__: {
    currentSelection?: { storyId: string };
    storyStoreValue: {
      loadStory(selection: { storyId: string }): Promise<{ storyGlobals?: { viewport?: { value?: string } } }>;
    };
  };
}

export interface StoryEntry {
  type: 'story' | 'docs';
  id: string;
  /** The component's name in the menu. */
  title: string;
  name: string;
  /** Its file. */
  importPath: string;
  tags?: string[];
}

const INDEX = new URL('../../storybook-static/index.json', import.meta.url);

/**
 * Every story and docs page, in the order of the menu.
 * @throws where Storybook is not built
 */
export function allEntries(): StoryEntry[] {
  if (!existsSync(INDEX)) throw new Error('There is no built Storybook. Run: npm run build:storybook');
  const { entries } = JSON.parse(readFileSync(INDEX, 'utf8')) as { entries: Record<string, StoryEntry> };
  return Object.values(entries);
}

export const allStories = () => allEntries().filter(({ type }) => type === 'story');

/** Gives the page the size that Storybook would give the story's frame. */
export async function takeSizeOf(page: Page, id: string): Promise<void> {
  const viewport = await page.evaluate(async (storyId) => {
    const { storyStoreValue } = (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__;
    return (await storyStoreValue.loadStory({ storyId })).storyGlobals?.viewport?.value ?? '';
  }, id);
  const size = SIZES[viewport] ?? PLAIN_SIZE;
  const { width, height } = page.viewportSize() ?? {};
  // Telling the browser the size that it has costs as much as another one.
  if (width !== size.width || height !== size.height) await page.setViewportSize(size);
}

/** Goes to a story as a press on its name does, without loading the page again. @returns what went wrong in it */
export function runStory(page: Page, id: string): Promise<string[]> {
  return page.evaluate(
    ([storyId, longestMs]) =>
      new Promise<string[]>((resolve) => {
        const channel = (window as unknown as PreviewWindow).__STORYBOOK_ADDONS_CHANNEL__;
        const faults: string[] = [];
        const end = (fault?: string) => {
          if (fault) faults.push(fault);
          for (const [event, listen] of Object.entries(listeners)) channel.off(event, listen);
          clearTimeout(timer);
          resolve(faults);
        };
        const textOf = (error: { message?: string; description?: string }) =>
          error.message ?? error.description ?? JSON.stringify(error);
        const listeners: Record<string, (payload: never) => void> = {
          playFunctionThrewException: (error: Error) => faults.push(textOf(error)),
          unhandledErrorsWhilePlaying: (errors: Error[]) => faults.push(...errors.map(textOf)),
          storyThrewException: (error: Error) => end(textOf(error)),
          storyErrored: (error: { description: string }) => end(textOf(error)),
          storyMissing: () => end('is missing'),
          storyFinished: (finished: {
            storyId: string;
            status: string;
            reporters: { type: string; status: string; result?: { message?: string; violations?: { id: string }[] } }[];
          }) => {
            if (finished.storyId !== storyId) return;
            for (const { type, status, result } of finished.reporters) {
              const text = result?.message ?? result?.violations?.map(({ id }) => id).join(', ');
              if (status === 'failed') faults.push(`${type}: ${text}`);
            }
            end(finished.status === 'success' || faults.length > 0 ? undefined : finished.status);
          },
        };
        const timer = setTimeout(() => end('does not end'), Number(longestMs));
        for (const [event, listen] of Object.entries(listeners)) channel.on(event, listen);
        // The story that is shown already would be left as it is.
        const shown = (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__.currentSelection?.storyId;
        channel.emit(shown === storyId ? 'forceRemount' : 'setCurrentStory', { storyId, viewMode: 'story' });
      }),
    [id, LONGEST_STORY_MS] as const,
  );
}

/** `npm run campaign -- stories-dark` plays every story in the dark theme too, from the last to the first. */
export const theme = process.env.STORY_THEME === 'dark' ? 'dark' : 'light';

/** `npm run campaign -- stories-translated` plays every story in a page whose texts the browser replaces. */
const isTranslated = process.env.STORY_TRANSLATED === '1';

/** Turns off what no test looks at: it takes a fifth of the whole time. */
function leaveOutDebugging() {
  // React describes each element to the browser's profiler if there is one.
  Reflect.deleteProperty(console, 'createTask');
  Reflect.deleteProperty(console, 'timeStamp');
  // React records a stack for each element, but takes none if the limit is not a plain number.
  Object.defineProperty(Error, 'stackTraceLimit', { get: () => 0, set: () => undefined });
  // Storybook looks through the whole page at each change for elements that its panel has marked.
  Object.assign(globalThis, { __STORYBOOK_HIGHLIGHT_INITIALIZED: true });
}

/**
 * One page for all stories of a worker: it goes from story to story as a person does, without loading again. Storybook's
 * own accessibility check is off, because the tests run axe themselves.
 */
export const test = base.extend<object, { stories: Page }>({
  stories: [
    async ({ browser }, use, { project }) => {
      const { baseURL, userAgent } = project.use;
      const page = await browser.newPage({ baseURL, userAgent, viewport: PLAIN_SIZE });
      await page.addInitScript(leaveOutDebugging);
      await page.goto(`/iframe.html?id=introduction--docs&viewMode=docs&globals=theme:${theme};a11y.manual:!true`);
      await expect(page.locator('#storybook-docs h1').first()).toBeVisible();
      await loadAxe(page);
      if (isTranslated) await page.evaluate(translateTexts, 'copies' as const);
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});
