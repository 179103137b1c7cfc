/** The forms of a text that names a number, which is written `#`. Languages differ in which of them they need. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/**
 * Makes the function that chooses a text's form by a number.
 * @param language of the texts, whatever the page's locale
 * @example pluralIn('en')(3, { one: '# trek', other: '# treks' }) // '3 treks'
 */
export function pluralIn(language: string) {
  let rules: Intl.PluralRules | undefined;
  let numbers: Intl.NumberFormat | undefined;
  return (count: number, forms: PluralForms): string => {
    rules ??= new Intl.PluralRules(language);
    numbers ??= new Intl.NumberFormat(language);
    return (forms[rules.select(count)] ?? forms.other).replace('#', numbers.format(count));
  };
}
