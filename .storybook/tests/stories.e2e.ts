import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { ofStory } from './last-run.ts';
import { accessibilityFaults, colorFaults } from './story-colors.ts';
import { isData } from './story-data.ts';
import { languageFaults, NARROW, speak } from './story-language.ts';
import { allStories, PLAIN_SIZE, runStory, type StoryEntry, takeSizeOf, test, theme } from './story-walk.ts';

const ROOT = join(import.meta.dirname, '../..');

const isBench = ({ id }: StoryEntry) => id.startsWith('workbench-');
/** The workbench speaks to developers, and stories with this tag show texts that are in no language of the toolbar. */
const speaksOtherwise = (story: StoryEntry) =>
  isBench(story) || story.id.endsWith('-in-german') || story.tags?.includes('own-language');

/** Of each component the first story and the last. */
function firstsAndLasts(stories: readonly StoryEntry[]): StoryEntry[] {
  const byComponent = Map.groupBy(stories, ({ title }) => title);
  return [...byComponent.values()].flatMap((ofOne) => [...ofOne.slice(0, 1), ...ofOne.slice(-1)]);
}

/** Shows the story in words that are 40 % longer. @returns texts that no dictionary holds, and texts that are cut off */
async function inPseudoLanguage(page: Page, { importPath }: StoryEntry): Promise<string[]> {
  await speak(page, 'pseudo');
  const { texts } = await languageFaults(page);
  await page.setViewportSize(NARROW);
  const { clipped } = await languageFaults(page);
  await speak(page, 'en');
  const foreign = texts.filter((text) => !isData(text, importPath));
  return [...foreign.map((text) => `not translated: ${text}`), ...clipped.map((element) => `cut off: ${element}`)];
}

const all = allStories();
/** `npm run campaign -- stories-dark` shows every story in longer words. */
const spoken = new Set(
  theme === 'dark'
    ? all.filter((story) => !speaksOtherwise(story))
    : firstsAndLasts(all.filter((story) => !speaksOtherwise(story))),
);
// The stories of a bench differ in the state that it marks.
const inspected = new Set([...all.filter((story) => !isBench(story)), ...firstsAndLasts(all.filter(isBench))]);

// Late code that one story fetched is there for those after it: in the other order, none can rely on that.
for (const story of theme === 'dark' ? all.toReversed() : all) {
  test(`${story.title}: ${story.name}`, { annotation: ofStory(story.id) }, async ({ stories: page }) => {
    await takeSizeOf(page, story.id);
    const faults = await runStory(page, story.id);
    if (theme === 'dark' || inspected.has(story)) faults.push(...(await accessibilityFaults(page)));
    faults.push(...(await colorFaults(page, theme === 'light' ? {} : { themes: ['dark'], forget: true })));
    if (spoken.has(story)) faults.push(...(await inPseudoLanguage(page, story)));
    expect(faults).toEqual([]);
  });
}

test('control: a story that fails is noticed', async ({ stories: page }) => {
  expect(await runStory(page, 'kit-button--nowhere')).toEqual(['is missing']);
  // Its play looks for what only a phone has.
  await page.setViewportSize(PLAIN_SIZE);
  expect(await runStory(page, 'search-searchform--advanced-search-shows-all-four')).not.toEqual([]);
});

test('control: the built stories have the React that warns', () => {
  const scripts = globSync('storybook-static/assets/*.js', { cwd: ROOT });
  const warns = scripts.some((file) =>
    readFileSync(join(ROOT, file), 'utf8').includes('Each child in a list should have a unique'),
  );
  expect(warns).toBe(true);
});

test('control: a story that makes the console complain has failed', async ({ stories: page }) => {
  await page.setViewportSize(PLAIN_SIZE);
  await page.evaluate(() => {
    const whenRendered = new MutationObserver((changes) => {
      if (!changes.some(({ addedNodes }) => addedNodes.length > 0)) return;
      whenRendered.disconnect();
      console.error('Warning: something is wrong');
    });
    whenRendered.observe(document.querySelector('#storybook-root') as Element, { childList: true, subtree: true });
  });
  expect(await runStory(page, 'kit-button--primary')).toEqual([expect.stringContaining('Warning: something is wrong')]);
});

test('control: a button without a name, and texts that are too faint in either theme, are noticed', async ({
  stories: page,
}) => {
  await page.setViewportSize(PLAIN_SIZE);
  await runStory(page, 'kit-button--quiet');
  await page.evaluate(() => {
    const faults = `
      <button type="button"></button>
      <p id="dim" style="color: #333; background: light-dark(#fff, #000)">Hardly to be read in the dark</p>
      <p id="pale" style="color: #ccc; background: light-dark(#fff, #000)">Hardly to be read in the light</p>`;
    document.querySelector('#storybook-root')?.insertAdjacentHTML('beforeend', faults);
  });
  expect(await accessibilityFaults(page)).toEqual([expect.stringContaining('button-name')]);
  expect(await colorFaults(page)).toEqual(['light: color-contrast at #pale', 'dark: color-contrast at #dim']);
});

test('control: texts that are not translated or cut off are noticed', async ({ stories: page }) => {
  await page.setViewportSize(PLAIN_SIZE);
  await runStory(page, 'kit-button--disabled');
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
  expect(['or never', 'View Details', 'Book Now', 'Everest Base Camp Trek'].map((text) => isData(text, file))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
