import type { Translation } from '../../core/texts/define-texts.ts';
import { pluralIn } from '../../core/texts/plural.ts';
import type { emailConfirmationTexts } from './email-confirmation.texts.ts';
import type { googleCallbackTexts } from './google/google-callback.texts.ts';
import type { mailedCodeTexts } from './mailed-code/mailed-code.texts.ts';
import type { passwordTexts } from './password/password.texts.ts';
import type { signInTexts } from './sign-in.texts.ts';

export const signIn: Translation<typeof signInTexts> = {
  signedIn: 'Vous êtes connecté !',
  signInFailed: 'La connexion a échoué. Veuillez vérifier vos identifiants et réessayer.',
  emailMissing: 'Veuillez saisir votre adresse e-mail',
  passwordMissing: 'Veuillez saisir votre mot de passe',
  registered: 'Inscription réussie ! Vous pouvez maintenant vous connecter.',
  registrationFailed: 'L’inscription a échoué. Veuillez réessayer.',
  addressTaken:
    'Il existe déjà un compte avec cette adresse e-mail. Connectez-vous, ou réinitialisez votre mot de passe.',
  contractWith: (company) => `Votre contrat est conclu avec ${company}.`,
  hostSignsIn: 'Pour réserver, vous devez être connecté à ce site. Connectez-vous ici ou rechargez la page.',
  loadAgain: 'Recharger la page',
  fullnameMissing: 'Veuillez saisir votre nom complet',
  emailInvalid: 'Veuillez saisir une adresse e-mail valide',
  phoneMissing: 'Veuillez saisir votre numéro de téléphone',
  phoneInvalid: 'Veuillez saisir un numéro de téléphone valide',
  passwordTooShort: (least) => `Le mot de passe doit comporter au moins ${least} caractères`,
  passwordsDiffer: 'Les mots de passe ne correspondent pas',
  termsNotAgreed: 'Vous devez accepter les conditions générales',
  signInTitle: 'Ravis de vous revoir',
  signUpTitle: 'Créer votre compte',
  email: 'E-mail',
  password: 'Mot de passe',
  fullname: 'Nom complet',
  phone: 'Téléphone',
  confirmPassword: 'Confirmer le mot de passe',
  passwordHint: (least) => `Au moins ${least} caractères`,
  rememberMe: 'Rester connecté',
  signIn: 'Se connecter',
  signUp: 'S’inscrire',
  forgotPassword: 'Mot de passe oublié ?',
  noAccount: 'Première visite ?',
  createAccount: 'Créer un compte',
  hasAccount: 'Vous avez déjà un compte ?',
  agreeTo: 'J’accepte les',
  terms: 'conditions générales',
  and: 'et la',
  privacy: 'politique de confidentialité',
  or: 'ou',
  continueWithGoogle: 'Continuer avec Google',
  googleFailed: 'La connexion avec Google a échoué. Veuillez réessayer.',
  storageBlocked:
    'Ce navigateur ne conserve aucune donnée pour ce site. Autorisez les cookies et les données de site, ou utilisez votre e-mail.',
};

export const emailConfirmation: Translation<typeof emailConfirmationTexts> = {
  title: 'Confirmez votre adresse e-mail',
  text: 'Appuyez sur le bouton pour confirmer que cette adresse est la vôtre.',
  action: 'Confirmer mon adresse',
  doneTitle: 'Votre adresse e-mail est confirmée',
  doneText: 'Il n’y a rien d’autre à faire.',
  goToLogin: 'Aller à la connexion',
  expired:
    'Ce lien a expiré. Votre compte fonctionne comme avant. Réinitialiser le mot de passe confirme aussi l’adresse.',
  invalid: 'Ce lien n’est pas complet. Veuillez l’ouvrir à nouveau depuis notre e-mail.',
  failed: 'Votre adresse e-mail n’a pas pu être confirmée. Veuillez réessayer.',
};

export const googleCallback: Translation<typeof googleCallbackTexts> = {
  completing: 'Finalisation de votre connexion…',
  failed: 'La connexion n’a pas pu être finalisée',
  welcome: (fullname) => `Heureux de vous revoir, ${fullname} !`,
  advice: {
    not_configured:
      'La connexion avec Google n’est pas disponible pour le moment. Veuillez utiliser votre e-mail et votre mot de passe.',
    email_not_verified: 'Google n’a pas encore vérifié votre adresse e-mail.',
    account_conflict: 'Un compte avec cette adresse e-mail appartient à un autre compte Google.',
    sign_in_expired: 'La connexion a pris trop de temps ou a été commencée dans une autre fenêtre. Veuillez réessayer.',
    sign_in_refused: 'Google n’a pas confirmé cette connexion. Veuillez réessayer.',
    too_many_attempts: 'Trop de tentatives. Veuillez réessayer plus tard.',
    temporarily_unavailable: 'Google est momentanément injoignable. Veuillez réessayer.',
  },
};

