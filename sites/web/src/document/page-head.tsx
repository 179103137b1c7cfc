import type { Remote } from '@trek/ui/api';
import { createContext, useContext, useEffect } from 'react';
import { SITE_NAME } from '../content/site-name.ts';
import { usePublicUrl } from './public-url.ts';

/** A page's metadata for browsers, search engines and link previews. */
export interface PageHead {
  title: string;
  /** The server shortens a long one to its first sentences. */
  description: string;
  /** Path of the canonical address; undefined: the page does not exist. */
  canonicalPath?: string;
  /** True for pages of one visitor's account or choice, which must not be indexed. */
  isPersonal?: boolean;
  /** URL of the image for link previews; default: the site's own. */
  image?: string;
  /** Open Graph type. Default `website`. */
  kind?: 'website' | 'article';
}

/** Collects the head of the page being rendered on the server. */
export const PageHeadContext = createContext<{ current: PageHead | null }>({ current: null });

/** The site's name at the end of every title. */

/** Sets the document's title and description: during rendering on the server, after painting in the browser. */
export function usePageHead(head: PageHead): void {
  const collected = useContext(PageHeadContext);
  collected.current = head;
  const { title, description, canonicalPath } = head;
  const publicUrl = usePublicUrl();
  useEffect(() => {
    document.title = fullTitle(title);
    setAttribute('meta[name="description"]', 'content', description);
    // Phones share the canonical URL of a page.
    setAttribute('link[rel="canonical"]', 'href', publicUrl + (canonicalPath ?? window.location.pathname));
  }, [title, description, canonicalPath, publicUrl]);
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
