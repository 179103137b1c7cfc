import { afterAll, vi } from 'vitest';

// Code that a part has begun to load belongs to the next file as well: it must not fail as this one ends.
afterAll(() => vi.dynamicImportSettled());
