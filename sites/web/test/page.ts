import { JSDOM } from 'jsdom';
import type { TestSite } from './site.ts';

/** A page as a browser reads it that runs no scripts. */
export async function visit(site: TestSite, path: string, headers?: Record<string, string>) {
  const answer = await site.get(path, headers);
  const html = await answer.text();
  const document = readHtml(html);
  for (const part of document.querySelectorAll('[data-with-scripts]')) part.remove();
  return { status: answer.status, html, document, headers: answer.headers };
}

/** The same page as a browser first shows it that will run its scripts. */
export function readWithScripts(html: string): Document {
  const document = readHtml(html);
  for (const part of document.querySelectorAll('noscript')) part.remove();
  return document;
}

export const readHtml = (html: string): Document => new JSDOM(html).window.document;

/** The visible text: without tags, in one line. */
export const textOf = (part: Element | null | undefined): string =>
  (part?.textContent ?? '').replace(/\s+/g, ' ').trim();

export const textsOf = (parts: Iterable<Element>): string[] => [...parts].map(textOf);

/** The targets of the links with a name. */
export const linksNamed = (within: ParentNode, name: string): (string | null)[] =>
  [...within.querySelectorAll('a')].filter((link) => textOf(link) === name).map((link) => link.getAttribute('href'));

/** A part of what a page tells search engines of itself. */
export interface LinkedData {
  '@type': string;
  [name: string]: unknown;
}

export const linkedData = (document: Document): LinkedData[] =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) =>
    JSON.parse(textContent ?? ''),
  );
