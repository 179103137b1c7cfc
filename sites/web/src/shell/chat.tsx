import type { ChatWidget } from '@trek/ui/chat';
import { insist } from '@trek/ui/kit';
import { useEffect, useState } from 'react';
import { COMPANY, whatsAppHref } from '../content/company.ts';

const contacts = COMPANY.chatContacts.map((contact) => ({ ...contact, href: whatsAppHref(contact) }));

/** The chat widget of every page. Its code comes after the page's load; its time runs from there. */
export function Chat() {
  // Not by lazy: React lets a part that was waited for appear late, and the widget's time is exact.
  const [late, setLate] = useState<{ Widget: typeof ChatWidget; loadedMsAgo: number }>();
  useEffect(() => {
    const load = async () => {
      const { ChatWidget } = await insist(() => import('./chat-widget.ts'));
      setLate({ Widget: ChatWidget, loadedMsAgo: sinceLoadMs() });
    };
    if (document.readyState === 'complete') void load();
    else window.addEventListener('load', load, { once: true });
    return () => window.removeEventListener('load', load);
  }, []);
  return late && <late.Widget contacts={contacts} loadedMsAgo={late.loadedMsAgo} />;
}

function sinceLoadMs(): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return page?.loadEventEnd ? performance.now() - page.loadEventEnd : 0;
}
