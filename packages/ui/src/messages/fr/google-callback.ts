import type { WholeTrekMessages } from '../messages.types.ts';

export const googleCallback: WholeTrekMessages['googleCallback'] = {
  completing: 'Finalisation de votre connexion…',
  failed: 'La connexion n’a pas pu être finalisée',
  welcome: (fullname) => `Heureux de vous revoir, ${fullname} !`,
  advice: {
    not_configured:
      'La connexion avec Google n’est pas configurée sur ce site. Veuillez vous connecter avec votre e-mail et votre mot de passe.',
    email_not_verified: 'Google n’a pas encore vérifié votre adresse e-mail.',
    account_conflict: 'Un compte avec cette adresse e-mail appartient à un autre compte Google.',
    sign_in_expired: 'La connexion a pris trop de temps ou a été commencée dans une autre fenêtre. Veuillez réessayer.',
    sign_in_refused: 'Google n’a pas confirmé cette connexion. Veuillez réessayer.',
    too_many_attempts: 'Trop de tentatives. Veuillez réessayer plus tard.',
    temporarily_unavailable: 'Google est momentanément injoignable. Veuillez réessayer.',
  },
};
