import { afterAll, vi } from 'vitest';

// The code of the kit is loaded once for all files, so what one of them has begun must not end in another's test.
afterAll(() => vi.dynamicImportSettled());

/** A backend that never answers: the network's own refusal comes when it likes. */
vi.stubGlobal('fetch', () => new Promise(() => {}));
