/** Set by the build of the published package. */
declare const TREK_UI_VERSION: string | undefined;

const page = globalThis as { '@trek/ui'?: Set<string[]> };
page['@trek/ui'] ??= new Set();

/** The versions of all copies of the kit on the page, each in an array of its own. Two copies share no context. */
export const copies = page['@trek/ui'].add([typeof TREK_UI_VERSION === 'undefined' ? 'unbuilt' : TREK_UI_VERSION]);
