import type { Texts, Translation } from '../core/texts/define-texts.ts';
import type { en } from './en.ts';

/** Every text of the kit, by feature. A language that is whole satisfies it. */
export type WholeTrekMessages = Translation<Texts<typeof en>>;

/** Texts in place of the English ones, for `messages` of the provider. What is left out stays English. */
export type TrekMessages = { readonly [Feature in keyof WholeTrekMessages]?: Partial<WholeTrekMessages[Feature]> };
