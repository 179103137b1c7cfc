import type { Successors } from '@trek/ui/internal/lazy';
import { isMarkupChanged } from './watch-markup.ts';

/** Events for which React hydrates their target at once, before it handles anything else. */
const HYDRATING = [
  'auxclick,change,click,compositionend,compositionstart,contextmenu,copy,cut,dblclick,dragend,dragstart,drop',
  'focusin,focusout,input,keydown,keypress,keyup,mousedown,mouseup,paste,pointercancel,pointerdown,pointerup,reset',
  'submit,textInput,touchcancel,touchend,touchstart',
]
  .join()
  .split(',');

let holding: AbortController | undefined;

/**
 * Keeps a late page's events from React where its markup was changed. React would replace the elements in the middle of
 * a press or a change of focus, and the press would be lost. Nothing else needs these events: presses wait in the queue, and what was
 * typed is put back.
 * @param page knows the elements that may be replaced
 */
export function holdEvents(page: Successors): void {
  holding = new AbortController();
  const hold = (event: Event) => {
    // Events of scripts are how input is put back.
    if (event.isTrusted && isMarkupChanged() && page.has(event.target)) event.stopPropagation();
  };
  for (const type of HYDRATING) document.body.addEventListener(type, hold, { capture: true, signal: holding.signal });
}

/** React has rendered the page, and gets its events from now on. */
export const releaseEvents = (): void => holding?.abort();
