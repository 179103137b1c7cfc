// Written by describe.ts, of src/attributes.ts, src/attribute-docs.ts and the kit’s events.

import type { TrekEventMap, TrekTags } from './index.js';

type Listeners = { [Name in keyof TrekEventMap as `on${Capitalize<Name>}`]?: (event: TrekEventMap[Name]) => void };

type InVue = {
  [Tag in keyof TrekTags]: new () => HTMLElementTagNameMap[Tag] & {
    $props: TrekTags[Tag] & Listeners & Omit<import('vue').HTMLAttributes, keyof TrekTags[Tag]>;
  };
};

declare module 'vue' {
  interface GlobalComponents extends InVue {}
}
