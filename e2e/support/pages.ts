/** Good enough for the form; only the server knows that nobody signed it. */
const RESET_TOKEN = ['{"alg":"none"}', '{"userId":"1"}', 'unsigned']
  .map((part) => btoa(part))
  .join('.')
  .replaceAll('=', '');

/** Pages that are built like no other one, by an address of each. */
export const OF_THEIR_OWN = [
  '/',
  '/treks',
  '/treks/everest-base-camp-trek',
  '/country/bhutan',
  '/blog',
  '/blog/how-to-acclimatise-on-a-himalayan-trek',
  '/about',
  '/nepal-visa',
  '/reviews',
  '/signup',
  '/contact',
];

/** Pages with other words and tables in the frame of one above. */
export const ALIKE = {
  advice: ['/equipment-checklist', '/travel-insurance', '/bank-details', '/faq'],
  law: ['/legal-documents', '/privacy-policy', '/terms-conditions'],
  'places and accounts': [
    '/region/tibet',
    '/login',
    '/forgot-password',
    `/reset-password?token=${RESET_TOKEN}&email=maya@example.com`,
  ],
};

/** Every kind of page that is open to everybody. */
export const PAGES = [...OF_THEIR_OWN, ...Object.values(ALIKE).flat()];
