export * from './all-treks.tsx';
export * from './popular-treks.tsx';
export * from './showcase.anatomy.ts';
export * from './showcase.rules.ts';
export * from './showcase.texts.ts';
export * from './treks-status.tsx';
