/** Longer addresses are cut by some programs. */
export const LONGEST_SAFE_ADDRESS = 2000;

/** The address of the page that a person looks at: that of Storybook around the story. */
export function pageAddress(): string {
  try {
    return window.parent.location.href;
  } catch {
    return window.location.href;
  }
}
