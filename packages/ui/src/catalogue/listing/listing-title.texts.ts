import { defineTexts } from '../../core/texts/define-texts.ts';

/** The heading where a host shows the treks of one country. */
export const countryTitleTexts = defineTexts('listing', {
  listingTitleIn: (country: string) => `Treks & Tours in ${country}`,
});
