/** Set by the build of the published package. */
declare const TREK_UI_VERSION: string | undefined;

const NAME = Symbol.for('@trek/ui');
const page = globalThis as { [NAME]?: Set<string[]> };
page[NAME] ??= new Set();

/** The versions of all copies of the kit on the page, each in an array of its own. Two copies share no context. */
export const copies = page[NAME].add([typeof TREK_UI_VERSION === 'undefined' ? 'unbuilt' : TREK_UI_VERSION]);
