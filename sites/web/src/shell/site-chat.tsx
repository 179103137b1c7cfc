import { ChatView, useChat } from '@trek/ui/chat';
import { useIsHydrated, useLate } from '@trek/ui/internal/lazy';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { COMPANY } from '../content/company.ts';
import { whatsAppHref } from '../content/contact-links.ts';

/** Pages that are a form: on a phone, the button is at their foot, never over a field or what sends it. */
const FORMS = /^\/(login|signup|forgot-password|reset-password|contact|traveler|user-profile|booking)(\/|$)/;

const contacts = COMPANY.chatContacts.map((contact) => ({ ...contact, href: whatsAppHref(contact) }));

/** The chat widget. Until hydration its markup has the button and the hint, and the boot script decides when they show. */
export function SiteChat() {
  const [loadedMsAgo] = useState(sinceLoadMs);
  const live = useChat(loadedMsAgo);
  const isHydrated = useIsHydrated();
  const chat = isHydrated ? live : { ...live, isShown: true, isHintShown: true };
  const [path] = useLocation();
  const marks = {
    'data-late': useLate(),
    'data-timed-by-boot': isHydrated ? undefined : '',
    'data-on-form': FORMS.test(path) ? '' : undefined,
  };
  return <ChatView chat={chat} contacts={contacts} {...marks} suppressHydrationWarning />;
}

type Visit = PerformanceNavigationTiming & { activationStart?: number };

/** Since the page has loaded and the visitor sees it, if the browser had drawn it ahead. */
function sinceLoadMs(): number {
  if (typeof window === 'undefined') return 0;
  const [page] = performance.getEntriesByType('navigation') as Visit[];
  return page?.loadEventEnd ? performance.now() - Math.max(page.loadEventEnd, page.activationStart ?? 0) : 0;
}
