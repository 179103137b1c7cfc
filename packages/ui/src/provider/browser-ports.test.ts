import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { browserClock, memoryStorage, webStorage } from './browser-ports.ts';

/** A browser's storage; `refuses` makes it throw as a full or forbidden one does. */
function browserStorage(initial: Record<string, string> = {}) {
  const values = new Map(Object.entries(initial));
  const refuses = { reading: false, writing: false };
  const guard = (isRefused: boolean) => {
    if (isRefused) throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const storage = {
    getItem: (key: string) => {
      guard(refuses.reading);
      return values.get(key) ?? null;
    },
    setItem: (key: string, value: string) => {
      guard(refuses.writing);
      values.set(key, value);
    },
    removeItem: (key: string) => {
      guard(refuses.writing);
      values.delete(key);
    },
  } as unknown as Storage;
  return { storage, values, refuses };
}

describe('a port over the browser’s storage', () => {
  test('reads, writes and removes under its prefix', () => {
    const { storage, values } = browserStorage({ token: 'the host’s own' });
    const port = webStorage(() => storage, 'trek.');
    expect([port.read('token'), port.write('token', 'a.b.c'), port.read('token')]).toEqual([null, true, 'a.b.c']);
    expect([...values]).toEqual([
      ['token', 'the host’s own'],
      ['trek.token', 'a.b.c'],
    ]);
    port.remove('token');
    expect([port.read('token'), values.size]).toEqual([null, 1]);
  });

  test('S1: keeps values in memory and logs it if the browser blocks storage altogether', () => {
    const port = webStorage(() => {
      throw new DOMException('Access is denied.', 'SecurityError');
    });
    expect([port.read('token'), port.write('token', 'a.b.c'), port.read('token')]).toEqual([null, false, 'a.b.c']);
    port.remove('token');
    expect(port.read('token')).toBeNull();
  });

  test('S1 control: a port without that throws at the first read', () => {
    const { storage, refuses } = browserStorage();
    refuses.reading = true;
    const port = { read: (key: string) => storage.getItem(key) };
    expect(() => port.read('token')).toThrow('The operation is insecure.');
    expect(webStorage(() => storage).read('token')).toBeNull();
  });

  test('reads the last written value, not the older one that a full storage still holds', () => {
    const { storage, refuses } = browserStorage({ token: 'old' });
    const port = webStorage(() => storage);
    refuses.writing = true;
    expect([port.write('token', 'new'), port.read('token')]).toEqual([false, 'new']);
    refuses.writing = false;
    expect([port.write('token', 'newest'), port.read('token'), storage.getItem('token')]).toEqual([
      true,
      'newest',
      'newest',
    ]);
  });

  test('returns null if reading is refused', () => {
    const { storage, refuses } = browserStorage({ token: 'a.b.c' });
    refuses.reading = true;
    expect(webStorage(() => storage).read('token')).toBeNull();
  });
});

describe('A9: other tabs', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('report the port’s own names and a storage that is emptied, until the listener is removed', () => {
    const page = new EventTarget();
    vi.stubGlobal('window', page);
    const heard: Array<string | null> = [];
    const stop = webStorage(() => browserStorage().storage, 'trek.').subscribe((key) => heard.push(key));
    const change = (key: string | null) => page.dispatchEvent(Object.assign(new Event('storage'), { key }));
    for (const key of ['trek.token', 'token', null]) change(key);
    stop();
    change('trek.token');
    expect(heard).toEqual(['token', null]);
  });
});

test('A9: another part of the page with its own port receives writes and removals', async () => {
  vi.stubGlobal('window', new EventTarget());
  onTestFinished(() => void vi.unstubAllGlobals());
  const [{ storage }, other] = [browserStorage(), browserStorage()];
  const writer = webStorage(() => storage, 'trek.');
  const heard: unknown[] = [];
  const listen = (who: string, port = webStorage(() => storage, 'trek.')) =>
    port.subscribe((key) => heard.push([who, key, port.read('token')]));
  listen('itself', writer);
  const stop = listen('another');
  listen(
    'one of another name',
    webStorage(() => storage, 'other.'),
  );
  listen(
    'one of another storage',
    webStorage(() => other.storage, 'trek.'),
  );
  writer.write('token', 'a.b.c');
  writer.write('userData', '{}');
  await Promise.resolve();
  writer.remove('token');
  await Promise.resolve();
  stop();
  writer.write('token', 'd.e.f');
  await Promise.resolve();
  expect(heard).toEqual([
    ['another', 'token', 'a.b.c'],
    ['another', 'userData', 'a.b.c'],
    ['another', 'token', null],
  ]);
});

test('A9: a page restored from the back/forward cache reads the storage again, a new one does not', () => {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  onTestFinished(() => void vi.unstubAllGlobals());
  const heard: Array<string | null> = [];
  const stop = webStorage(() => browserStorage().storage).subscribe((key) => heard.push(key));
  const show = (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  show(false);
  expect(heard).toEqual([]);
  show(true);
  expect(heard).toEqual([null]);
  stop();
  show(true);
  expect(heard).toEqual([null]);
});

test('memory stores values, and no other tab changes them', () => {
  const port = memoryStorage({ theme: 'dark' });
  expect([port.read('theme'), port.write('token', 'a.b.c'), port.read('token'), port.read('toString')]).toEqual([
    'dark',
    true,
    'a.b.c',
    null,
  ]);
  port.remove('token');
  expect(port.read('token')).toBeNull();
  expect(() => port.subscribe(() => {})()).not.toThrow();
});

test('the clock of the browser is used', async () => {
  expect(Math.abs(browserClock.now() - Date.now())).toBeLessThan(1000);
  const timer = browserClock.setTimeout(() => expect.unreachable(), 0);
  browserClock.clearTimeout(timer as never);
  await new Promise<void>((resolve) => void browserClock.setTimeout(() => resolve(), 1));
});
