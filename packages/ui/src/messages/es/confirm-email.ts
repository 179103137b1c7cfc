import type { WholeTrekMessages } from '../messages.types.ts';

export const confirmEmail: WholeTrekMessages['confirmEmail'] = {
  title: 'Confirme su dirección de correo',
  text: 'Pulse el botón para confirmar que esta dirección es suya.',
  action: 'Confirmar mi dirección',
  doneTitle: 'Su dirección de correo está confirmada',
  doneText: 'No hay nada más que hacer.',
  goToLogin: 'Ir al inicio de sesión',
  expired:
    'Este enlace ha caducado. Su cuenta funciona como antes, y restablecer la contraseña también confirma la dirección.',
  invalid: 'Este enlace no está completo. Ábralo de nuevo desde el correo que le enviamos.',
  failed: 'No se ha podido confirmar su dirección de correo. Inténtelo de nuevo.',
};
