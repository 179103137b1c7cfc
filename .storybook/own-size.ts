import type { StoryContext } from '@storybook/react-vite';
import { isTestRun } from './test-run.ts';

type Opened = Pick<StoryContext, 'globals' | 'parameters' | 'viewMode'>;

/**
 * Shows a story that is opened by its direct link, and has a size of its own, in a frame of that size, as Storybook around
 * it does: what asks for the width of the screen then gets the story's. Used as a loader, which ends in any other case.
 */
export function showAtOwnSize({ globals, parameters, viewMode }: Opened): Promise<object> | object {
  const size: { width: string; height: string } | undefined =
    parameters.viewport?.options?.[globals.viewport?.value ?? '']?.styles;
  const isDirect = window.parent === window && viewMode === 'story' && !isTestRun;
  if (!size || !isDirect || Number.parseInt(size.width, 10) === innerWidth) return {};
  const address = new URL(location.href);
  address.searchParams.set('framed', 'true');
  const frame = document.createElement('iframe');
  Object.assign(frame, { src: address.href, title: 'The story at its own size' });
  Object.assign(frame.style, {
    ...size,
    display: 'block',
    marginInline: 'auto',
    border: 'none',
    outline: '1px solid gray',
  });
  document.body.replaceChildren(frame);
  document.body.className = 'sb-show-main';
  // The frame shows the story: it is not loaded here.
  return new Promise(() => {});
}
