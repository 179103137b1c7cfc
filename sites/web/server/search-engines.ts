import { xmlText } from '@trek/ui/internal/xml-text';
import type { ServerEntry } from './render-page.ts';

/** Pages of one visitor, or with nothing to find. */
const PRIVATE = [
  '/api/',
  '/user-profile',
  '/booking/',
  '/auth/',
  '/reset-password',
  '/confirm-email',
  '/stop-mails',
  '/invitation',
  '/traveler',
  '/write-review',
];

/** Public pages below a private path: the longer path wins. */
const PICTURES = '/api/uploads/';

/** `robots.txt`: everything except visitors' private pages. Format: https://www.rfc-editor.org/rfc/rfc9309 */
export function robotsFile(publicUrl: string): string {
  return [
    'User-agent: *',
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    `Allow: ${PICTURES}`,
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

/**
 * `sitemap.xml`. Format: https://www.sitemaps.org/protocol.html, with each page in each language as
 * https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap
 */
export function siteMapFile(publicUrl: string, entries: Awaited<ReturnType<ServerEntry['siteMapEntries']>>): string {
  const written = (address: string) => xmlText(new URL(address, publicUrl).href);
  const urls = entries.flatMap(({ path, changed, alternates = [] }) => {
    const day = changed ? `<lastmod>${xmlText(changed)}</lastmod>` : '';
    const links = alternates.map(
      ({ code, href }) => `<xhtml:link rel="alternate" hreflang="${code}" href="${written(href)}"/>`,
    );
    const addresses = new Set([path, ...alternates.map(({ href }) => href)].map(written));
    return [...addresses].map((address) => `<url><loc>${address}</loc>${day}${links.join('')}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>\n`;
}

/** `rss.xml`: the posts, the newest first. Format: https://www.rssboard.org/rss-specification */
export function feedFile(
  publicUrl: string,
  { title, description, posts }: Awaited<ReturnType<ServerEntry['feed']>>,
): string {
  const items = posts.map(({ title: name, path, description: summary, createdAt }) => {
    const link = xmlText(new URL(path, publicUrl).href);
    const day = Number.isNaN(Date.parse(createdAt)) ? '' : `<pubDate>${new Date(createdAt).toUTCString()}</pubDate>`;
    const facts = `<title>${xmlText(name)}</title><link>${link}</link><guid>${link}</guid>`;
    return `<item>${facts}<description>${xmlText(summary)}</description>${day}</item>`;
  });
  const channel = `<title>${xmlText(title)}</title><link>${xmlText(publicUrl)}/blog</link><description>${xmlText(description)}</description>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"><channel>${channel}${items.join('')}</channel></rss>\n`;
}
