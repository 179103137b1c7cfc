/** Id of the template that holds the tags of the site's code until they are needed. */
export const SITE_CODE_ID = 'site-code';

/**
 * When a page's code is needed. Without it, the server's markup works with links and forms.
 * - `at-once`: the page shows little without it
 * - `soon`: with the visitor's first interaction, so it is fetched when the page has loaded
 * - `on-interaction`: hardly ever, so it is fetched with the first interaction
 */
export type CodeNeed = 'at-once' | 'soon' | 'on-interaction';
