import { createHash } from 'node:crypto';
import type { ThirdPartyFrame } from '../src/content/frames.ts';

const STYLE = 'html,body,iframe{display:block;width:100%;height:100%;margin:0;border:0}';
const styleHash = createHash('sha256').update(STYLE).digest('base64');

/**
 * A document of this site that frames another company's page. Pages may only frame this site, because a page's policy
 * applies to the whole visit; the other host is allowed only in this document.
 */
export function thirdPartyEmbed({ source, title, referrerPolicy }: Omit<ThirdPartyFrame, 'path'>) {
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
