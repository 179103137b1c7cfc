export { type ReadOptions, useRead } from '../api/use-read.ts';
export { useTexts } from '../core/texts/language.ts';
export { DEFAULT_PATHS, memoryStorage } from './browser-ports.ts';
export { type Backend, type BackendSettings, connectBackend } from './connect-backend.ts';
export { historyBack } from './history-back.ts';
export type { Notice } from './notice-board.ts';
export { type NoticesApi, useNotices } from './notices-context.tsx';
export * as Notices from './notices-parts.tsx';
export type {
  BackGuard,
  BackPort,
  Clock,
  GivenPaths,
  HostPaths,
  LinkComponent,
  Navigate,
  NoticeKind,
  NoticeOptions,
  Notify,
  OptionalLink,
  OptionalPaths,
  PageAddress,
  RedirectExternal,
  StoragePort,
  TrekPorts,
} from './ports.ts';
export type { TrekEvent } from './trek-events.ts';
export { TrekProvider, type TrekProviderProps, usePorts } from './trek-provider.tsx';