const plural = pluralIn('fr');

export const password: Translation<typeof passwordTexts> = {
  newPasswordMissing: 'Veuillez saisir un nouveau mot de passe',
  tooShortForReset: (least) => `Le mot de passe doit comporter au moins ${least} caractères`,
  tooSimpleForReset:
    'Le mot de passe doit contenir au moins une majuscule, une minuscule, un chiffre et un caractère spécial',
  differForReset: 'Les mots de passe ne correspondent pas',
  resetLinkInvalid: 'Le lien de réinitialisation n’est pas valide. Veuillez en demander un nouveau.',
  resetLinkExpired: 'Le lien de réinitialisation a expiré. Veuillez en demander un nouveau.',
  resetTokenInvalid: 'Le lien de réinitialisation n’est plus valable. Veuillez en demander un nouveau.',
  tooCommon:
    'Ce mot de passe est trop facile à deviner : il est courant, ou c’est un mot de ce site avec des chiffres. Veuillez en choisir un autre.',
  resetFailed: 'Votre mot de passe n’a pas pu être réinitialisé. Le lien a peut-être expiré.',
  resetDone: 'Votre mot de passe a été réinitialisé',
  resetRequested: 'Les instructions de réinitialisation ont été envoyées à votre adresse e-mail',
  resetRequestFailed: 'Votre demande n’a pas pu être traitée. Veuillez réessayer.',
  currentMissing: 'Le mot de passe actuel est obligatoire',
  tooShort: (least) => `Le mot de passe doit avoir au moins ${least} caractères`,
  tooSimple: 'Le mot de passe doit contenir au moins une majuscule, une minuscule et un chiffre',
  confirmationMissing: 'Veuillez confirmer votre mot de passe',
  differForChange: 'Les mots de passe ne correspondent pas',
  changed: 'Mot de passe modifié',
  changeFailed: 'Le mot de passe n’a pas pu être modifié',
  verifyCurrent: 'Veuillez vérifier votre mot de passe actuel et réessayer.',
  tryAgain: 'Réessayer',
  forgotTitle: 'Mot de passe oublié ?',
  forgotText:
    'Saisissez l’adresse e-mail de votre compte. Nous vous enverrons un lien pour choisir un nouveau mot de passe.',
  sendLink: 'Envoyer le lien',
  checkTitle: 'Consultez vos e-mails',
  checkText: (email) =>
    `S’il existe un compte pour ${email}, un lien pour choisir un nouveau mot de passe est en route.`,
  linkExpires: (hours) =>
    plural(hours, { one: 'Le lien expire dans # heure.', other: 'Le lien expire dans # heures.' }),
  returnToLogin: 'Retour à la connexion',
  notReceived: 'Vous n’avez pas reçu l’e-mail ? Réessayer',
  checkingLink: 'Vérification de votre lien…',
  resetTitle: 'Réinitialiser votre mot de passe',
  resetHint: (least) => `Au moins ${least} caractères : majuscules et minuscules, un chiffre et l’un de @$!%*?&`,
  resetAction: 'Réinitialiser le mot de passe',
  requestNewLink: 'Demander un nouveau lien',
  completeTitle: 'Mot de passe réinitialisé',
  completeText: 'Vous pouvez maintenant vous connecter avec votre nouveau mot de passe.',
  goToLogin: 'Aller à la connexion',
  changeTitle: 'Modifier le mot de passe',
  changeText:
    'Choisissez un nouveau mot de passe pour votre compte. Vous restez connecté ici et serez déconnecté partout ailleurs.',
  currentPassword: 'Mot de passe actuel',
  newPassword: 'Nouveau mot de passe',
  confirmPassword: 'Confirmer le mot de passe',
  changeHint: (least) => `Au moins ${least} caractères : majuscules, minuscules et un chiffre`,
  changeAction: 'Modifier le mot de passe',
  cancel: 'Annuler',
};

export const mailedCode: Translation<typeof mailedCodeTexts> = {
  sending: 'Envoi d’un code…',
  sentTo: 'Nous avons envoyé un code de six chiffres à cette adresse :',
  code: 'Code',
  codeHint:
    'Il peut mettre une minute à arriver et fonctionne pendant 15 minutes. Regardez aussi dans les courriers indésirables.',
  agreeTo: 'En confirmant, vous acceptez les',
  confirm: 'Confirmer',
  resend: 'Envoyer un autre code',
  changeAddress: 'Changer l’adresse',
  codeIncomplete: 'Saisissez les six chiffres du code',
  codeWrong: 'Ce code n’est pas correct. Vérifiez de nouveau l’e-mail.',
  codeOver: 'Ce code a expiré ou a déjà servi. Demandez-en un autre.',
  tooManyTries: 'Trop de codes incorrects. Demandez-en un autre.',
  tooManyCodes: 'Nous avons envoyé trop de codes. Réessayez dans une heure.',
};
