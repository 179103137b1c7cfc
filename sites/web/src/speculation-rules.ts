import { routes } from './routes.tsx';

/** Never opened before the visitor does: pages of one visitor, and what is no page. */
const notAhead = [...routes.flatMap(({ code, path }) => (code === 'at-once' && path ? path : [])), '/api/*'];

const where = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: notAhead } },
    { not: { selector_matches: '[target="_blank"], [download]' } },
  ],
};

/**
 * Tells browsers to fetch a page when the pointer rests on a link to it, and to draw it with the press. The site's code
 * removes this with hydration: it opens pages without loading a document.
 * Source: https://developer.mozilla.org/en-US/docs/Web/API/Speculation_Rules_API
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where, eagerness: 'moderate' }],
  prerender: [{ where, eagerness: 'conservative' }],
});
