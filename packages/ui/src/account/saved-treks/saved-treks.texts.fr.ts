import type { Translation } from '../../core/texts/define-texts.ts';
import type { savedTreksTexts } from './saved-treks.texts.ts';

export const savedTreks: Translation<typeof savedTreksTexts> = {
  title: 'Treks enregistrés',
  saveTrek: (title) => `Enregistrer ${title}`,
  saved: (title) => `${title} est enregistré.`,
  removed: (title) => `${title} est retiré.`,
  undo: 'Annuler',
  showSaved: 'Treks enregistrés',
  full: (most) => `Vous pouvez enregistrer ${most} treks. Retirez-en un pour en ajouter un autre.`,
  loading: 'Chargement de vos treks enregistrés…',
  loadError: (message) => `Impossible de charger les treks : ${message}`,
  retry: 'Réessayer',
  empty: 'Aucun trek enregistré pour l’instant',
  emptyText: 'Touchez le cœur d’un trek pour le garder ici.',
  findTreks: 'Trouver des treks',
  deviceOnly: 'Ces treks ne sont enregistrés que sur cet appareil.',
  signIn: 'Connectez-vous pour les garder dans votre compte',
  unsent: 'Vos dernières modifications ne sont pas encore dans votre compte. Nous continuons d’essayer.',
  unreachable: 'Votre compte n’a pas pu être joint. Cette liste n’est peut-être pas à jour.',
  tryNow: 'Essayer maintenant',
  newDepartures: (count, days) => `${count === 1 ? 'Nouveau départ' : 'Nouveaux départs'} : ${days}`,
  markSeen: 'Compris',
  markSeenOf: (title) => `Compris : nouveaux départs de ${title}`,
  mails: 'M’écrire en cas de nouveaux départs',
  mailsOf: (title) => `M’écrire en cas de nouveaux départs : ${title}`,
  mailsChosen: (title) =>
    `Nous vous écrirons quand ${title} aura de nouveaux départs, une fois par jour au plus, dès que votre adresse est confirmée.`,
  gone: 'Nous ne proposons plus un trek que vous aviez enregistré.',
  remove: 'Retirer',
};
