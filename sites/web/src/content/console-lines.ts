import { TAGS } from '@trek/elements/internal/attributes';
import * as elements from '@trek/elements/internal/remedies';
import { remedies as lines } from '@trek/ui/internal/remedies';

/** The lines of elements alone, which name their tags and attributes. */
const ofElements = [
  { about: 'An attribute', line: elements.remedyFor('trek-list', 'trekhref', '/tours/{slug}') ?? '' },
  { about: 'Another tag’s attribute', line: elements.remedyFor('trek-offer', 'country', 'nepal') ?? '' },
  { about: 'A value', line: elements.remedyFor('trek-booking', 'start-date', '2027-02-31') ?? '' },
  { about: 'A word for a value', line: elements.remedyFor('trek-list', 'theme', 'drak') ?? '' },
  { about: 'A property', line: elements.propertyRemedyFor('trek-offer', 'secondCurrency') },
  { about: 'A template’s fact', line: elements.templateRemedyFor({ kind: 'name', word: 'titel' }) },
  {
    about: 'A template’s attribute',
    line: elements.templateRemedyFor({ kind: 'attribute', word: 'data-trek-onclick' }),
  },
  { about: 'An empty template', line: elements.EMPTY_TEMPLATE },
];

/** The lines that parts and elements write on the console of an agency's page, with examples of their facts. */
export const remedies: readonly { about: string; line: string }[] = [
  { about: 'Language', line: lines.unknownLocale('klingon') },
  { about: 'Texts', line: lines.noTexts('it-IT') },
  { about: 'Links', line: lines.noSlug('/tours') },
  { about: 'Your own card', line: lines.noPrice() },
  { about: 'Terms', line: lines.noTerms('the terms') },
  { about: 'A price on request', line: lines.nowhereToAsk() },
  { about: 'Your own sign-in', line: lines.refusedToken() },
  { about: 'A filter', line: lines.unreadableValue('budget', 'cheap') },
  { about: 'A trek', line: lines.noSuchTrek('everest') },
  { about: 'A place', line: lines.unknownValue('country', 'nepaal', 'nepal, bhutan, tibet, india') },
  { about: 'Your id', line: lines.sellerFault('partner', 'Alpine-Tours') },
  { about: 'Your notes', line: lines.sellerFault('metadata', 'utmSource') },
  { about: 'A start date', line: lines.unusableDay('31.12.2027') },
  { about: 'A group', line: lines.unusableGroup('0') },
  { about: 'Changed props', line: lines.fixedProps() },
  ...ofElements,
];

/** Prints the table of all that is checked, for whatever element a page has. */
export const DIAGNOSE = `document.querySelector('${Object.keys(TAGS).join(', ')}').diagnose()`;
