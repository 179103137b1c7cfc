import { defineTexts } from '../../core/texts/define-texts.ts';
import { pluralIn } from '../../core/texts/plural.ts';

const plural = pluralIn('en');

/** Every text of a trek's own page. */
export const trekPageTexts = defineTexts('trekPage', {
  pictures: (title: string) => `Pictures of ${title}`,
  picture: (title: string, index: number, count: number) => `${title}, ${index} / ${count}`,
  pictureOf: (index: number, count: number) => `Picture ${index} of ${count}`,
  credit: (name: string) => `Photo: ${name}`,
  drawing: (title: string) => `Drawing of the ${title}`,
  noPhotographs: 'There are no photographs of this trek yet. This picture is drawn from the altitudes of its nights.',
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  closePictures: 'Close pictures',
  trekNotFound: 'Trek Not Found',
  browseAllTreks: 'Browse All Treks',
  tryAgain: 'Try Again',
  reviews: '125 reviews',
  ownReviews: (count: number) => plural(count, { one: '# review', other: '# reviews' }),
  describedIn: (language: string) => `This trek is described in ${language}.`,
  overview: 'Overview',
  itinerary: 'Itinerary',
  included: 'Included',
  excluded: 'Not included',
  gallery: 'Gallery',
  highlights: 'Highlights',
  duration: 'Duration',
  maximumAltitude: 'Maximum altitude',
  difficulty: 'Difficulty',
  bestSeason: 'Best season',
  groupSize: 'Group size',
  walkingHours: (hours: string) => `${hours} h`,
  day: (day: number) => `Day ${day}`,
  print: 'Print the whole trek',
});
