import { useEffect, useRef } from 'react';
import type { WorkbenchMoment, WorkbenchSession } from '../workbench-session.ts';
import { pageWindow } from './page-address.ts';

/**
 * The place of the current entry in the history of the page around the story: that of the story's own frame ends when the
 * page is loaded again. 0 in a browser that does not tell.
 */
const placeInHistory = (): number => pageWindow().navigation?.currentEntry?.index ?? 0;

/**
 * The browser's Back goes a step back, or undoes a run that was started again; its Forward goes on. Where there is nothing
 * to go back to, Back leaves the bench.
 */
export function useBrowserSteps(session: WorkbenchSession, moment: WorkbenchMoment, hasBegun: boolean): void {
  const place = useRef(0);
  const last = useRef<WorkbenchMoment | null>(null);
  /** The next moment comes from the browser's button, which has its entry already. */
  const isFromBrowser = useRef(false);

  useEffect(() => {
    if (!hasBegun) return;
    const page = pageWindow();
    place.current = placeInHistory();
    const onPopState = () => {
      const way = placeInHistory() - place.current;
      place.current += way;
      const { cursor, length, undoable } = session.moment();
      const isForward = way > 0 && cursor < length;
      const isUndone = cursor === 0 && undoable.length > 0;
      if (isForward || (way < 0 && (cursor > 0 || isUndone))) {
        isFromBrowser.current = true;
        void (isForward ? session.forward() : isUndone ? session.undo() : session.back());
      } else if (way < 0) {
        page.history.back();
      }
    };
    page.addEventListener('popstate', onPopState);
    return () => page.removeEventListener('popstate', onPopState);
  }, [session, hasBegun]);

  useEffect(() => {
    if (!hasBegun) return;
    const before = last.current;
    last.current = moment;
    if (before === null || before === moment) return;
    const isStep = moment.cursor > before.cursor || moment.undoable.length > before.undoable.length;
    if (isStep && !isFromBrowser.current) {
      const { history } = pageWindow();
      history.pushState(history.state, '');
      place.current = placeInHistory();
    }
    isFromBrowser.current = false;
  }, [moment, hasBegun]);
}
