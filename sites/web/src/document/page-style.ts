import { isLoaded } from '../boot/loaded-tags.ts';

/** Id of the style element with the rules that the server's markup needs. */
export const PAGE_STYLE_ID = 'page-style';

/** Media query of the whole style sheets until all of them have loaded: it never matches. */
export const MEDIA_UNTIL_LOADED = 'not all';

/**
 * Puts the site's style sheets in the place of the page's own style, all in one go: one sheet alone could overrule what
 * another one adds to it.
 * @throws {Error} if a sheet does not load
 */
export async function applyStyleSheets(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>(`link[media="${MEDIA_UNTIL_LOADED}"]`)];
  await Promise.all(links.map(loaded));
  for (const link of links) link.media = 'all';
  document.getElementById(PAGE_STYLE_ID)?.remove();
}

function loaded(link: HTMLLinkElement): Promise<void> | undefined {
  if (isLoaded(link) === true) return undefined;
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error(`The style sheet ${link.href} did not load.`));
    if (isLoaded(link) === false) return fail();
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', fail);
  });
}
