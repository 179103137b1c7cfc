import type { Translation } from '../../core/texts/define-texts.ts';
import type { paymentTexts } from './payment.texts.ts';

export const payment: Translation<typeof paymentTexts> = {
  authenticationFailed: 'L’authentification a échoué. Votre session a peut-être expiré. Veuillez vous reconnecter.',
  authenticationRequired: 'Authentification requise',
  loginAgain: 'Se reconnecter',
  trekIdMalformed: 'L’identifiant du trek est incorrect. Veuillez nous contacter.',
  trekUnavailable: 'Le trek choisi ne peut pas être réservé. Veuillez en essayer un autre ou nous contacter.',
  invalidParameters: 'La demande de paiement a échoué : paramètres non valides',
  failedWithStatus: (status) => `La demande de paiement a échoué (statut ${status})`,
  initializeFailed: 'Le paiement n’a pas pu être préparé. Veuillez réessayer.',
  statusFailed: 'L’état du paiement n’a pas pu être vérifié. Veuillez réessayer.',
  loginToContinue: 'Veuillez vous connecter pour poursuivre le paiement',
  storageUnavailable:
    'Le stockage de votre navigateur n’est pas disponible. Veuillez autoriser les cookies et réessayer.',
  authenticationIssue: 'Un problème d’authentification est survenu. Veuillez vous reconnecter.',
  notReady: 'Le paiement n’est pas encore prêt. Veuillez réessayer dans un instant.',
  cardElementMissing: 'Le champ de la carte est introuvable',
  failed: 'Échec du paiement',
  successful: 'Paiement réussi !',
  ended:
    'Ce paiement est terminé et rien n’a été débité : des cartes ont été refusées, ou il est resté longtemps en attente. Veuillez payer à nouveau.',
  failedOrCanceled: 'Le paiement a échoué ou a été annulé',
  unexpected: 'Une erreur inattendue s’est produite',
  stillProcessing: 'Le paiement est encore en cours de traitement. Nous vous préviendrons dès qu’il sera terminé.',
  preparing: 'Préparation de votre paiement…',
  card: 'Carte',
  cardUnavailable: 'Le formulaire de carte n’a pas pu être chargé. Veuillez vérifier votre connexion Internet.',
  simulatedCard: 'Démonstration : rien n’est débité, et aucune carte n’est nécessaire.',
  testCard: 'Carte de test : 4242 4242 4242 4242, une date future et un cryptogramme quelconques.',
  termsInShort: (deposit, days) =>
    `L’acompte de ${deposit} % n’est pas remboursé. Si vous annulez jusqu’à ${days} jours avant le départ, le reste vous est remboursé ; après, moins. Payer ici par carte est sans frais.`,
  terms: 'Conditions',
  pay: (amount) => `Payer ${amount}`,
  processing: 'Votre paiement est en cours de traitement. Veuillez garder cette page ouverte.',
  tryAgain: 'Réessayer',
  back: 'Retour',
  viewBooking: 'Voir la réservation',
  asking: 'Vérification de votre paiement…',
  arrived: (amount, reference) =>
    `Votre paiement de ${amount} est arrivé.${reference === null ? '' : ` Réservation ${reference}`}`,
  viewFailed: 'Un problème est survenu sur cette page',
  nothingCharged: 'Rien n’a été débité, et vos informations sont toujours là.',
  outcomeUnknown: 'Nous ne savons pas encore si votre paiement est arrivé',
  doNotPayTwice: 'Veuillez vérifier de nouveau avant de payer une autre fois.',
  checkAgain: 'Vérifier de nouveau',
};
