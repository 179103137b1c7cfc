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

/**
 * Keeps presses on buttons of a part that come before the code which answers them, and repeats them once it is there.
 * @param buttons selector of the buttons
 * @param live settles when they answer by themselves
 * @param late how to ask for the code with each press, for it may have failed to come, and what to do about a press that it
 * did not come for
 * @returns how to stop
 */
export function keepEarlyPresses(
  buttons: string,
  live: Promise<unknown>,
  late: { load: () => Promise<unknown>; onMissing: (button: HTMLButtonElement) => void },
): () => void {
  const waiting = new Set<HTMLButtonElement>();
  const keep = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLButtonElement>(buttons);
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    // Pressed twice before anything could answer, it was meant once.
    if (waiting.has(button)) return;
    waiting.add(button);
    void late.load().then(
      () => live.then(() => button.click()),
      () => {
        waiting.delete(button);
        late.onMissing(button);
      },
    );
  };
  // Above the root: React lets no event reach a part that is not hydrated yet.
  document.addEventListener('click', keep, true);
  const stop = () => document.removeEventListener('click', keep, true);
  void live.then(stop);
  return stop;
}
