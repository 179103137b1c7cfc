import type { Translation } from '../../core/texts/define-texts.ts';
import { pluralIn } from '../../core/texts/plural.ts';
import type { trekPageTexts } from './trek-page.texts.ts';

const plural = pluralIn('de');

export const trekPage: Translation<typeof trekPageTexts> = {
  pictures: (title) => `Bilder: ${title}`,
  picture: (title, index, count) => `${title}, ${index} / ${count}`,
  pictureOf: (index, count) => `Bild ${index} von ${count}`,
  credit: (name) => `Foto: ${name}`,
  drawing: (title) => `Zeichnung: ${title}`,
  noPhotographs: 'Von dieser Tour gibt es noch keine Fotos. Das Bild ist nach den Höhen ihrer Nächte gezeichnet.',
  previousPicture: 'Vorheriges Bild',
  nextPicture: 'Nächstes Bild',
  closePictures: 'Bilder schließen',
  trekNotFound: 'Tour nicht gefunden',
  browseAllTreks: 'Alle Touren ansehen',
  tryAgain: 'Noch einmal versuchen',
  reviews: '125 Bewertungen',
  ownReviews: (count) => plural(count, { one: '# Bewertung', other: '# Bewertungen' }),
  describedIn: (language) => `Diese Tour ist auf ${language} beschrieben.`,
  overview: 'Überblick',
  itinerary: 'Tag für Tag',
  included: 'Inbegriffen',
  excluded: 'Nicht inbegriffen',
  gallery: 'Bilder',
  highlights: 'Höhepunkte',
  duration: 'Dauer',
  maximumAltitude: 'Höchster Punkt',
  difficulty: 'Schwierigkeit',
  bestSeason: 'Beste Reisezeit',
  groupSize: 'Gruppengröße',
  walkingHours: (hours) => `${hours} Std.`,
  day: (day) => `Tag ${day}`,
  print: 'Die ganze Tour drucken',
};
