/** The chat widget with its styles and contacts, loaded lazily. */
import '@trek/ui/chat/skin.css';
import { COMPANY } from '../content/company.ts';
import { whatsAppHref } from '../content/contact-links.ts';

export { ChatWidget } from '@trek/ui/chat';

export const contacts = COMPANY.chatContacts.map((contact) => ({ ...contact, href: whatsAppHref(contact) }));
