import { DocsContainer as Container, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { themes } from 'storybook/theming';

const root = document.documentElement;

/** Docs in the theme of the toolbar: pages without stories take the one that was shown last. */
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
    root.classList.toggle('dark', isDark);
  }, [isDark]);
  return (
    <Container context={context} theme={isDark ? themes.dark : themes.light}>
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

function startsDark(context: DocsContainerProps['context']): boolean {
  const [story] = context.componentStories();
  return story ? context.getStoryContext(story).globals.theme === 'dark' : root.classList.contains('dark');
}
