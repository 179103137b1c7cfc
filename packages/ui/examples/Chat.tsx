import { DefaultChat } from '@trek/ui/chat';
import '@trek/ui/chat/skin.css';

const contacts = [{ name: 'Pasang', role: 'Trek advisor', href: 'https://wa.me/9779800000000' }];

/** Mount it once, beside your pages. */
export function Chat() {
  return <DefaultChat contacts={contacts} />;
}
