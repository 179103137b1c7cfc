import { createHash } from 'node:crypto';

const STYLE = 'html,body,iframe{display:block;width:100%;height:100%;margin:0;border:0}';
const styleHash = createHash('sha256').update(STYLE).digest('base64');

/** A frame of another company, as one of this site's own pages shows it. */
export interface ThirdPartyEmbed {
  /** Address of what is framed. */
  source: string;
  title: string;
  /** How much the other company learns of this site. */
  referrerPolicy: 'origin' | 'no-referrer';
}

/**
 * Another company's page in a document of this site. Pages may frame this site alone; the other host is let through here
 * and nowhere else, for a page's policy lasts from the first page of a visit to the last.
 */
export function thirdPartyEmbed({ source, title, referrerPolicy }: ThirdPartyEmbed) {
  const address = source.replace(/&/g, '&amp;');
  return {
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head><body><iframe src="${address}" title="${title}"></iframe></body></html>`,
    headers: {
      'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; frame-src ${new URL(source).origin}; frame-ancestors 'self'; base-uri 'none'; form-action 'none'`,
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': referrerPolicy,
      'cache-control': 'no-cache',
    },
  };
}
