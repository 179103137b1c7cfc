import { lazyModule, retryImport, useLazyModule } from '@trek/ui/lazy';
import { useEffect, useState } from 'react';

const chat = lazyModule(() => import('./chat-widget.ts'));
type ChatCode = typeof import('./chat-widget.ts');

/** The chat widget of every page. Its code loads after the page, and its delay counts from there. */
export function Chat() {
  // Not a lazy part, which React may show late: the widget's timing is exact.
  const { code } = useLazyModule(chat);
  useEffect(() => {
    const load = () => void retryImport(chat);
    if (document.readyState === 'complete') load();
    else window.addEventListener('load', load, { once: true });
    return () => window.removeEventListener('load', load);
  }, []);
  return code && <Widget code={code} />;
}

function Widget({ code: { ChatWidget, contacts } }: { code: ChatCode }) {
  const [loadedMsAgo] = useState(sinceLoadMs);
  return <ChatWidget contacts={contacts} loadedMsAgo={loadedMsAgo} />;
}

function sinceLoadMs(): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return page?.loadEventEnd ? performance.now() - page.loadEventEnd : 0;
}
