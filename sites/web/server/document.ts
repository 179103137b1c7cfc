import type { LanguageCode } from '@trek/ui/internal/languages';
import { FOOT_ATTRIBUTE, type FootMark } from '@trek/ui/internal/screen-foot';
import { darkPalette, lightPalette, type Palette } from '@trek/ui/theme';
import { type CodeNeed, SITE_CODE_ID } from '../src/boot/code-need.ts';
import type { INLINE_SCRIPTS } from '../src/boot/inline-scripts.ts';
import { NOTICES_ID } from '../src/boot/notices-id.ts';
import { scriptSafeJson } from '../src/data/page-state.ts';
import { alternateAddresses, canonicalAddress } from '../src/document/page-addresses.ts';
import type { PageHead } from '../src/document/page-head.tsx';
import { MEDIA_UNTIL_LOADED, PAGE_STYLE_ID } from '../src/document/page-style.ts';
import { shareImage } from './share-image.ts';

export interface DocumentParts {
  markup: string;
  head: PageHead;
  siteName: string;
  /** The title with the site's name. */
  title: string;
  publicUrl: string;
  language: LanguageCode;
  /** One JSON-LD script each, for search engines. */
  structuredData: readonly object[];
  /** JSON that is safe inside a script element. */
  state: string;
  stateId: string;
  inlineScripts: typeof INLINE_SCRIPTS;
  /** Which pages browsers may open ahead, as JSON. */
  speculationRules: string;
  feedPath: string;
  /** Name of the build that the page's files are of. */
  build: string;
  /** When the page's code is needed. */
  codeNeed: CodeNeed;
  /** Whether visitors return to this page from Google. */
  isGoogleReturn: boolean;
  /** URLs of the page's scripts, each after those that it imports, with the entry last. */
  scripts: readonly string[];
  /** URLs of scripts of late code that a first press may need. */
  ahead: readonly string[];
  /** URLs of the style sheets that come with the code. */
  styles: readonly string[];
  /** The rules that the markup needs. */
  style: string;
  fonts: readonly string[];
}

const escapeAttribute = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** The color of the browser's own UI in one theme: the system's, until the boot script knows of another choice. */
const themeColor = (theme: string, { page }: Palette) =>
  `<meta name="theme-color" data-theme="${theme}" media="(prefers-color-scheme: ${theme})" content="${page}">`;

/** Tags for link previews. */
function previewTags({ head, siteName, title, publicUrl, canonical }: PreviewParts): string[] {
  const image = new URL(shareImage(head.image), publicUrl).href;
  const properties = {
    'og:site_name': siteName,
    'og:type': head.kind ?? 'website',
    'og:title': title,
    'og:description': head.description,
    ...(canonical && { 'og:url': canonical }),
    'og:image': image,
  };
  return [
    ...Object.entries(properties).map(
      ([name, value]) => `<meta property="${name}" content="${escapeAttribute(value)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

type PreviewParts = Pick<DocumentParts, 'head' | 'siteName' | 'title' | 'publicUrl'> & {
  canonical: string | undefined;
};

/**
 * The tags that load the site's code and its style sheets, once the boot script takes them out of their template. Each
 * script runs in a task of its own. The sheets apply when all of them have come.
 */
const codeTags = ({ scripts, styles }: DocumentParts) =>
  [
    ...styles.map((href) => `<link rel="stylesheet" href="${href}" media="${MEDIA_UNTIL_LOADED}">`),
    ...scripts.map((src) => `<script type="module" src="${src}"></script>`),
  ].join('');

const BOOKING_BAR = 'data-scope="booking-panel" data-part="bar"';
/** As the trek's page sets it from hydration on. */
const BOOKING: FootMark = 'booking';

/** The HTML document around a rendered page. */
export function htmlDocument(parts: DocumentParts): string {
  const { markup, head, title, publicUrl, language, structuredData, state, stateId, inlineScripts } = parts;
  const canonical = canonicalAddress(head, publicUrl, language);
  const isIndexed = canonical !== undefined && !head.isPersonal;
  const tags = [
    '<meta charset="utf-8">',
    ...(parts.isGoogleReturn ? [`<script>${inlineScripts.takeGoogleReturn}</script>`] : []),
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeAttribute(title)}</title>`,
    `<meta name="description" content="${escapeAttribute(head.description)}">`,
    canonical ? `<link rel="canonical" href="${escapeAttribute(canonical)}">` : '',
    ...alternateAddresses(head, publicUrl).map(
      ({ code, href }) => `<link rel="alternate" hreflang="${code}" href="${escapeAttribute(href)}">`,
    ),
    isIndexed ? '' : '<meta name="robots" content="noindex">',
    canonical?.startsWith(`${publicUrl}/blog`)
      ? `<link rel="alternate" href="${parts.feedPath}" type="application/rss+xml" title="${escapeAttribute(title)}">`
      : '',
    ...previewTags({ ...parts, canonical }),
    themeColor('light', lightPalette),
    themeColor('dark', darkPalette),
    '<link rel="icon" href="/art/icon.svg" type="image/svg+xml">',
    `<script>${inlineScripts.boot}</script>`,
    ...parts.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
    `<style id="${PAGE_STYLE_ID}">${parts.style}</style>`,
    `<template id="${SITE_CODE_ID}" data-need="${parts.codeNeed}" data-build="${parts.build}"${parts.ahead.length > 0 ? ` data-ahead="${parts.ahead.join(' ')}"` : ''}>${codeTags(parts)}</template>`,
    `<script type="speculationrules">${parts.speculationRules}</script>`,
    ...structuredData.map((data) => `<script type="application/ld+json">${scriptSafeJson(data)}</script>`),
  ];
  return `<!doctype html><html lang="${language}"${markup.includes(BOOKING_BAR) ? ` ${FOOT_ATTRIBUTE}="${BOOKING}"` : ''}><head>${tags.join('')}</head><body><div id="root" data-late="">${markup}</div><div id="${NOTICES_ID}" data-live-announcer></div><script type="application/json" id="${stateId}">${state}</script></body></html>`;
}
