import { enter } from './entered-values.ts';

/** Focuses a text field of the page and types a text as the visitor would, also while the field's code has yet to load. */
export function typeInField(field: HTMLInputElement | null, text: string): void {
  field?.focus();
  if (field) enter(field, { value: text, isChecked: false });
}
