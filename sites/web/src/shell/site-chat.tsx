import { ChatView, useChat } from '@trek/ui/chat';
import { useState, useSyncExternalStore } from 'react';
import { COMPANY } from '../content/company.ts';
import { whatsAppHref } from '../content/contact-links.ts';

const contacts = COMPANY.chatContacts.map((contact) => ({ ...contact, href: whatsAppHref(contact) }));

/** The chat widget. On the server, and until hydration, all that may appear by itself is in its markup. */
export function SiteChat() {
  const [loadedMsAgo] = useState(sinceLoadMs);
  const live = useChat(loadedMsAgo);
  const isLive = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  const chat = isLive ? live : { ...live, isShown: true, isHintShown: true };
  return <ChatView chat={chat} contacts={contacts} data-timed-by-boot={isLive ? undefined : ''} />;
}

const subscribe = () => () => {};

type Visit = PerformanceNavigationTiming & { activationStart?: number };

/** Since the page has loaded and the visitor sees it, if the browser had drawn it ahead. */
function sinceLoadMs(): number {
  if (typeof window === 'undefined') return 0;
  const [page] = performance.getEntriesByType('navigation') as Visit[];
  return page?.loadEventEnd ? performance.now() - Math.max(page.loadEventEnd, page.activationStart ?? 0) : 0;
}
