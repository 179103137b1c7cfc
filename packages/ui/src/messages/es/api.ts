import type { WholeTrekMessages } from '../messages.types.ts';

export const api: WholeTrekMessages['api'] = {
  network: 'Error de red. Compruebe su conexión a Internet.',
  timeout: 'La solicitud ha tardado demasiado. Inténtelo de nuevo.',
  fallback: 'Algo ha salido mal',
};
