import { DocsContainer as Container, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { brandTheme } from '../brand-theme.ts';

const root = document.documentElement;

/** Docs in the theme of the toolbar. */
export default function DocsContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [isDark, setIsDark] = useState(() => startsDark(context));
  useEffect(() => {
    const { channel } = context;
    const follow = ({ globals }: { globals: { theme?: string } }) => {
      keepInAddress(globals.theme ?? 'light');
      setIsDark(globals.theme === 'dark');
    };
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [context]);
  useEffect(() => {
    root.dataset.trekTheme = isDark ? 'dark' : 'light';
  }, [isDark]);
  return (
    <Container context={context} theme={brandTheme(isDark)}>
      {children}
    </Container>
  );
}

/** Storybook loads the page again where an example was still rendering when the theme changed: the theme must outlive that. */
function keepInAddress(theme: string) {
  const address = new URL(location.href);
  address.searchParams.set('globals', `theme:${theme}`);
  history.replaceState(history.state, '', address);
}

/** The toolbar's choice. Pages without a story have no context to ask, only the store behind it. */
function startsDark(context: DocsContainerProps['context']): boolean {
  const { store } = context as unknown as { store: { userGlobals: { get(): { theme?: string } } } };
  return store.userGlobals.get().theme === 'dark';
}
