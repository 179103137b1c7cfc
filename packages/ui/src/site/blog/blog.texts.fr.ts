import type { Translation } from '../../core/texts/define-texts.ts';
import type { blogTexts } from './blog.texts.ts';

export const blog: Translation<typeof blogTexts> = {
  listTitle: 'Blog trekking',
  loadingPosts: 'Chargement des articles…',
  loadError: 'Impossible de charger les articles',
  loadErrorHint: 'Veuillez réessayer plus tard.',
  retry: 'Réessayer',
  noPosts: 'Aucun article trouvé',
  postNotFound: 'Article introuvable',
  postNotFoundHint: 'Il a peut-être été déplacé, ou son adresse comporte une erreur.',
  browseAllPosts: 'Voir tous les articles',
  backToPosts: 'Retour à tous les articles',
  loadingPost: 'Chargement de l’article…',
  readTime: (minutes) => `${minutes} min de lecture`,
  contents: 'Sommaire',
  relatedTreks: 'Treks associés',
  relatedPosts: 'À lire ensuite',
  share: 'Partager cet article',
  shareOn: (network) => `Partager sur ${network}`,
  shareByEmail: 'Partager par e-mail',
  copyLink: 'Copier le lien',
  linkCopied: 'Lien copié dans le presse-papiers !',
  copyRefused: (address) => `Le navigateur n’a pas autorisé la copie. Voici le lien : ${address}`,
  opensNewTab: '(s’ouvre dans un nouvel onglet)',
};
