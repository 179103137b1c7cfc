import { defineTexts } from '@trek/ui/internal/texts';

/** Texts of the footer, except facts about the company. */
export const footerTexts = defineTexts('siteFooter', {
  contactUs: 'Contact Us',
  contactText: 'Questions about a route, a date or a price? We reply within one working day.',
  sendInquiry: 'Send Inquiry',
  office: (country: string) => `${country} office`,
  license: (number: string) => `Tourism License No. ${number}`,
  registration: (number: string) => `Company Regd. No. ${number}`,
  walks: 'Where we trek',
  information: 'Good to know',
  follow: 'Follow us',
  reviews: 'Read our reviews',
  cards: 'We accept',
  policies: 'Policies',
  newTab: (name: string) => `${name} (opens in a new tab)`,
});

/** Countries in the footer, in order. */
export const FOOTER_COUNTRIES = ['Nepal', 'Bhutan', 'Tibet', 'India'] as const;

/** Pages of advice. */
export const INFORMATION_PAGES = [
  'visa',
  'equipment',
  'insurance',
  'bank',
  'faq',
  'reviews',
  'saved',
  'agencies',
] as const;

/** Legal pages. */
export const POLICY_PAGES = ['privacy', 'terms', 'legal'] as const;
