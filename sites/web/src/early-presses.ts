/**
 * Keeps presses on buttons that come before the code which answers them, and repeats them once it is there.
 * @param buttons selector of the buttons
 * @param live settles when they answer by themselves
 * @returns how to stop
 */
export function keepEarlyPresses(buttons: string, live: Promise<unknown>): () => void {
  const keep = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLButtonElement>(buttons);
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    void live.then(() => button.click());
  };
  // Above the root: React lets no event reach a part that is not hydrated yet.
  document.addEventListener('click', keep, true);
  const stop = () => document.removeEventListener('click', keep, true);
  void live.then(stop);
  return stop;
}
