import { describeParts } from '../../core/internal/described-anatomy.ts';
import { chatAnatomy } from './chat.anatomy.ts';

export const chatParts = describeParts(chatAnatomy, {
  root: 'The widget in its corner',
  launcher: 'The round button',
  'hint-place': 'Where the hint comes and goes; always there',
  hint: 'The text beside the button, shown for a moment',
  panel: 'What the button opens',
  title: 'The panel’s heading',
  text: 'One sentence about the answers',
  close: 'The button that closes the panel',
  contacts: 'Who can be written to',
  contact: 'One person, as a link to the chat',
  avatar: 'The person’s first letter',
  name: 'The person’s name',
  role: 'What the person knows about',
});
