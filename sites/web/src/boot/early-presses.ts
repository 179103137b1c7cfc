/** Where the document's first script keeps what is pressed before the site answers it. */
export const EARLY_PRESSES_NAME = 'earlyPresses';

/** The items of the menu that open something, and the keys besides Enter that do. */
export const MENU_ITEM = 'nav a[aria-expanded]';
export const MENU_KEY = /^(ArrowDown| )$/;

/** A button or an item of the menu that was pressed, each once, or a tab or an item and the key that was pressed on it. */
export type EarlyPress = [part: HTMLElement, press: MouseEvent | KeyboardEvent];

export type PressHolder = { [EARLY_PRESSES_NAME]?: EarlyPress[] };

/** Ends that keeping, and repeats what was kept: called when the page answers presses itself, or never will. */
export async function repeatEarlyPresses(): Promise<void> {
  const holder = window as PressHolder;
  const pressed = holder[EARLY_PRESSES_NAME] ?? [];
  delete holder[EARLY_PRESSES_NAME];
  for (const [part, press] of pressed) {
    // Each after what the one before has changed; the first not within an effect, where React can't take over its part.
    await Promise.resolve();
    if ('key' in press) part.dispatchEvent(new KeyboardEvent(press.type, press));
    else part.click();
  }
}
