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
