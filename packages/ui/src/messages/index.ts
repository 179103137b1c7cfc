export { pluralIn } from '../core/internal/plural.ts';
export { en } from './en.ts';
export type { TrekMessages, WholeTrekMessages } from './messages.types.ts';
