import { defineTexts } from '../../core/texts/define-texts.ts';
/** Every text of the session and of the account in the header: what each page may show. */
export const sessionTexts = defineTexts('session', {
  loadingSession: 'Loading your session...',
  authenticationError: 'Authentication Error',
  couldNotAuthenticate: 'Could not authenticate with available data',
  checkingAuthentication: 'Checking authentication...',
  verifyingAuthentication: 'Verifying authentication...',
  signInToAccess: 'Please sign in to access this page',
  loginToAccessProfile: 'Please login to access your profile',
  loggedOut: 'Logged out successfully',
  sessionEnded: 'Authentication issue detected. Please login again.',
  tryAgain: 'Try Again',
  continueSignedOut: 'Continue signed out',
  login: 'Login',
  logout: 'Logout',
  profile: 'Profile',
  myAccount: 'My Account',
});
