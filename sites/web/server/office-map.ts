import { createHash } from 'node:crypto';
import { OFFICE_PLACE, officeMapEmbed } from '../src/office.ts';

const STYLE = 'html,body,iframe{display:block;width:100%;height:100%;margin:0;border:0}';
const styleHash = createHash('sha256').update(STYLE).digest('base64');

/**
 * The map of another site in a document of its own. Pages may frame this site alone; the map's host is let through here
 * and nowhere else, for a page's policy lasts from the first page of a visit to the last.
 */
export function officeMapDocument(): string {
  const source = officeMapEmbed().replace(/&/g, '&amp;');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>${OFFICE_PLACE}</title><style>${STYLE}</style></head><body><iframe src="${source}" title="${OFFICE_PLACE}"></iframe></body></html>`;
}

/** Headers of that document. */
export const OFFICE_MAP_HEADERS = {
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; frame-src https://www.openstreetmap.org; frame-ancestors 'self'; base-uri 'none'; form-action 'none'`,
  'x-frame-options': 'SAMEORIGIN',
  // The map's host asks for an origin to tell sites apart.
  'referrer-policy': 'origin',
  'cache-control': 'no-cache',
};
