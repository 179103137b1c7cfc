import { describeParts } from '../../core/internal/described-anatomy.ts';
import { chatAnatomy } from './chat.anatomy.ts';

export const chatParts = describeParts(chatAnatomy, {
  root: 'The widget in its corner',
  launcher: 'The round button',
  'hint-place': 'The place of the hint; always rendered',
  hint: 'The text beside the button, shown for a moment',
  panel: 'The panel that the button opens',
  title: 'The panel’s heading',
  text: 'One sentence about the answers',
  close: 'The button that closes the panel',
  contacts: 'The people to write to',
  contact: 'One person, as a link to the chat',
  avatar: 'The person’s first letter',
  name: 'The person’s name',
  role: 'The person’s subject',
});
