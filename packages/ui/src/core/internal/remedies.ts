import { nearest } from './nearest.ts';

/** How a seller's values are written. */
export const SELLER_FORMS = {
  partner:
    'Write your id as the operator gave it: at most 64 lower-case letters and digits, with single hyphens between them, such as alpine-tours.',
  partnerRef: 'It is a text of at most 64 characters on one line.',
  metadata:
    'It holds at most ten texts by name, such as { campaign: "spring" }: names of lower-case letters, digits, - and _, and texts of at most 200 characters on one line.',
} as const;

const shortened = (value: string) => (value.length > 40 ? `${value.slice(0, 40)}…` : value);

export const leftOutOfBookings = (name: string, value: string) =>
  `${name} "${shortened(value)}" is left out of bookings.`;

/** Sentences for a page's author on the console: the mistake, and the remedy. They load when one is needed. */
export const remedies = {
  unknownLocale: (given: string) =>
    `locale "${given}" is no language that this browser knows, so it is en-US. Write a tag such as "de-DE".`,
  noTexts: (locale: string) =>
    `locale "${locale}" without messages shows English texts. Pass those of @trek/ui/messages/de, es or fr, or your own.`,
  noSlug: (trekHref: string) =>
    `trekHref "${trekHref}" leads every trek to one page: write {slug} where the trek’s name goes, as in "/tours/{slug}".`,
  fixedProps: () =>
    'backend, partner, partnerRef and metadata of a TrekEmbed stay as they were at first. Where they change, give it another key.',
  sellerFault: (name: keyof typeof SELLER_FORMS, value: string) =>
    `${leftOutOfBookings(name, value)} ${SELLER_FORMS[name]}`,
  unusableGroup: (given: string) =>
    `defaultTravelers "${given}" is no group, so the booking begins with one. Write a whole number from 1.`,
  unusableDay: (given: string) =>
    `defaultStartDate "${shortened(given)}" is no day, so the booking begins without. Write one as "2027-04-12".`,
  noPrice: () =>
    'a card got a trek without priceUsd, such as the backend’s own JSON. Take treks as the client reads them: api.listTrekSummaries(), useTreks() or loadTreks().',
  nowhereToAsk: () =>
    'a trek has no price, and visitors have no page to ask for one, so there is no button. Name yours: paths={{ askAbout }} of the provider.',
  noTerms: (what: string) =>
    `visitors agree to ${what} that they can’t open. Name your pages or the operator’s: terms-href and privacy-href of an element, paths={{ terms, privacy }} in React.`,
  refusedToken: () =>
    'the backend refuses the token of getToken, so visitors can’t book. It has to be one that this backend has issued, and not expired.',
  unreadableValue: (name: string, value: string) =>
    `a list can’t read ${name} "${value}" and leaves it out. It is written as in a list’s address: duration=5-15, budget=1000-2000, month=10, max-altitude=4000, sort=price-low, view=list.`,
  noSuchTrek: (trek: string) =>
    `no trek has the id or the name "${trek}". The name is the last part of the address of the trek’s page, such as everest-base-camp-trek.`,
  unknownValue: (name: string, value: string, known: string) => {
    const meant = nearest(value, known.split(', '));
    return `no trek has the ${name} "${value}". ${meant ? `Write "${meant}"; there are` : 'There are'}: ${known}.`;
  },
};
