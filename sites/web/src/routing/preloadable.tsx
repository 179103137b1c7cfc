import { type ComponentType, lazy } from 'react';

/** A page that loads by itself when it is shown, or beforehand, so that the first paint has it. */
export interface PreloadablePage<Props extends object> {
  Page: ComponentType<Props>;
  preload: () => Promise<void>;
}

/** @param load imports the page's module, whose default export is the page */
export function preloadable<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): PreloadablePage<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const Lazy = lazy(load);
  return {
    Page: (props) => {
      const Page: ComponentType<Props> = Loaded ?? (Lazy as unknown as ComponentType<Props>);
      return <Page {...props} />;
    },
    preload: async () => {
      Loaded = (await load()).default;
    },
  };
}
