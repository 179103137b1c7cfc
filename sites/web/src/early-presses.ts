/** Where the document's first script keeps what is pressed before the site answers it. */
export const EARLY_PRESSES_NAME = 'earlyPresses';

/** A button that was pressed, each once, or a tab and the key that was pressed on it. */
type EarlyPress = [part: HTMLElement, press: MouseEvent | KeyboardEvent];

type PressHolder = { [EARLY_PRESSES_NAME]?: EarlyPress[] };

/** Ends that keeping, and repeats what was kept: called when the page answers presses itself, or never will. */
export function repeatEarlyPresses(): void {
  const holder = window as PressHolder;
  const pressed = holder[EARLY_PRESSES_NAME] ?? [];
  delete holder[EARLY_PRESSES_NAME];
  // Not within an effect, where React can't take over the part that was pressed first.
  for (const [part, press] of pressed) {
    queueMicrotask(() => ('key' in press ? part.dispatchEvent(new KeyboardEvent(press.type, press)) : part.click()));
  }
}
