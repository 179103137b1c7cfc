/** Kinds of places that have a page. */
export type PlaceKind = 'country' | 'region';

/** By what each kind of place goes among the messages. */
export const PLACE_TEXTS = {
  country: { name: 'country', notFound: 'countryNotFound', noTreks: 'noTreksInCountry' },
  region: { name: 'region', notFound: 'regionNotFound', noTreks: 'noTreksInRegion' },
} as const;
