import { defineTexts } from '@trek/ui/internal/texts';
import { SITE_NAME } from './site-name.ts';

/** Texts of the home page's first screen. Apart from the others, whose code loads later. */
export const heroTexts = defineTexts('siteHero', {
  headline: `Unforgettable Adventures with ${SITE_NAME}`,
  lead: 'Treks and tours in Nepal, Bhutan, Tibet and India, led by people who grew up there.',
  exploreTreks: 'Explore Treks',
  aboutUs: 'About Us',
});
