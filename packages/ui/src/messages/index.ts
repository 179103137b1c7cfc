export { pluralIn } from '../core/texts/plural.ts';
export { en } from './en.ts';
export type { TrekMessages, WholeTrekMessages } from './messages.types.ts';
