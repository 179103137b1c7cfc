import type { TagName } from './attributes.ts';

/** An element, as what fills it knows it. */
export interface HostElement extends HTMLElement {
  readonly tag: TagName;
  /** What the page's scripts have said by properties that no attribute can say. */
  readonly given: Record<string, unknown>;
}

/** An element that stands. */
export interface Mounted {
  update(): Promise<void>;
  unmount(): void;
}
