import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { historyBack } from './history-back.ts';

/** A window with the history of one page. As in a browser, a step back arrives later. */
class PageWindow extends EventTarget {
  readonly location = { pathname: '/treks/langtang-valley-trek' };
  #states: unknown[];
  #index: number;

  /** @param states of the entries that are there already; the last is shown */
  constructor(states: unknown[] = [null]) {
    super();
    this.#states = states;
    this.#index = states.length - 1;
  }

  get depth(): number {
    return this.#index;
  }

  readonly history = {
    read: () => this.#states[this.#index],
    get state() {
      return this.read();
    },
    pushState: (state: unknown) => {
      this.#states = [...this.#states.slice(0, this.#index + 1), state];
      this.#index += 1;
    },
    back: () => {
      setTimeout(() => {
        this.#index -= 1;
        this.dispatchEvent(new Event('popstate'));
      }, 10);
    },
  };
}

/** Opens a page whose history is as given. */
function openPage(states?: unknown[]) {
  const page = new PageWindow(states);
  vi.stubGlobal('window', page);
  return { page, back: historyBack() };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const LOADED_AGAIN = [null, { trekBack: true }];

test('Back calls the guard each time until it is released', () => {
  const { page, back } = openPage();
  const onBack = vi.fn(() => true);
  back.block(onBack);
  for (const times of [1, 2]) {
    page.history.back();
    vi.runAllTimers();
    expect(onBack).toHaveBeenCalledTimes(times);
    expect(page.depth).toBe(1);
  }
});

test('a visitor who leaves at Back is not asked again', () => {
  const { page, back } = openPage();
  const onBack = vi.fn(() => false);
  const hold = back.block(onBack);
  page.history.back();
  vi.runAllTimers();
  expect(hold.isOnTop()).toBe(false);
  expect(page.depth).toBe(0);
  page.dispatchEvent(new Event('popstate'));
  expect(onBack).toHaveBeenCalledTimes(1);
});

test('a released guard removes its history entry', () => {
  const { page, back } = openPage();
  back.block(() => true).release();
  vi.runAllTimers();
  expect(page.depth).toBe(0);
});

test('a reloaded page reuses the history entry for the layer that opens again', () => {
  const { page, back } = openPage(LOADED_AGAIN);
  vi.advanceTimersByTime(1999);
  const onBack = vi.fn(() => true);
  const hold = back.block(onBack);
  vi.runAllTimers();
  expect(page.depth).toBe(1);
  expect(hold.isOnTop()).toBe(true);
  expect(onBack).not.toHaveBeenCalled();
});

test('an unclaimed entry is removed after two seconds', () => {
  const { page } = openPage(LOADED_AGAIN);
  vi.advanceTimersByTime(1999);
  expect(vi.getTimerCount()).toBe(1);
  vi.runAllTimers();
  expect(page.depth).toBe(0);
});

test.each([
  ['the unclaimed entry of a reloaded page', LOADED_AGAIN, 2005],
  ['the entry of a layer that was just closed', [null], 5],
])('a layer that opens while %s is removed stays open, and guards Back', (_, states, goesAfterMs) => {
  const { page, back } = openPage(states);
  if (states.length === 1) back.block(() => true).release();
  vi.advanceTimersByTime(goesAfterMs);
  const onBack = vi.fn(() => false);
  const hold = back.block(onBack);
  vi.runAllTimers();
  expect(onBack).not.toHaveBeenCalled();
  expect(hold.isOnTop()).toBe(true);
  page.history.back();
  vi.runAllTimers();
  expect(onBack).toHaveBeenCalledTimes(1);
});
