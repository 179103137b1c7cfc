/** Good enough for the form; only the server knows that the signature is missing. */
const RESET_TOKEN = ['{"alg":"none"}', '{"userId":"1"}', 'unsigned']
  .map((part) => btoa(part))
  .join('.')
  .replaceAll('=', '');

/** A public page of each kind. */
export const ONE_OF_EACH_KIND = [
  '/',
  '/treks',
  '/treks/everest-base-camp-trek',
  '/country/bhutan',
  '/blog',
  '/blog/how-to-acclimatize-on-a-himalayan-trek',
  '/about',
  '/nepal-visa',
  '/reviews',
  '/compare?treks=everest-base-camp-trek,druk-path-trek',
  '/saved',
  '/signup',
  '/contact',
];

/** Pages with the layout of one of these and a content of their own. */
export const OTHER_PAGES = {
  advice: ['/equipment-checklist', '/travel-insurance', '/bank-details', '/faq'],
  legal: ['/legal-documents', '/privacy-policy', '/terms-conditions'],
  'places and accounts': [
    '/region/tibet',
    '/login',
    '/forgot-password',
    `/reset-password?token=${RESET_TOKEN}&email=maya@example.com`,
    '/stop-mails?token=unsigned',
  ],
};
