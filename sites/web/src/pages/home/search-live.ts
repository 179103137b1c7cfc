let tell: () => void;

/** Settles once the search of the first screen takes presses itself. */
export const live = new Promise<void>((resolve) => {
  tell = resolve;
});

/** Called by the search when it does. */
export const searchIsLive = () => tell();
