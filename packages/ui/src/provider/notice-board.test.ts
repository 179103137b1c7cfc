import { expect, test } from 'vitest';
import { VirtualClock } from '../testing/virtual-clock.ts';
import { createNoticeBoard, ERROR_NOTICE_MS, MOST_NOTICES, NOTICE_MS } from './notice-board.ts';

function openBoard() {
  const clock = new VirtualClock(0);
  const board = createNoticeBoard(clock);
  return { clock, board, texts: () => board.read().map(({ text }) => text) };
}

test('a notice disappears by itself, an error later, one with an action when it is closed', () => {
  const { clock, board, texts } = openBoard();
  board.notify('success', 'Signed in');
  board.notify('error', 'Declined');
  board.notify('info', 'Log in', { action: { label: 'Log in', run: () => {} } });
  clock.advance(NOTICE_MS);
  expect(texts()).toEqual(['Declined', 'Log in']);
  clock.advance(ERROR_NOTICE_MS);
  expect(texts()).toEqual(['Log in']);
  board.close(board.read()[0]?.id ?? 0);
  expect(texts()).toEqual([]);
});

test('a notice lasts as long as its caller asks', () => {
  const { clock, board, texts } = openBoard();
  board.notify('error', 'Sign in first', { durationMs: 3000 });
  clock.advance(2999);
  expect(texts()).toEqual(['Sign in first']);
  clock.advance(1);
  expect(texts()).toEqual([]);
});

test('a notice that is about nothing any more is taken away', () => {
  const { board, texts } = openBoard();
  const offer = new AbortController();
  board.notify('info', 'Log in', { signal: offer.signal, action: { label: 'Log in', run: () => {} } });
  board.notify('error', 'Declined');
  offer.abort();
  expect(texts()).toEqual(['Declined']);
});

test('the same words again are one notice, whose time starts again', () => {
  const { clock, board, texts } = openBoard();
  board.notify('info', 'Copied');
  clock.advance(NOTICE_MS - 1);
  board.notify('info', 'Copied');
  clock.advance(NOTICE_MS - 1);
  expect(texts()).toEqual(['Copied']);
  clock.advance(1);
  expect(texts()).toEqual([]);
});

test('only the newest notices are shown', () => {
  const { board, texts } = openBoard();
  for (const text of ['one', 'two', 'three', 'four']) board.notify('info', text);
  expect(texts()).toEqual(['two', 'three', 'four']);
  expect(texts()).toHaveLength(MOST_NOTICES);
});

test('listeners are called until they unsubscribe', () => {
  const { board } = openBoard();
  let calls = 0;
  const stop = board.subscribe(() => {
    calls += 1;
  });
  board.notify('info', 'one');
  stop();
  board.notify('info', 'two');
  expect(calls).toBe(1);
});
