import type { BookingStatus } from '../../api/statuses.ts';
import { knownNames } from '../../core/internal/known-names.ts';
import type { Translation } from '../../core/texts/define-texts.ts';
import type { profileTexts } from './profile.texts.ts';

const STATUSES: Record<BookingStatus, string> = {
  pending: 'En attente',
  confirmed: 'Confirmée',
  disputed: 'Contestée',
  cancelled: 'Annulée',
};

export const profile: Translation<typeof profileTexts> = {
  title: 'Mon compte',
  googleAccount: 'Compte Google',
  account: 'Votre compte',
  email: 'E-mail',
  phone: 'Téléphone',
  personalInfo: 'Informations personnelles',
  logout: 'Se déconnecter',
  sections: 'Rubriques de votre compte',
  bookings: 'Mes réservations',
  savedTreks: 'Treks enregistrés',
  settings: 'Paramètres',
  devices: 'Appareils',
  devicesTitle: 'Où vous êtes connecté',
  devicesText: 'Déconnectez tout appareil qui n’est pas le vôtre ou que vous n’utilisez plus.',
  loadingDevices: 'Chargement de vos appareils…',
  devicesError: (message) => `Impossible de charger les appareils : ${message}`,
  browserOn: (browser, system) => `${browser} sur ${system}`,
  unknownDevice: 'Appareil inconnu',
  thisDevice: 'Cet appareil',
  lastUsed: (moment) => `Dernière utilisation : ${moment}`,
  signOutOf: (device) => `Déconnecter ${device}`,
  signOut: 'Se déconnecter',
  signedOutOf: (device) => `${device} est déconnecté.`,
  signOutEverywhere: 'Se déconnecter partout',
  signOutNeedsOwner: 'Vous seul devez pouvoir fermer vos sessions : nous vous demandons donc à nouveau qui vous êtes.',
  ownData: 'Mes données',
  ownDataTitle: 'Vos données',
  ownDataText: 'Téléchargez une copie de tout ce que nous enregistrons à votre sujet, ou supprimez votre compte.',
  downloadData: 'Télécharger mes données',
  dataDownloaded: 'Vos données sont enregistrées sous my-data.json.',
  deleteAccount: 'Supprimer mon compte',
  deletionGoes:
    'Nous supprimons immédiatement votre compte, vos réservations non payées et les informations sur vos voyageurs, ainsi que vos messages si votre adresse e-mail est confirmée. Cette action est irréversible.',
  deletionKeeps:
    'Des réservations payées, nous gardons pour notre comptabilité la référence, les dates, les montants et le trek, sans votre nom. Un compte dont un trek payé est encore à venir ne peut pas être supprimé.',
  deletionWaits:
    'Tant qu’un remboursement reste à envoyer, qu’une annulation n’est pas décidée ou qu’un paiement est contesté, nous devons savoir à qui revient l’argent. Votre compte fonctionne alors comme avant, et nous le supprimons dès que tout est réglé.',
  proofByGoogle: 'Si votre connexion date de plus de dix minutes, reconnectez-vous d’abord avec Google.',
  deleteForGood: 'Supprimer définitivement',
  loadingBookings: 'Chargement de vos réservations…',
  loadError: (message) => `Les réservations n’ont pas pu être chargées : ${message}`,
  retry: 'Réessayer',
  noBookings: 'Vous n’avez aucun trek à venir.',
  exploreTreks: 'Découvrir les treks',
  bookingStatus: knownNames(STATUSES),
  notFinished: 'Non terminée',
  remove: 'Retirer',
  removeTitle: (trek) => `Retirer ${trek} ?`,
  removeText:
    'Vous n’avez rien payé. Nous supprimons les dates et les données de cette réservation, et vous pouvez réserver à nouveau à tout moment.',
  removed: (trek) => `Votre réservation de ${trek} est retirée.`,
  keepIt: 'La garder',
  advance: 'Acompte',
  balance: 'Solde',
  balanceDue: (day) => `à régler le ${day}`,
  balanceDueNow: 'à régler maintenant',
  answerAwaited: (hours) => `Demandé : nous confirmons sous ${hours} heures.`,
  paymentMissing: 'Votre place est confirmée dès que l’acompte est payé.',
  reference: (reference) => `Réservation ${reference}`,
  completePayment: 'Finaliser le paiement',
};
