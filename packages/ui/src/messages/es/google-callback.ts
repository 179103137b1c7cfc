import type { WholeTrekMessages } from '../messages.types.ts';

export const googleCallback: WholeTrekMessages['googleCallback'] = {
  completing: 'Completando el inicio de sesión…',
  failed: 'No se ha podido completar el inicio de sesión',
  welcome: (fullname) => `¡Bienvenido de nuevo, ${fullname}!`,
  advice: {
    not_configured:
      'El inicio de sesión con Google no está configurado en este sitio. Inicie sesión con su correo y su contraseña.',
    email_not_verified: 'Google aún no ha verificado su dirección de correo.',
    account_conflict: 'Una cuenta con esta dirección de correo pertenece a otra cuenta de Google.',
    sign_in_expired: 'El inicio de sesión ha tardado demasiado o se empezó en otra ventana. Inténtelo de nuevo.',
    sign_in_refused: 'Google no ha confirmado este inicio de sesión. Inténtelo de nuevo.',
    too_many_attempts: 'Demasiados intentos. Inténtelo de nuevo más tarde.',
    temporarily_unavailable: 'No se puede acceder a Google en este momento. Inténtelo de nuevo.',
  },
};
