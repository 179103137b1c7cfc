/** The texts of a feature: its name in a dictionary, and every text in English. */
export interface Texts<English extends object> {
  feature: string;
  english: English;
}

/** The same texts in another language: same names, and the same facts for those that take some. */
export type Translation<Defined> = Defined extends Texts<infer English> ? TextsLike<English> : never;

type TextsLike<English> = {
  readonly [Name in keyof English]: English[Name] extends string
    ? string
    : English[Name] extends (...facts: infer Facts) => string
      ? (...facts: Facts) => string
      : TextsLike<English[Name]>;
};

/** Texts by feature, in place of the English ones. */
export type Dictionary = { readonly [feature: string]: object | undefined };

/**
 * Defines the texts of a feature, or a part of them that loads by itself.
 * @param feature the key of its translations in a dictionary
 * @param english a sentence, a function of facts, or a group of them, by name
 */
export const defineTexts = <const English extends object>(feature: string, english: English): Texts<English> => ({
  feature,
  english,
});
