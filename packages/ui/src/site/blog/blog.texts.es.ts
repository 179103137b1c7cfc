import type { Translation } from '../../core/texts/define-texts.ts';
import type { blogTexts } from './blog.texts.ts';

export const blog: Translation<typeof blogTexts> = {
  listTitle: 'Blog de trekking',
  loadingPosts: 'Cargando los artículos…',
  loadError: 'No se han podido cargar los artículos',
  loadErrorHint: 'Inténtelo de nuevo más tarde.',
  retry: 'Reintentar',
  noPosts: 'No se ha encontrado ningún artículo',
  postNotFound: 'Artículo no encontrado',
  postNotFoundHint: 'Puede que se haya movido o que la dirección tenga una errata.',
  browseAllPosts: 'Ver todos los artículos',
  backToPosts: 'Volver a todos los artículos',
  loadingPost: 'Cargando el artículo…',
  readTime: (minutes) => `${minutes} min de lectura`,
  contents: 'Contenido',
  relatedTreks: 'Rutas que encajan',
  relatedPosts: 'Seguir leyendo',
  share: 'Compartir este artículo',
  shareOn: (network) => `Compartir en ${network}`,
  shareByEmail: 'Compartir por correo',
  copyLink: 'Copiar enlace',
  linkCopied: '¡Enlace copiado al portapapeles!',
  copyRefused: (address) => `El navegador no ha permitido copiar. El enlace es ${address}`,
  opensNewTab: '(se abre en una pestaña nueva)',
};
