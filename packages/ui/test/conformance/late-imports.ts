import { afterAll, vi } from 'vitest';

// What a part has begun to load belongs to the next file as well: it must not fail as this one ends.
afterAll(() => vi.dynamicImportSettled());
