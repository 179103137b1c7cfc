import type { ChatWidget } from '@trek/ui/chat';
import { insist } from '@trek/ui/kit';
import { useEffect, useState } from 'react';
import { COMPANY, whatsAppHref } from '../company.ts';

const contacts = COMPANY.chatContacts.map((contact) => ({ ...contact, href: whatsAppHref(contact) }));

/** The chat widget of every page. It loads after the page, and its time runs from there. */
export function Chat() {
  // Not by lazy: React lets a part that was waited for appear late, and the widget's time is exact.
  const [Widget, setWidget] = useState<typeof ChatWidget | null>(null);
  useEffect(() => {
    const load = () => void insist(() => import('./chat-widget.ts')).then((chat) => setWidget(() => chat.ChatWidget));
    if (document.readyState === 'complete') load();
    else window.addEventListener('load', load, { once: true });
    return () => window.removeEventListener('load', load);
  }, []);
  return Widget && <Widget contacts={contacts} />;
}
