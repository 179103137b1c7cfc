import { expect, type Page } from '@playwright/test';
import { runStory, takeSizeOf, test } from './story-walk.ts';

/** Shows the story as its play leaves it, on a screen that the toolbar of Storybook does not have. */
async function show(page: Page, id: string, screen?: { width: number; height: number }) {
  await takeSizeOf(page, id);
  expect(await runStory(page, id)).toEqual([]);
  if (screen) await page.setViewportSize(screen);
}

/** How parts look to someone who sees no background image, no shadow and no color but the system's. */
const looksOf = (page: Page, selector: string, pseudo?: string) =>
  page.locator(selector).evaluateAll((parts, pseudo) => {
    const probe = document.body.appendChild(document.createElement('p'));
    probe.style.background = 'Canvas';
    const empty = ['rgba(0, 0, 0, 0)', getComputedStyle(probe).backgroundColor];
    probe.remove();
    return parts.map((part) => {
      const style = getComputedStyle(part, pseudo);
      const borders = (['Top', 'Bottom'] as const).map((edge) => {
        const isThere = style[`border${edge}Style`] !== 'none' && style[`border${edge}Width`] !== '0px';
        const color = style[`border${edge}Color`];
        return isThere && !empty.includes(color) ? `${color} ${style[`border${edge}Style`]}` : '';
      });
      const fill = empty.includes(style.backgroundColor) ? '' : style.backgroundColor;
      return { isFilled: fill !== '', isVisible: [fill, ...borders].some(Boolean), look: [fill, ...borders].join() };
    });
  }, pseudo);

const areFilled = async (page: Page, selector: string) =>
  (await looksOf(page, selector)).map(({ isFilled }) => isFilled);

