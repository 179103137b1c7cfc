declare module 'virtual:host-sheets' {
  /** The embed's own sheet. */
  export const embed: string;
  /** Those of frameworks. */
  export const frameworks: readonly import('./host-styles.ts').HostStyles[];
}
