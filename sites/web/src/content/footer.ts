/** Texts of the footer, except facts about the company. */
export const footerText = {
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
} as const;

/** Countries in the footer, in order. */
export const FOOTER_COUNTRIES = ['Nepal', 'Bhutan', 'Tibet', 'India'] as const;

/** Pages of advice. */
export const INFORMATION_PAGES = [
  { href: '/nepal-visa', label: 'Nepal Visa' },
  { href: '/equipment-checklist', label: 'Equipment Checklist' },
  { href: '/travel-insurance', label: 'Travel Insurance' },
  { href: '/bank-details', label: 'Bank Details' },
  { href: '/faq', label: 'FAQ' },
  { href: '/reviews', label: 'Reviews' },
  { href: '/saved', label: 'Saved Treks' },
] as const;

/** Legal pages. */
export const POLICY_PAGES = [
  { href: '/privacy-policy', label: 'Privacy Policy' },
  { href: '/terms-conditions', label: 'Terms & Conditions' },
  { href: '/legal-documents', label: 'Legal Documents' },
] as const;
