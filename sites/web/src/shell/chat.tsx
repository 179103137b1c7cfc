import { lazy, Suspense, useEffect, useState } from 'react';
import { COMPANY, whatsAppHref } from '../company.ts';

const ChatWidget = lazy(async () => ({ default: (await import('@trek/ui/chat')).ChatWidget }));

const contacts = COMPANY.chatContacts.map((contact) => ({ ...contact, href: whatsAppHref(contact) }));

/** The chat widget of every page. It loads after the page, and its time runs from there. */
export function Chat() {
  const [isPageLoaded, setIsPageLoaded] = useState(false);
  useEffect(() => {
    const begin = () => setIsPageLoaded(true);
    if (document.readyState === 'complete') begin();
    else window.addEventListener('load', begin, { once: true });
    return () => window.removeEventListener('load', begin);
  }, []);
  if (!isPageLoaded) return null;
  return (
    <Suspense>
      <ChatWidget contacts={contacts} />
    </Suspense>
  );
}
