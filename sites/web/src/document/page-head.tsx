import type { Remote } from '@trek/ui/api';
import { createContext, useContext, useEffect } from 'react';
import { SITE_NAME } from '../content/site-name.ts';
import { useLanguageCode } from '../language/language-context.ts';
import { alternateAddresses, canonicalAddress, type PageAddressing } from './page-addresses.ts';
import { usePublicUrl } from './public-url.ts';

/** A page's metadata for browsers, search engines and link previews. */
export interface PageHead extends PageAddressing {
  title: string;
  /** The server shortens a long one to its first sentences. */
  description: string;
  /** URL of the image for link previews; default: the site's own. */
  image?: string;
  /** Open Graph type. Default `website`. */
  kind?: 'website' | 'article';
}

/** Collects the head of the page being rendered on the server. */
export const PageHeadContext = createContext<{ current: PageHead | null }>({ current: null });

/** Sets the document's title and description: during rendering on the server, after painting in the browser. */
export function usePageHead(head: PageHead): void {
  const collected = useContext(PageHeadContext);
  collected.current = head;
  const { title, description } = head;
  const publicUrl = usePublicUrl();
  const language = useLanguageCode();
  const canonical = canonicalAddress(head, publicUrl, language);
  const alternates = JSON.stringify(alternateAddresses(head, publicUrl));
  useEffect(() => {
    document.title = fullTitle(title);
    setAttribute('meta[name="description"]', 'content', description);
    // Phones share the canonical URL of a page.
    setAttribute('link[rel="canonical"]', 'href', canonical ?? publicUrl + window.location.pathname);
    showAlternates(JSON.parse(alternates));
  }, [title, description, canonical, alternates, publicUrl]);
}

/** The head of a page without a subject. It only says "not found" once that is known. */
export function notFoundHead({ status }: Remote<unknown>, notFound: string): PageHead {
  const text = status === 'ready' ? notFound : SITE_NAME;
  return { title: text, description: text };
}

/** A page's title followed by the site's name. */
export function fullTitle(title: string): string {
  return title.includes(SITE_NAME) ? title : `${title} · ${SITE_NAME}`;
}

function setAttribute(selector: string, name: string, value: string): void {
  document.querySelector(selector)?.setAttribute(name, value);
}

/** Replaces the addresses of the same page in other languages. */
function showAlternates(alternates: ReturnType<typeof alternateAddresses>): void {
  for (const link of document.querySelectorAll('link[hreflang]')) link.remove();
  for (const { code, href } of alternates) {
    const link = Object.assign(document.createElement('link'), { rel: 'alternate', hreflang: code, href });
    document.head.append(link);
  }
}
