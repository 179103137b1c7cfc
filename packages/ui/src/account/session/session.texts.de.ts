import type { Translation } from '../../core/texts/define-texts.ts';
import type { sessionTexts } from './session.texts.ts';

export const session: Translation<typeof sessionTexts> = {
  loadingSession: 'Ihre Sitzung wird geladen …',
  authenticationError: 'Anmeldefehler',
  couldNotAuthenticate: 'Die Anmeldung war mit den vorhandenen Daten nicht möglich',
  checkingAuthentication: 'Die Anmeldung wird geprüft …',
  verifyingAuthentication: 'Die Anmeldung wird überprüft …',
  signInToAccess: 'Bitte melden Sie sich an, um diese Seite zu sehen',
  loginToAccessProfile: 'Bitte melden Sie sich an, um Ihr Konto zu sehen',
  loggedOut: 'Sie sind abgemeldet',
  sessionEnded: 'Es gibt ein Problem mit der Anmeldung. Bitte melden Sie sich neu an.',
  tryAgain: 'Noch einmal versuchen',
  continueSignedOut: 'Ohne Anmeldung fortfahren',
  login: 'Anmelden',
  logout: 'Abmelden',
  profile: 'Profil',
  myAccount: 'Mein Konto',
};
