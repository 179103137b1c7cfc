import { describe, expect, test } from 'vitest';
import { memoryStorage } from '../../../provider/browser-ports.ts';
import { VirtualClock } from '../../../testing/virtual-clock.ts';
import { consumeGoogleMarker, setGoogleMarker } from './google-marker.ts';

describe('O3: the marker of a sign-in with Google', () => {
  const begin = () => {
    const drafts = memoryStorage();
    const clock = new VirtualClock(0);
    return { drafts, clock, marker: setGoogleMarker(drafts, clock) };
  };

  test('is random, and fits into an address', () => {
    const markers = Array.from({ length: 100 }, () => begin().marker);
    expect(new Set(markers).size).toBe(100);
    for (const marker of markers) expect(marker).toMatch(/^[0-9a-f]{32}$/);
  });

  test('can be read once', () => {
    const { drafts, clock, marker } = begin();
    expect(consumeGoogleMarker(drafts, clock)).toBe(marker);
    expect(consumeGoogleMarker(drafts, clock)).toBeUndefined();
  });

  test('lasts ten minutes', () => {
    const soon = begin();
    soon.clock.advance(600_000);
    expect(consumeGoogleMarker(soon.drafts, soon.clock)).toBe(soon.marker);
    const late = begin();
    late.clock.advance(600_001);
    expect(consumeGoogleMarker(late.drafts, late.clock)).toBeUndefined();
  });

  test.each(['', ' ', 'abc', 'abc soon', 'abc 1e999', 'abc 9999999'])('is null if %j is stored', (stored) => {
    const drafts = memoryStorage({ 'google-marker': stored });
    expect(consumeGoogleMarker(drafts, new VirtualClock(0))).toBeUndefined();
  });

  test('is null if the browser stores nothing', () => {
    const drafts = { ...memoryStorage(), write: () => false };
    expect(setGoogleMarker(drafts, new VirtualClock(0))).toBeUndefined();
  });
});
