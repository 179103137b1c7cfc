import { createContext, useContext, useEffect } from 'react';
import type { Read } from './data/use-read.ts';

/** What a page says of itself to browsers, search engines and link previews. */
export interface PageHead {
  title: string;
  description: string;
  /** Path of the page's one true address; none for pages that must not be indexed. */
  canonicalPath?: string;
  /** Address of the picture that stands for the page in a link preview; the site's own otherwise. */
  image?: string;
  /** What a link preview takes the page for. Default `website`. */
  kind?: 'website' | 'article';
}

/** Where the server collects the head of the page that it renders. */
export const PageHeadContext = createContext<{ current: PageHead | null }>({ current: null });

/** Site name as it closes every title. */
export const SITE_NAME = 'Trek Himalaya';

/** Sets the document's title and description: while rendering on the server, after painting in the browser. */
export function usePageHead(head: PageHead): void {
  const collected = useContext(PageHeadContext);
  collected.current = head;
  const { title, description, canonicalPath } = head;
  useEffect(() => {
    document.title = fullTitle(title);
    setAttribute('meta[name="description"]', 'content', description);
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (canonical && canonicalPath) canonical.href = new URL(canonicalPath, canonical.href).href;
  }, [title, description, canonicalPath]);
}

/** The head of a page without its subject: that there is none is said only where it is known. */
export function absentHead({ status }: Read<unknown>, notFound: string): PageHead {
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
