import type { WholeTrekMessages } from '../messages.types.ts';

export const field: WholeTrekMessages['field'] = {
  nameNotPlain: 'Bitte geben Sie den Namen in einer Zeile und ohne Links ein',
  textTooLong: (most) => `Bitte höchstens ${most} Zeichen`,
};
