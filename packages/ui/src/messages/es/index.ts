import type { WholeTrekMessages } from '../messages.types.ts';
import { chat } from './chat.ts';

/** Every text of the kit in Spanish. */
export const es: WholeTrekMessages = { chat };
