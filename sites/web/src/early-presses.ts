/** Where the document's first script keeps the buttons that are pressed before the site answers them, each once. */
export const EARLY_PRESSES_NAME = 'earlyPresses';

type PressHolder = { [EARLY_PRESSES_NAME]?: HTMLButtonElement[] };

/** Ends that keeping, and repeats what was kept. */
export function repeatEarlyPresses(): void {
  const holder = window as PressHolder;
  const pressed = holder[EARLY_PRESSES_NAME] ?? [];
  delete holder[EARLY_PRESSES_NAME];
  for (const button of pressed) button.click();
}
