let tell: () => void;

/** Settles once the menu bar takes presses itself. */
export const live = new Promise<void>((resolve) => {
  tell = resolve;
});

/** Called by the menu bar when it does. */
export const menuIsLive = () => tell();
