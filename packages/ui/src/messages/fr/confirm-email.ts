import type { WholeTrekMessages } from '../messages.types.ts';

export const confirmEmail: WholeTrekMessages['confirmEmail'] = {
  title: 'Confirmez votre adresse e-mail',
  text: 'Appuyez sur le bouton pour confirmer que cette adresse est la vôtre.',
  action: 'Confirmer mon adresse',
  doneTitle: 'Votre adresse e-mail est confirmée',
  doneText: 'Il n’y a rien d’autre à faire.',
  goToLogin: 'Aller à la connexion',
  expired:
    'Ce lien a expiré. Votre compte fonctionne comme avant ; réinitialiser son mot de passe confirme aussi l’adresse.',
  invalid: 'Ce lien n’est pas complet. Veuillez l’ouvrir à nouveau depuis notre e-mail.',
  failed: 'Votre adresse e-mail n’a pas pu être confirmée. Veuillez réessayer.',
};
