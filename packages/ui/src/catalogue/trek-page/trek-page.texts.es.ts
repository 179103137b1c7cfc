import type { Translation } from '../../core/texts/define-texts.ts';
import { pluralIn } from '../../core/texts/plural.ts';
import type { trekPageTexts } from './trek-page.texts.ts';

const plural = pluralIn('es');

export const trekPage: Translation<typeof trekPageTexts> = {
  pictures: (title) => `Fotos: ${title}`,
  picture: (title, index, count) => `${title}, ${index} / ${count}`,
  pictureOf: (index, count) => `Foto ${index} de ${count}`,
  credit: (name) => `Foto: ${name}`,
  drawing: (title) => `Dibujo: ${title}`,
  noPhotographs: 'Todavía no hay fotos de esta ruta. La imagen está dibujada a partir de las altitudes de sus noches.',
  previousPicture: 'Foto anterior',
  nextPicture: 'Foto siguiente',
  closePictures: 'Cerrar las fotos',
  trekNotFound: 'Ruta no encontrada',
  browseAllTreks: 'Ver todas las rutas',
  tryAgain: 'Reintentar',
  reviews: '125 opiniones',
  ownReviews: (count) => plural(count, { one: '# opinión', other: '# opiniones' }),
  describedIn: (language) => `Esta ruta se describe en ${language}.`,
  overview: 'Resumen',
  itinerary: 'Itinerario',
  included: 'Incluido',
  excluded: 'No incluido',
  gallery: 'Fotos',
  highlights: 'Lo más destacado',
  duration: 'Duración',
  maximumAltitude: 'Altitud máxima',
  difficulty: 'Dificultad',
  bestSeason: 'Mejor época',
  groupSize: 'Tamaño del grupo',
  walkingHours: (hours) => `${hours} h`,
  day: (day) => `Día ${day}`,
  print: 'Imprimir toda la ruta',
};
