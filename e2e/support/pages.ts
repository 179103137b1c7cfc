/** Good enough for the form; only the server knows that nobody signed it. */
const RESET_TOKEN = ['{"alg":"none"}', '{"userId":"1"}', 'unsigned']
  .map((part) => btoa(part))
  .join('.')
  .replaceAll('=', '');

/** Every kind of page that is open to everybody, by an address of it. */
export const PAGES = [
  '/',
  '/treks',
  '/treks/everest-base-camp-trek',
  '/country/bhutan',
  '/region/tibet',
  '/blog',
  '/blog/how-to-acclimatise-on-a-himalayan-trek',
  '/about',
  '/nepal-visa',
  '/equipment-checklist',
  '/travel-insurance',
  '/bank-details',
  '/legal-documents',
  '/faq',
  '/reviews',
  '/privacy-policy',
  '/terms-conditions',
  '/login',
  '/signup',
  '/forgot-password',
  `/reset-password?token=${RESET_TOKEN}&email=maya@example.com`,
  '/contact',
];
