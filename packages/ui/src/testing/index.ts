export * from './fixtures.ts';
export * from './listing-host.machine.ts';
export * from './machine-coverage.ts';
export * from './machine-exploration.ts';
export * from './machine-script.ts';
export * from './programmable-actors.ts';
export * from './virtual-clock.ts';
