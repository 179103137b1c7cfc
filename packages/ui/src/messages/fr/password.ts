import { pluralIn } from '../../core/internal/plural.ts';
import type { WholeTrekMessages } from '../messages.types.ts';

const plural = pluralIn('fr');

export const password: WholeTrekMessages['password'] = {
  newPasswordMissing: 'Veuillez saisir un nouveau mot de passe',
  tooShortForReset: 'Le mot de passe doit comporter au moins 8 caractères',
  tooSimpleForReset:
    'Le mot de passe doit contenir au moins une majuscule, une minuscule, un chiffre et un caractère spécial',
  differForReset: 'Les mots de passe ne correspondent pas',
  resetLinkInvalid: 'Le lien de réinitialisation n’est pas valide. Veuillez en demander un nouveau.',
  resetLinkExpired: 'Le lien de réinitialisation a expiré. Veuillez en demander un nouveau.',
  resetTokenInvalid: 'Le lien de réinitialisation n’est plus valable. Veuillez en demander un nouveau.',
  tooCommon: 'Ce mot de passe est l’un des premiers qu’un attaquant essaie. Veuillez en choisir un autre.',
  resetFailed: 'Votre mot de passe n’a pas pu être réinitialisé. Le lien a peut-être expiré.',
  resetDone: 'Votre mot de passe a été réinitialisé',
  resetRequested: 'Les instructions de réinitialisation ont été envoyées à votre adresse e-mail',
  resetRequestFailed: 'Votre demande n’a pas pu être traitée. Veuillez réessayer.',
  currentMissing: 'Le mot de passe actuel est obligatoire',
  tooShort: 'Le mot de passe doit avoir au moins 8 caractères',
  tooSimple: 'Le mot de passe doit contenir au moins une majuscule, une minuscule et un chiffre',
  confirmationMissing: 'Veuillez confirmer votre mot de passe',
  differForChange: 'Les mots de passe ne correspondent pas',
  changed: 'Mot de passe modifié',
  changeFailed: 'Le mot de passe n’a pas pu être modifié',
  verifyCurrent: 'Veuillez vérifier votre mot de passe actuel et réessayer.',
  tryAgain: 'Réessayer',
  forgotTitle: 'Mot de passe oublié ?',
  forgotText:
    'Saisissez l’adresse e-mail de votre compte. Nous vous enverrons un lien pour choisir un nouveau mot de passe.',
  sendLink: 'Envoyer le lien',
  checkTitle: 'Consultez vos e-mails',
  checkText: (email) =>
    `S’il existe un compte pour ${email}, un lien pour choisir un nouveau mot de passe est en route.`,
  linkExpires: (hours) =>
    plural(hours, { one: 'Le lien expire dans # heure.', other: 'Le lien expire dans # heures.' }),
  returnToLogin: 'Retour à la connexion',
  notReceived: 'Vous n’avez pas reçu l’e-mail ? Réessayer',
  checkingLink: 'Vérification de votre lien…',
  resetTitle: 'Réinitialiser votre mot de passe',
  resetHint: 'Au moins 8 caractères : majuscules et minuscules, un chiffre et l’un de @$!%*?&',
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
  changeHint: 'Au moins 8 caractères : majuscules, minuscules et un chiffre',
  changeAction: 'Modifier le mot de passe',
  cancel: 'Annuler',
};
