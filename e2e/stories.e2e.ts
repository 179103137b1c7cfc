import { expect, type Page, test } from '@playwright/test';
import { isData } from './support/story-data.ts';
import { languageFaults, NARROW, speak } from './support/story-language.ts';
import { allStories, openStories, PLAIN_SIZE, runStory, type StoryEntry, takeSizeOf } from './support/story-walk.ts';

/** Pages that go through the stories side by side. */
const PAGES = 4;

/** Machines and the workbench speak to developers; these stories choose their language themselves. */
const SPEAKS_OTHERWISE = /^workbench-|-in-german$/;

/** The stories that are looked at in another language as well: of each component the first and the last. */
function spokenOf(all: readonly StoryEntry[]): Set<StoryEntry> {
  const byComponent = Map.groupBy(
    all.filter(({ id }) => !SPEAKS_OTHERWISE.test(id)),
    ({ title }) => title,
  );
  return new Set([...byComponent.values()].flatMap((stories) => [...stories.slice(0, 1), ...stories.slice(-1)]));
}

/** Lets the story speak words that are 40 % longer. @returns what it says in no language, and where it has no room */
async function inPseudoLanguage(page: Page, { importPath }: StoryEntry): Promise<string[]> {
  await speak(page, 'pseudo');
  const { texts } = await languageFaults(page);
  await page.setViewportSize(NARROW);
  const { clipped } = await languageFaults(page);
  await speak(page, 'en');
  const foreign = texts.filter((text) => !isData(text, importPath));
  return [...foreign.map((text) => `in no language: ${text}`), ...clipped.map((element) => `cut off: ${element}`)];
}

for (const theme of ['light', 'dark']) {
  for (let part = 1; part <= PAGES; part += 1) {
    test(`every story does in the built Storybook what it says, in ${theme}: part ${part} of ${PAGES}`, async ({
      page,
    }) => {
      test.setTimeout(900_000);
      const all = await allStories(page);
      const mine = all.slice(((part - 1) * all.length) / PAGES, (part * all.length) / PAGES);
      // Late code that one story fetched is there for those after it: the other way round, none can rely on that.
      if (theme === 'dark') mine.reverse();
      const spoken = theme === 'light' ? spokenOf(all) : new Set<StoryEntry>();
      expect(mine.length).toBeGreaterThan(50);
      await openStories(page, `theme:${theme}`);
      const failed: Record<string, string[]> = {};
      for (const story of mine) {
        const { id } = story;
        await takeSizeOf(page, id);
        const faults = await runStory(page, id);
        if (spoken.has(story)) faults.push(...(await inPseudoLanguage(page, story)));
        if (faults.length > 0) failed[id] = faults;
      }
      expect(failed).toEqual({});
    });
  }
}

test('control: a story that does not do what it says is noticed', async ({ page }) => {
  await openStories(page);
  expect(await runStory(page, 'kit-button--nowhere')).toEqual(['is missing']);
  // Its play looks for what only a phone has.
  await page.setViewportSize(PLAIN_SIZE);
  expect(await runStory(page, 'search-searchform--advanced-search-shows-all-four')).not.toEqual([]);
});

test('control: a text of no language and words that are cut off are noticed', async ({ page }) => {
  await openStories(page);
  await runStory(page, 'kit-button--the-one-main-action');
  await page.evaluate(() => {
    const cut = document.createElement('p');
    cut.style.cssText = 'width: 40px; overflow: hidden; white-space: nowrap';
    cut.textContent = '⟦Boookooo nooowooo⟧ or never';
    document.querySelector('#storybook-root')?.append(cut);
  });
  const { texts, clipped } = await languageFaults(page);
  expect(texts).toContain('or never');
  expect(clipped.join()).toContain('nooowooo');
  const file = './packages/ui/src/kit/button.stories.tsx';
  expect(['or never', 'View Details', 'Book Now', '12 day(s)'].map((text) => isData(text, file))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
