import { apiMessages } from '../api/api.messages.ts';
import { blogMessages } from '../blog/blog.messages.ts';
import { chatMessages } from '../chat/chat.messages.ts';
import { contactMessages } from '../contact/contact.messages.ts';
import { fieldMessages } from '../internal/field.messages.ts';
import { lateMessages } from '../late/late.messages.ts';
import { searchMessages } from '../search/search.messages.ts';
import { walkMessages } from '../walk/walk.messages.ts';

/** Every text of the kit in English. */
export const en = {
  api: apiMessages,
  blog: blogMessages,
  chat: chatMessages,
  contact: contactMessages,
  field: fieldMessages,
  late: lateMessages,
  search: searchMessages,
  walk: walkMessages,
} as const;