/** Shapes and texts of drawings of which neither the fill nor the outline differs enough from the ground. */
const faintShapes = (page: Page, drawings: string) =>
  page.evaluate((selector) => {
    const luminance = (color: string) => {
      const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? []).slice(0, 3).map((part) => {
        const share = Number(part) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const probe = document.body.appendChild(document.createElement('p'));
    probe.style.background = 'Canvas';
    const ground = luminance(getComputedStyle(probe).backgroundColor);
    probe.remove();
    const isClear = (color: string, leastRatio: number) => {
      const [low = 0, high = 0] = [ground, luminance(color)].sort((a, b) => a - b);
      return color !== 'none' && (high + 0.05) / (low + 0.05) >= leastRatio;
    };
    const shapes = [...document.querySelectorAll(`${selector} :is(path, line, circle, text)`)];
    if (shapes.length === 0) return ['no drawing'];
    return shapes
      .filter((shape) => {
        const { fill, fillOpacity, stroke } = getComputedStyle(shape);
        // A number on a dot has the dot as its ground, and a tinted area has a line.
        if (shape.matches('circle + text') || fillOpacity !== '1') return false;
        if (shape.localName === 'text') return !isClear(fill, 4.5);
        return !isClear(fill, 3) && !isClear(stroke, 3);
      })
      .map((shape) => shape.outerHTML.slice(0, 120));
  }, drawings);

test.describe('in the colors of the system', () => {
  test.beforeEach(({ stories }) => stories.emulateMedia({ forcedColors: 'active' }));
  test.afterEach(({ stories }) => stories.emulateMedia({ forcedColors: null }));

  test('the steps of a booking show which is done, which is current and which comes', async ({ stories: page }) => {
    const steps = () => looksOf(page, '[data-scope="booking-dialog"][data-part="step"]');
    await show(page, 'booking-booking-details--on-a-phone');
    const [, coming] = await steps();
    await show(page, 'booking-booking-payment--the-deposit-is-proposed');
    const [done, current] = await steps();
    const looks = [coming, done, current];
    expect(looks.map((step) => step?.isVisible)).toEqual([true, true, true]);
    expect(new Set(looks.map((step) => step?.look)).size).toBe(3);
  });

  test('the dots of a carousel show the current slide', async ({ stories: page }) => {
    await show(page, 'kit-carousel--with-dots');
    const dot = '[data-scope="carousel"][data-part="dot"]';
    const [current] = await looksOf(page, `${dot}[aria-current]`, '::before');
    const others = await looksOf(page, `${dot}:not([aria-current])`, '::before');
    expect(current?.isVisible).toBe(true);
    expect(others.length).toBeGreaterThan(1);
    for (const other of others) {
      expect(other.isVisible).toBe(true);
      expect(other.look).not.toBe(current?.look);
    }
  });

  test('a slider has its track, its range and its thumbs', async ({ stories: page }) => {
    await show(page, 'kit-slider--two-thumbs-for-a-range');
    const part = (name: string) => looksOf(page, `[data-scope="slider"][data-part="${name}"]`);
    const [track, range, thumbs] = [await part('track'), await part('range'), await part('thumb')];
    const visible = [...track, ...range, ...thumbs].map(({ isVisible }) => isVisible);
    expect(visible).toEqual([true, true, true, true]);
    expect(range[0]?.look).not.toBe(track[0]?.look);
  });

  test('one tab alone is marked as open', async ({ stories: page }) => {
    await show(page, 'kit-tabs--the-first-tab-is-open');
    const [open, ...others] = (await looksOf(page, '[role="tab"]')).map(({ look }) => look);
    expect(new Set(others).size).toBe(1);
    expect(others).not.toContain(open);
  });

  for (const [name, story, chosen] of [
    ['trek to compare', 'catalogue-compare--two-are-compared', '[aria-pressed="true"]'],
    ['page', 'catalogue-listing--six-on-a-page', '[aria-current="page"]'],
    ['layout', 'catalogue-listing--as-a-list', '[aria-pressed="true"]'],
  ] as const) {
    test(`the chosen ${name} is filled`, async ({ stories: page }) => {
      await show(page, story);
      expect(await areFilled(page, chosen)).toContain(true);
      expect(await areFilled(page, chosen)).not.toContain(false);
    });
  }

  test('a calendar shows the chosen day and the days in season', async ({ stories: page }) => {
    await show(page, 'booking-booking-start-date--the-calendar-marks-the-seasons');
    const days = await looksOf(page, 'td[data-mark="good"] > *');
    expect(days.length).toBeGreaterThan(0);
    for (const day of days) expect(day.isVisible).toBe(true);
    await page.getByRole('button', { name: 'Switch to previous month' }).click();
    expect(await areFilled(page, 'td > [data-selected]')).toEqual([true]);
  });

  for (const [story, drawing] of [
    ['walk-elevationprofile--marked-nights-and-their-source', 'elevation-profile'],
    ['walk-routemap--passes-and-ways-of-travel', 'route-map'],
    ['catalogue-comparison--three-treks', 'comparison'],
  ] as const) {
    test(`a light page's drawing can be seen on a dark screen: ${drawing}`, async ({ stories: page }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
      await show(page, story);
      expect(await faintShapes(page, `[data-scope="${drawing}"] svg`)).toEqual([]);
      await page.emulateMedia({ colorScheme: null });
    });
  }
});

test('a dialog fits a phone of 320 pixels, with a margin', async ({ stories: page }) => {
  await show(page, 'booking-booking-details--on-a-phone', { width: 320, height: 640 });
  const box = await page.getByRole('dialog').boundingBox();
  expect([box?.x, box?.width]).toEqual([8, 304]);
  expect(await page.getByRole('dialog').evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
});

/** Corners of the element with the focus, a little inside, that something else covers or that are off the screen. */
const coveredCorners = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement as HTMLElement;
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const corners = [left + 4, right - 4].flatMap((x) => [top + 4, bottom - 4].map((y) => [x, y] as const));
    return corners
      .filter(([x, y]) => {
        const hit = document.elementFromPoint(x, y);
        return !(hit && (focused.contains(hit) || hit.parentElement?.contains(focused)));
      })
      .map(([x, y]) => `${focused.outerHTML.slice(0, 120)} at ${Math.round(x)}, ${Math.round(y)}`);
  });

const FILTERS = '[data-scope="listing"][data-part="filters"]';
const ON_ITS_SIDE = { width: 740, height: 360 };
for (const [screen, story, size] of [
  ['a phone on its side', 'booking-booking-details--on-a-phone', ON_ITS_SIDE],
  ['a phone on its side', 'booking-booking-payment--on-a-phone', ON_ITS_SIDE],
  ['a phone on its side', 'catalogue-listing-on-a-phone--the-drawer-is-open-on-a-phone', ON_ITS_SIDE],
  ['a small phone', 'catalogue-listing-on-a-phone--the-drawer-is-open-on-a-phone', { width: 320, height: 640 }],
  ['a low window', 'catalogue-listing--six-on-a-page', { width: 1280, height: 500 }],
] as const) {
  test(`${screen} shows all of what has the focus: ${story}`, async ({ stories: page }) => {
    await show(page, story, size);
    const controls = page.locator(`:is([role="dialog"], ${FILTERS}) :is(input, select, textarea, button):visible`);
    const covered: string[] = [];
    await controls.first().focus();
    for (let step = await controls.count(); step > 0; step -= 1) {
      covered.push(...(await coveredCorners(page)));
      await page.keyboard.press('Tab');
    }
    expect(covered).toEqual([]);
  });
}
