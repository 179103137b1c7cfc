/** The chat widget with its look: both come late. */
import '@trek/ui/chat/skin.css';

export { ChatWidget } from '@trek/ui/chat';
