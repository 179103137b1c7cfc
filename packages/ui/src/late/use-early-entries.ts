'use client';
import type { RefObject } from 'react';
import { useEffectBeforePaint } from '../internal/use-effect-before-paint.ts';
import { useIsHydrated } from '../internal/use-is-hydrated.ts';

/** A chosen file is out of reach of scripts, and stays where it is. */
const CONTROLS = 'input:not([type="file"]), select, textarea';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Tells the fields of a part what was entered while they were still markup from the server: text that was typed, a choice,
 * a tick. React takes such values over without a word, and puts back its own with the next render.
 * @param part holds the fields
 */
export function useEarlyEntries(part: RefObject<Element | null>): void {
  const isHydrated = useIsHydrated();
  useEffectBeforePaint(() => {
    if (isHydrated) return;
    for (const control of part.current?.querySelectorAll<Control>(CONTROLS) ?? []) {
      if (isChanged(control)) tellAgain(control);
    }
  }, []);
}

const isTick = (control: Control) => control.type === 'checkbox' || control.type === 'radio';

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const sent = [...control.options].find((option) => option.defaultSelected) ?? control.options[0];
    return control.value !== sent?.value;
  }
  if (isTick(control)) {
    const { checked, defaultChecked } = control as HTMLInputElement;
    return checked !== defaultChecked;
  }
  return control.value !== control.defaultValue;
}

/** Repeats an entry as if it was made now. React hears of it only where the value is another than the one it saw last. */
function tellAgain(control: Control): void {
  if (isTick(control)) {
    const tick = control as HTMLInputElement;
    tick.checked = !tick.checked;
    tick.click();
    return;
  }
  const entered = control.value;
  if (!(control instanceof HTMLSelectElement)) {
    control.value = control.defaultValue;
    // The prototype's own setter, which React does not watch.
    Reflect.set(Object.getPrototypeOf(control), 'value', entered, control);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
