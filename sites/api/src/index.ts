export { ContentError } from './content/content-error.ts';
export type { RequestEnvironment } from './http/api-context.ts';
export { boundedServer } from './http/bounded-server.ts';
export { type Service, stopOnSignal } from './http/graceful-stop.ts';
export { knownMethods } from './http/known-methods.ts';
export type { Lifecycle } from './services.ts';
export { SettingError } from './setting-error.ts';
export { type ApiSettings, type Environment, readSettings } from './settings.ts';
export { type Api, startApi } from './start-api.ts';
