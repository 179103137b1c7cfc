// Written by describe.ts, of src/attributes.ts, src/attribute-docs.ts and the kit’s events.

import type { TrekEventMap, TrekTags } from './index.js';

type Listeners = { [Name in keyof TrekEventMap as `on${Name}` | `on:${Name}`]?: (event: TrekEventMap[Name]) => void };

type InSvelte = {
  [Tag in keyof TrekTags]: TrekTags[Tag] &
    Listeners &
    Omit<import('svelte/elements').HTMLAttributes<HTMLElementTagNameMap[Tag]>, keyof TrekTags[Tag]>;
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends InSvelte {}
}
