import { expect, type Page, test } from '@playwright/test';

/** Pages that go through the stories side by side. */
const PAGES = 4;
const LONGEST_STORY_MS = 60_000;
/** As the toolbar of Storybook sets them: `viewport` in `.storybook/preview.tsx`. */
const SIZES: Readonly<Record<string, { width: number; height: number }>> = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
};
const PLAIN_SIZE = { width: 1280, height: 720 };

interface Channel {
  on(event: string, listen: (payload: never) => void): void;
  off(event: string, listen: (payload: never) => void): void;
  emit(event: string, payload: object): void;
}
interface PreviewWindow {
  __STORYBOOK_ADDONS_CHANNEL__: Channel;
  __STORYBOOK_PREVIEW__: {
    storyStoreValue: {
      loadStory(asked: { storyId: string }): Promise<{ storyGlobals?: { viewport?: { value?: string } } }>;
    };
  };
}

async function storyIds(page: Page): Promise<string[]> {
  const { entries } = (await (await page.request.get('/index.json')).json()) as {
    entries: Record<string, { id: string; type: string }>;
  };
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id }) => id);
}

/** Gives the page the size that Storybook would give the story's frame. */
async function takeSizeOf(page: Page, id: string): Promise<void> {
  const viewport = await page.evaluate(async (storyId) => {
    const { storyStoreValue } = (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__;
    return (await storyStoreValue.loadStory({ storyId })).storyGlobals?.viewport?.value ?? '';
  }, id);
  await page.setViewportSize(SIZES[viewport] ?? PLAIN_SIZE);
}

/** Goes to a story as whoever presses its name does, without loading the page again. @returns what went wrong in it */
function runStory(page: Page, id: string): Promise<string[]> {
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
        const told = (error: { message?: string; description?: string }) =>
          error.message ?? error.description ?? JSON.stringify(error);
        const listeners: Record<string, (payload: never) => void> = {
          playFunctionThrewException: (error: Error) => faults.push(told(error)),
          unhandledErrorsWhilePlaying: (errors: Error[]) => faults.push(...errors.map(told)),
          storyThrewException: (error: Error) => end(told(error)),
          storyErrored: (error: { description: string }) => end(told(error)),
          storyMissing: () => end('is missing'),
          storyFinished: (finished: {
            storyId: string;
            status: string;
            reporters: { type: string; status: string; result?: { violations?: { id: string }[] } }[];
          }) => {
            if (finished.storyId !== storyId) return;
            for (const { type, status, result } of finished.reporters) {
              if (status === 'failed') faults.push(`${type}: ${result?.violations?.map(({ id }) => id).join(', ')}`);
            }
            end(finished.status === 'success' || faults.length > 0 ? undefined : finished.status);
          },
        };
        const timer = setTimeout(() => end('does not end'), Number(longestMs));
        for (const [event, listen] of Object.entries(listeners)) channel.on(event, listen);
        channel.emit('setCurrentStory', { storyId: String(storyId), viewMode: 'story' });
      }),
    [id, LONGEST_STORY_MS] as const,
  );
}

for (const theme of ['light', 'dark']) {
  for (let part = 1; part <= PAGES; part += 1) {
    test(`every story does in the built Storybook what it says, in ${theme}: part ${part} of ${PAGES}`, async ({
      page,
    }) => {
      test.setTimeout(900_000);
      const ids = await storyIds(page);
      const mine = ids.slice(((part - 1) * ids.length) / PAGES, (part * ids.length) / PAGES);
      expect(mine.length).toBeGreaterThan(50);
      await page.goto(`/iframe.html?id=introduction--docs&viewMode=docs&globals=theme:${theme}`);
      await expect(page.locator('#storybook-docs h1').first()).toBeVisible();
      const failed: Record<string, string[]> = {};
      for (const id of mine) {
        await takeSizeOf(page, id);
        const faults = await runStory(page, id);
        if (faults.length > 0) failed[id] = faults;
      }
      expect(failed).toEqual({});
    });
  }
}

test('control: a story that does not do what it says is noticed', async ({ page }) => {
  await page.goto('/iframe.html?id=introduction--docs&viewMode=docs');
  await expect(page.locator('#storybook-docs h1').first()).toBeVisible();
  expect(await runStory(page, 'kit-button--nowhere')).toEqual(['is missing']);
  // Its play looks for what only a phone has.
  await page.setViewportSize(PLAIN_SIZE);
  expect(await runStory(page, 'search-searchform--advanced-search-shows-all-four')).not.toEqual([]);
});
