/** Where the document's first script keeps the buttons that are pressed before the site answers them, each once. */
export const EARLY_PRESSES_NAME = 'earlyPresses';

type PressHolder = { [EARLY_PRESSES_NAME]?: HTMLButtonElement[] };

/** Ends that keeping, and repeats what was kept: called when the page answers presses itself, or never will. */
export function repeatEarlyPresses(): void {
  const holder = window as PressHolder;
  const pressed = holder[EARLY_PRESSES_NAME] ?? [];
  delete holder[EARLY_PRESSES_NAME];
  // Not within an effect, where React can't take over the part that was pressed first.
  for (const button of pressed) queueMicrotask(() => button.click());
}
