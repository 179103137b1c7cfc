export * from './fixtures.ts';
export * from './virtual-clock.ts';
