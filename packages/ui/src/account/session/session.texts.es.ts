import type { Translation } from '../../core/texts/define-texts.ts';
import type { sessionTexts } from './session.texts.ts';

export const session: Translation<typeof sessionTexts> = {
  loadingSession: 'Cargando su sesión…',
  authenticationError: 'Error de autenticación',
  couldNotAuthenticate: 'No se ha podido autenticar con los datos disponibles',
  checkingAuthentication: 'Comprobando la sesión…',
  verifyingAuthentication: 'Verificando la autenticación…',
  signInToAccess: 'Inicie sesión para acceder a esta página',
  loginToAccessProfile: 'Inicie sesión para acceder a su cuenta',
  loggedOut: 'Ha cerrado la sesión',
  sessionEnded: 'Se ha detectado un problema de autenticación. Vuelva a iniciar sesión.',
  tryAgain: 'Reintentar',
  continueSignedOut: 'Continuar sin iniciar sesión',
  login: 'Iniciar sesión',
  logout: 'Cerrar sesión',
  profile: 'Perfil',
  myAccount: 'Mi cuenta',
};
