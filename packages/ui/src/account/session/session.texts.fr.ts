import type { Translation } from '../../core/texts/define-texts.ts';
import type { sessionTexts } from './session.texts.ts';

export const session: Translation<typeof sessionTexts> = {
  loadingSession: 'Chargement de votre session…',
  authenticationError: 'Erreur d’authentification',
  couldNotAuthenticate: 'Impossible de vous authentifier avec les données disponibles',
  checkingAuthentication: 'Vérification de la connexion…',
  verifyingAuthentication: 'Vérification de l’authentification…',
  signInToAccess: 'Veuillez vous connecter pour accéder à cette page',
  loginToAccessProfile: 'Veuillez vous connecter pour accéder à votre compte',
  loggedOut: 'Vous êtes déconnecté',
  sessionEnded: 'Un problème d’authentification est survenu. Veuillez vous reconnecter.',
  tryAgain: 'Réessayer',
  continueSignedOut: 'Continuer sans se connecter',
  login: 'Connexion',
  logout: 'Se déconnecter',
  profile: 'Profil',
  myAccount: 'Mon compte',
};
