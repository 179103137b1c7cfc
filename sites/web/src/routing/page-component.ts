import type { LazyModule } from '@trek/ui/internal/lazy';
import { type ComponentType, lazy } from 'react';
import type { PageProps } from './page-props.ts';

/** Exports of a page's file. */
export interface PageCode {
  default: ComponentType<PageProps>;
}

/** The code of a page. It loads when the page is shown, or earlier, so that it is there for the first paint. */
export type PageModule = LazyModule<PageCode>;

/** The component of a page. Created for each visit, it retries code that failed to load. */
export const pageComponent = (module: PageModule): ComponentType<PageProps> =>
  module.read().code?.default ?? (lazy(module.load) as unknown as ComponentType<PageProps>);
