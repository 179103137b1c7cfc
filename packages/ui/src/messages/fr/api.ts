import type { WholeTrekMessages } from '../messages.types.ts';

export const api: WholeTrekMessages['api'] = {
  network: 'Erreur réseau. Veuillez vérifier votre connexion Internet.',
  timeout: 'La demande a pris trop de temps. Veuillez réessayer.',
  fallback: 'Une erreur s’est produite',
};
