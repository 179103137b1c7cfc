import type { WholeTrekMessages } from '../messages.types.ts';

export const field: WholeTrekMessages['field'] = {
  nameNotPlain: 'Veuillez saisir le nom sur une seule ligne, sans lien',
  textTooLong: (most) => `${most} caractères au maximum`,
};
