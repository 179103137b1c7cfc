'use client';
import type { RefObject } from 'react';
import { useIsHydrated } from '../internal/use-is-hydrated.ts';
import { useIsomorphicLayoutEffect } from '../internal/use-isomorphic-layout-effect.ts';

/** Scripts can't set a file input, and hydration leaves it alone. */
const CONTROLS = 'input:not([type="file"]), select, textarea';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Replays what the visitor typed, chose or ticked before hydration, as input and change events. React hydrates such values
 * without an event and overwrites them on the next render.
 * @param part contains the fields
 */
export function useReplayInputs(part: RefObject<Element | null>): void {
  const isHydrated = useIsHydrated();
  useIsomorphicLayoutEffect(() => {
    if (isHydrated) return;
    for (const control of part.current?.querySelectorAll<Control>(CONTROLS) ?? []) {
      if (isChanged(control)) replayInput(control);
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

/** React ignores an event unless the value differs from the last one it saw. */
function replayInput(control: Control): void {
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
