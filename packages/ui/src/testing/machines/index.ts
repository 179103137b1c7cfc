/** The tools that prove the kit's machines, for its own tests and the workbench. */
export * from './machine-coverage.ts';
export * from './machine-exploration.ts';
export * from './machine-script.ts';
export * from './programmable-actors.ts';
