import type { TagName } from './attributes.ts';

/** A custom element, as its view sees it. */
export interface HostElement extends HTMLElement {
  readonly tag: TagName;
  /** Values that scripts have set by properties without an attribute. */
  readonly given: Record<string, unknown>;
}

/** A rendered element. */
export interface Mounted {
  /** Reads again from the backend. */
  refresh(): void;
  open(): void;
  close(): void;
  update(): Promise<void>;
  unmount(): void;
}
