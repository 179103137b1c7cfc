/** Longer addresses are cut by some programs. */
export const LONGEST_SAFE_ADDRESS = 2000;

/** The window of the page that a person looks at: that of Storybook around the story. */
export function pageWindow(): Window {
  try {
    void window.parent.location.href;
    return window.parent;
  } catch {
    return window;
  }
}

/** The address of the page that a person looks at. */
export const pageAddress = (): string => pageWindow().location.href;
