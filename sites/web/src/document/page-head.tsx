import { createContext, useContext, useEffect } from 'react';
import { SITE_NAME } from '../content/site-name.ts';
import type { ReadState } from '../data/use-read.ts';
import { usePublicUrl } from './public-url.ts';

/** What a page says of itself to browsers, search engines and link previews. */
export interface PageHead {
  title: string;
  /** Of a long one the server sends the first sentences. */
  description: string;
  /** Path of the page's one true address; none where there is no such page. */
  canonicalPath?: string;
  /** True for pages of one visitor's account, of which search engines are to make nothing. */
  isPersonal?: boolean;
  /** Address of the picture that stands for the page in a link preview; the site's own otherwise. */
  image?: string;
  /** What a link preview takes the page for. Default `website`. */
  kind?: 'website' | 'article';
}

/** Where the server collects the head of the page that it renders. */
export const PageHeadContext = createContext<{ current: PageHead | null }>({ current: null });

/** Site name as it closes every title. */

/** Sets the document's title and description: while rendering on the server, after painting in the browser. */
export function usePageHead(head: PageHead): void {
  const collected = useContext(PageHeadContext);
  collected.current = head;
  const { title, description, canonicalPath } = head;
  const publicUrl = usePublicUrl();
  useEffect(() => {
    document.title = fullTitle(title);
    setAttribute('meta[name="description"]', 'content', description);
    // A phone that shares the page sends its canonical address.
    setAttribute('link[rel="canonical"]', 'href', publicUrl + (canonicalPath ?? window.location.pathname));
  }, [title, description, canonicalPath, publicUrl]);
}

/** The head of a page without its subject: that there is none is said only where it is known. */
export function notFoundHead({ status }: ReadState<unknown>, notFound: string): PageHead {
  const text = status === 'ready' ? notFound : SITE_NAME;
  return { title: text, description: text };
}

/** A page's title with the site's name behind it. */
export function fullTitle(title: string): string {
  return title.includes(SITE_NAME) ? title : `${title} · ${SITE_NAME}`;
}

function setAttribute(selector: string, name: string, value: string): void {
  document.querySelector(selector)?.setAttribute(name, value);
}
