import type { en } from './en.ts';

/** Texts of another language: the names of the English ones, and the same facts for those that take some. */
type TextsLike<English> = {
  readonly [Name in keyof English]: English[Name] extends string
    ? string
    : English[Name] extends (...facts: infer Facts) => string
      ? (...facts: Facts) => string
      : TextsLike<English[Name]>;
};

/** Every text of the kit, by feature. A language that is whole satisfies it. */
export type WholeTrekMessages = TextsLike<typeof en>;

/** Texts in place of the English ones, for `messages` of the provider. What is left out stays English. */
export type TrekMessages = { readonly [Feature in keyof WholeTrekMessages]?: Partial<WholeTrekMessages[Feature]> };
