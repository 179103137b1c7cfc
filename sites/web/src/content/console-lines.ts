import { remedies as lines } from '@trek/ui/internal/remedies';

/** The lines that the parts of the kit write on the console of an agency's page, with examples of their facts. */
export const remedies: readonly { about: string; line: string }[] = [
  { about: 'Language', line: lines.unknownLocale('klingon') },
  { about: 'Texts', line: lines.noTexts('it-IT') },
  { about: 'Links', line: lines.noSlug('/tours') },
  { about: 'Your own card', line: lines.noPrice() },
  { about: 'Terms', line: lines.noTerms('the terms') },
  { about: 'Your own sign-in', line: lines.refusedToken() },
  { about: 'A filter', line: lines.unreadableValue('budget', 'cheap') },
  { about: 'A trek', line: lines.noSuchTrek('everest') },
  { about: 'A place', line: lines.unknownValue('country', 'nepaal', 'nepal, bhutan, tibet, india') },
  { about: 'Your id', line: lines.sellerFault('partner', 'Alpine-Tours') },
  { about: 'Your notes', line: lines.sellerFault('metadata', 'utmSource') },
  { about: 'Changed props', line: lines.fixedProps() },
];
