export { ContentError } from './content/content-error.ts';
export { SettingError } from './setting-error.ts';
export { type ApiSettings, type Environment, readSettings } from './settings.ts';
export { type Api, startApi } from './start-api.ts';
