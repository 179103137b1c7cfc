import type { WholeTrekMessages } from '../messages.types.ts';

export const field: WholeTrekMessages['field'] = {
  nameNotPlain: 'Escriba el nombre en una sola línea y sin enlaces',
  textTooLong: (most) => `Utilice ${most} caracteres como máximo`,
};
