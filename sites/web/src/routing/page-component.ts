import type { LazyModule } from '@trek/ui/late';
import { type ComponentType, lazy } from 'react';
import type { PageProps } from './page-props.ts';

/** What the file of a page exports. */
export interface PageCode {
  default: ComponentType<PageProps>;
}

/** The code of a page. It loads by itself when the page is shown, or beforehand, so that the first paint has it. */
export type PageModule = LazyModule<PageCode>;

/** What shows a page. Made for each visit, it asks anew for code that did not come. */
export const pageComponent = (module: PageModule): ComponentType<PageProps> =>
  module.read().code?.default ?? (lazy(module.load) as unknown as ComponentType<PageProps>);
