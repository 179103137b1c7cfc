import type { ApiClient } from '@trek/ui/api';
import { lazyModule } from '@trek/ui/internal/lazy';
import { createContext } from 'react';
import type { Known } from './data/page-reads.ts';
import { matchAddress } from './match-route.ts';

/** Reads data before a page's code asks for it. No page needs it before the visitor's first interaction. */
export const pageReads = lazyModule(() => import('./data/page-reads.ts'));

/** Loads the page of an address of this site before it is shown. */
export type PreloadPage = (href: string) => void;

export const PreloadPageContext = createContext<PreloadPage>(() => {});

/** Starts loading the code and the data of pages, both at once. */
export const pagePreloader =
  (api: ApiClient, known: (key: string) => Known): PreloadPage =>
  (href) => {
    const { route, params } = matchAddress(href.replace(/[?#].*/, ''));
    const { page, data } = route;
    page.preload();
    if (!data) return;
    const start = ({ preloadPageData }: typeof import('./data/page-reads.ts')) =>
      preloadPageData(data, api, params.slug ?? '', known);
    const { code } = pageReads.read();
    if (code) start(code);
    // Without it, the page reads its data itself.
    else void pageReads.load().then(start, () => {});
  };
