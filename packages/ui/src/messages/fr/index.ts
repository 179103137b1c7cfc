import type { WholeTrekMessages } from '../messages.types.ts';
import { api } from './api.ts';
import { blog } from './blog.ts';
import { chat } from './chat.ts';
import { contact } from './contact.ts';
import { field } from './field.ts';
import { late } from './late.ts';
import { search } from './search.ts';
import { walk } from './walk.ts';

/** Every text of the kit in French. */
export const fr: WholeTrekMessages = { api, blog, chat, contact, field, late, search, walk };
