export * from './all-treks.tsx';
export * from './popular-treks.tsx';
export * from './showcase.rules.ts';
export * from './treks-status.tsx';
