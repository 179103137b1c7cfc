export { useTexts } from '../core/texts/language.ts';
export { browserClock, DEFAULT_PATHS, memoryStorage, noBackGuard, webStorage } from './browser-ports.ts';
export { type Backend, type BackendSettings, connectBackend } from './connect-backend.ts';
export { historyBack } from './history-back.ts';
export type * from './ports.ts';
export type { TrekEvent, TrekEventName } from './trek-events.ts';
export { TrekProvider, type TrekProviderProps, usePorts } from './trek-provider.tsx';
