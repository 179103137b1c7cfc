import { afterAll, vi } from 'vitest';

// The code of the kit is loaded once for all files, so what one of them has begun must not end in another's test.
afterAll(() => vi.dynamicImportSettled());

// Nor may a test depend on whether one before it has pressed something: from the start, the visitor has.
performance.mark('trek-first-interaction');

/** A backend that never answers: the network's own refusal comes when it likes. */
vi.stubGlobal('fetch', () => new Promise(() => {}));
