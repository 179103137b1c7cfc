import type { Translation } from '../../core/texts/define-texts.ts';
import type { blogTexts } from './blog.texts.ts';

export const blog: Translation<typeof blogTexts> = {
  listTitle: 'Trekking-Blog',
  loadingPosts: 'Die Artikel werden geladen …',
  loadError: 'Die Artikel konnten nicht geladen werden',
  loadErrorHint: 'Bitte versuchen Sie es später noch einmal.',
  retry: 'Noch einmal versuchen',
  noPosts: 'Keine Artikel gefunden',
  postNotFound: 'Artikel nicht gefunden',
  postNotFoundHint: 'Vielleicht ist er umgezogen, oder in der Adresse steckt ein Tippfehler.',
  browseAllPosts: 'Alle Artikel ansehen',
  backToPosts: 'Zurück zu allen Artikeln',
  loadingPost: 'Der Artikel wird geladen …',
  readTime: (minutes) => `${minutes} Min. Lesezeit`,
  contents: 'Inhalt',
  relatedTreks: 'Passende Touren',
  relatedPosts: 'Weiterlesen',
  share: 'Artikel teilen',
  shareOn: (network) => `Auf ${network} teilen`,
  shareByEmail: 'Per E-Mail teilen',
  copyLink: 'Link kopieren',
  linkCopied: 'Link in die Zwischenablage kopiert!',
  copyRefused: (address) => `Der Browser ließ uns nicht kopieren. Der Link ist ${address}`,
  opensNewTab: '(öffnet in einem neuen Tab)',
};
