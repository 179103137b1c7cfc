import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { ColumnWidthContext } from '../../../ui/src/core/internal/column-width.ts';
import { PortalContainer } from '../../../ui/src/provider/portal.tsx';
import { FRAME_TITLE, PAGE_CLASS } from './person-screen.ts';

const EMPTY = `<!doctype html><html><body class="${PAGE_CLASS}"></body></html>`;
const SHEETS = 'style, link[rel="stylesheet"]';

interface PersonFrameProps {
  /** The width of the visitor’s screen, in pixels. */
  width: number;
  children: ReactNode;
}

/** A screen of its own width, scaled to the room that there is: what asks for the width of the screen gets this one. */
export function PersonFrame({ width, children }: PersonFrameProps) {
  const [page, setPage] = useState<Document | null>(null);
  const room = useRef<HTMLDivElement>(null);
  const size = useSize(room);
  const scale = Math.min(1, size.width / width) || 1;
  useEffect(() => (page ? dressLike(document, page) : undefined), [page]);
  return (
    <div ref={room} className="workbench-screen">
      <iframe
        title={FRAME_TITLE}
        srcDoc={EMPTY}
        onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument)}
        style={{ width, height: size.height / scale, scale: String(scale) }}
      />
      {page &&
        createPortal(
          <PortalContainer.Provider value={() => page.body}>
            <ColumnWidthContext.Provider value={width}>{children}</ColumnWidthContext.Provider>
          </PortalContainer.Provider>,
          page.body,
        )}
    </div>
  );
}

function useSize(element: React.RefObject<HTMLElement | null>) {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setSize(entry.contentRect));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

/** Gives a page the theme and the sheets of another, those too that come later. */
function dressLike(from: Document, page: Document): () => void {
  const copies = new Map<Node, Node>();
  const copyTheme = () => {
    page.documentElement.dataset.trekTheme = from.documentElement.dataset.trekTheme;
    page.documentElement.lang = from.documentElement.lang;
  };
  const copySheets = () => {
    const sheets = [...from.head.querySelectorAll(SHEETS)];
    for (const [sheet, copy] of copies) {
      if (sheets.includes(sheet as Element)) continue;
      copy.parentNode?.removeChild(copy);
      copies.delete(sheet);
    }
    for (const sheet of sheets) {
      if (!copies.has(sheet)) copies.set(sheet, page.head.appendChild(sheet.cloneNode(true)));
    }
  };
  copyTheme();
  copySheets();
  const theme = new MutationObserver(copyTheme);
  theme.observe(from.documentElement, { attributeFilter: ['data-trek-theme', 'lang'] });
  const head = new MutationObserver(copySheets);
  head.observe(from.head, { childList: true });
  return () => {
    theme.disconnect();
    head.disconnect();
  };
}
