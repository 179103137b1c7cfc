// Written by describe.ts, of src/attributes.ts, src/attribute-docs.ts and the kit’s events.

import type { TrekEventMap, TrekTags } from './index.js';

/** React 19 listens by `ontrek:payment`; React 18 by a ref and `addEventListener`. */
type Listeners = { [Name in keyof TrekEventMap as `on${Name}`]?: (event: TrekEventMap[Name]) => void };

type InReact = {
  [Tag in keyof TrekTags]: TrekTags[Tag] &
    Listeners &
    Omit<import('react').HTMLAttributes<HTMLElement>, keyof TrekTags[Tag]> &
    import('react').RefAttributes<HTMLElementTagNameMap[Tag]>;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends InReact {}
  }
}
