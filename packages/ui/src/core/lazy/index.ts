export { type CapturedClick, captureClicks, type ReplayQueue } from './capture-clicks.ts';
export { firstInteraction } from './first-interaction.ts';
export { type LazyActor, lazyActor } from './lazy-actor.ts';
export { type LazyModule, lazyModule, type ModuleState } from './lazy-module.ts';
export { type LazyPart, type LazyPartOptions, lazyPart } from './lazy-part.tsx';
export { retryImport } from './retry-import.ts';
export { useLazyActor } from './use-lazy-actor.ts';
export { useLazyModule } from './use-lazy-module.ts';
export { useReplayClicks } from './use-replay-clicks.ts';
