/** Scripts can't set a file input, and hydration leaves it alone. */
export const CONTROLS = 'input:not([type="file"]), select, textarea';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A visitor's input in one control. */
export interface Entered {
  value: string;
  isChecked: boolean;
}

const isTick = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

/** Whether the visitor has changed what the server sent. */
export function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const sent = [...control.options].find((option) => option.defaultSelected) ?? control.options[0];
    return control.value !== sent?.value;
  }
  if (!isTick(control)) return control.value !== control.defaultValue;
  // Of a group of choices, the new one says it all.
  return control.checked !== control.defaultChecked && (control.checked || control.type === 'checkbox');
}

export const enteredIn = (control: Control): Entered => ({
  value: control.value,
  isChecked: isTick(control) && control.checked,
});

/**
 * Enters a value as the visitor would, with an input and a change event. React ignores an event unless the value differs
 * from the last one it saw.
 */
export function enter(control: Control, { value, isChecked }: Entered): void {
  if (isTick(control)) {
    control.checked = !isChecked;
    control.click();
    return;
  }
  if (control instanceof HTMLSelectElement) {
    control.value = value;
  } else {
    control.value = control.defaultValue;
    // The prototype's own setter, which React does not watch.
    Reflect.set(Object.getPrototypeOf(control), 'value', value, control);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
