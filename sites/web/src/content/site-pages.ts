import { defineTexts } from '@trek/ui/internal/texts';

/** The names by which the menus and the footer link to the site's own pages. */
export const pageNames = defineTexts('sitePageNames', {
  about: 'About Us',
  company: 'About',
  team: 'Team',
  ceo: 'Message from the Chairman',
  legal: 'Legal Documents',
  reviews: 'Reviews',
  faq: 'FAQ',
  visa: 'Nepal Visa',
  equipment: 'Equipment Checklist',
  insurance: 'Travel Insurance',
  bank: 'Bank Details',
  blog: 'Blog',
  contact: 'Contact',
  saved: 'Saved Treks',
  agencies: 'For Agencies',
  privacy: 'Privacy Policy',
  terms: 'Terms & Conditions',
});

/** One of the site's own pages. */
export type PageName = keyof typeof pageNames.english;

/** Their addresses. */
export const PAGE_ADDRESSES: Readonly<Record<PageName, string>> = {
  about: '/about',
  company: '/about',
  team: '/about#team',
  ceo: '/about/#ceo',
  legal: '/legal-documents',
  reviews: '/reviews',
  faq: '/faq',
  visa: '/nepal-visa',
  equipment: '/equipment-checklist',
  insurance: '/travel-insurance',
  bank: '/bank-details',
  blog: '/blog',
  contact: '/contact',
  saved: '/saved',
  agencies: '/for-agencies',
  privacy: '/privacy-policy',
  terms: '/terms-conditions',
};
