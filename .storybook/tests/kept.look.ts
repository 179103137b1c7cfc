import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { TEST_NOW_MS } from '../../packages/ui/src/testing/fixtures.ts';
import { allStories, runStory, type StoryEntry, takeSizeOf, test } from './story-walk.ts';

const FOLDER = new URL('../kept/', import.meta.url).pathname;
const BROWSER_FILE = `${FOLDER}browser.txt`;
const isAccepting = () => test.info().config.updateSnapshots === 'changed';

/** One story of each component that a visitor or an agency sees first; in both themes they are sixty files at most. */
const PICTURED = [
  'blog-post--title-author-date-and-text',
  'blog-postlist--posts-with-date-and-read-time',
  'booking-booking-details--filled-from-the-account',
  'booking-booking-payment--the-deposit-is-proposed',
  'booking-booking-start-date--the-calendar-marks-the-seasons',
  'booking-bookingpanel--three-travelers-save-5-percent',
  'catalogue-listing--six-on-a-page',
  'catalogue-listing-on-a-phone--the-drawer-is-open-on-a-phone',
  'catalogue-placepage--a-country-with-its-treks',
  'catalogue-populartreks--the-first-country-is-selected',
  'catalogue-trekcard--grid-view',
  'catalogue-trekcard--list-view-with-view-details',
  'catalogue-trekpage--overview',
  'chat-chat--open',
  'contact-contactform--all-fields-are-required',
  'kit-button--primary',
  'manage-booking-managebooking--confirmed',
  'navigation-defaultmegamenu--enter-opens-and-closes-again',
  'navigation-menudrawer--open',
  'payment-payment--authentication-required',
  'payment-payment--trek-is-not-available',
  'profile-bookinglist--every-status-color',
  'profile-passwordchange--current-password-is-required',
  'search-searchform--on-a-large-screen-always-all-four',
  'search-searchform--only-the-country-on-a-small-screen',
  'session-forgotpassword--check-your-email',
  'session-passwordreset--it-must-be-mixed',
  'session-signin--failed-by-wrong-credentials',
  'session-signup--every-error-at-once',
  'walk-elevationprofile--night-by-night',
];

const components = Map.groupBy(allStories(), ({ id }) => id.split('--')[0] ?? '');

test.use({ timezoneId: 'Asia/Kathmandu', locale: 'en-US', reducedMotion: 'reduce' });

// The stories’ tokens are of this time: later they would have expired.
test.beforeAll(({ stories }) => stories.evaluate(beginAt, TEST_NOW_MS));

/** Sets the page's date. Time passes from there, as some stories wait for it. */
function beginAt(startMs: number) {
  const aheadMs = startMs - Date.now();
  const realNow = Date.now;
  window.Date = new Proxy(Date, {
    construct: (target, given) => Reflect.construct(target, given.length === 0 ? [realNow() + aheadMs] : given),
    get: (target, name) => (name === 'now' ? () => realNow() + aheadMs : Reflect.get(target, name)),
  });
}

/** Shows a story as its play leaves it. */
async function show(page: Page, { id }: Pick<StoryEntry, 'id'>): Promise<void> {
  await takeSizeOf(page, id);
  expect(await runStory(page, id), id).toEqual([]);
}

/** Waits for the fonts, and for the pictures on the screen: those further down load as late as they can. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  await page.waitForFunction(() =>
    [...document.images].every(
      (image) => image.complete || !image.checkVisibility() || image.getBoundingClientRect().top > innerHeight,
    ),
  );
}

/** The patience with parts whose code loads late, on a busy machine, too. */
const PATIENCE_MS = 30_000;
/** A tree that has not changed for so long is taken: an amount that is typed waits for 600 ms. */
const SETTLED_MS = 900;

/** The page's accessibility tree, without what is another each time or of each build. */
const treeOf = async (page: Page) =>
  (await page.locator('body').ariaSnapshot()).replaceAll(
    /(local-|marker=|script:|127\.0\.0\.1:|build [\d.]+ \()[\w-]+/g,
    '$1…',
  );

/** The tree of a page that changes no more. */
async function settledTree(page: Page): Promise<string> {
  let last = '';
  const isSettled = async () => {
    const before = last;
    last = await treeOf(page);
    return last === before;
  };
  await expect.poll(isSettled, { intervals: [SETTLED_MS], timeout: PATIENCE_MS }).toBe(true);
  return last;
}

const fileOf = (component: string) => `${FOLDER}trees/${component}.txt`;
const SECTION = '# ';

/** The accepted trees of a component, by their stories. */
function acceptedTrees(component: string): Map<string, string> {
  if (!existsSync(fileOf(component))) return new Map();
  const sections = `\n${readFileSync(fileOf(component), 'utf8')}`.split(`\n${SECTION}`).slice(1);
  return new Map(sections.map((section) => [section.split('\n', 1).join(), section.replace(/^.*\n/, '').trimEnd()]));
}

test('the browser is the one that the pictures were made with', ({ browser }) => {
  const version = `Chromium ${browser.version()}\n`;
  if (isAccepting()) {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(BROWSER_FILE, version);
  }
  expect(readFileSync(BROWSER_FILE, 'utf8')).toBe(version);
});

for (const [component, stories] of components) {
  test(`the accessibility trees of ${component} are those that were accepted`, async ({ stories: page }) => {
    if (isAccepting()) return accept(page, component, stories);
    const accepted = acceptedTrees(component);
    expect(stories.map(({ id }) => id)).toEqual([...accepted.keys()]);
    for (const story of stories) {
      await show(page, story);
      await expect.soft
        .poll(() => treeOf(page), { timeout: PATIENCE_MS, message: story.id })
        .toBe(accepted.get(story.id));
    }
  });
}

/** Writes what the stories of a component come to. */
async function accept(page: Page, component: string, stories: readonly StoryEntry[]): Promise<void> {
  const sections: string[] = [];
  for (const story of stories) {
    await show(page, story);
    sections.push(`${SECTION}${story.id}\n${await settledTree(page)}\n`);
  }
  mkdirSync(`${FOLDER}trees`, { recursive: true });
  writeFileSync(fileOf(component), sections.join('\n'));
}

for (const id of PICTURED) {
  test(`the pictures of ${id} are those that were accepted`, async ({ stories: page }) => {
    await show(page, { id });
    for (const theme of ['light', 'dark']) {
      await page.evaluate((name) => {
        document.documentElement.dataset.trekTheme = name;
      }, theme);
      await settle(page);
      await expect.soft(page).toHaveScreenshot(['pictures', `${id}-${theme}.png`]);
    }
  });
}

test('every tree and picture is of a component that exists', () => {
  const trees = globSync(`${FOLDER}trees/*.txt`).map((file) => basename(file, '.txt'));
  expect(trees.filter((component) => !components.has(component))).toEqual([]);
  const pictures = globSync(`${FOLDER}pictures/*.png`).map((file) =>
    basename(file, '.png').replace(/-(light|dark)$/, ''),
  );
  expect(pictures.filter((id) => !PICTURED.includes(id))).toEqual([]);
});
