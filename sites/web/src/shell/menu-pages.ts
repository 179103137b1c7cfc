import type { MenuOffer, MenuPage } from '@trek/ui/navigation';

/** The offers in the header's menus. */
export const MENU_OFFER: MenuOffer = {
  byRegion: { country: 'Nepal', label: 'Nepal Trekking' },
  activities: [
    'Multi regional tour',
    'Short hikes in kathmandu',
    'Around Kathmandu',
    'Adventure Activities',
    'Heli-Mountain flight tours',
    'Relaxation and wellness retreat',
  ],
  countries: ['India', 'Bhutan', 'Tibet'],
};

/** The site's own pages in the header. */
export const MENU_PAGES: readonly MenuPage[] = [
  {
    id: 'about',
    label: 'About Us',
    href: '/about',
    pages: [
      { id: 'company', label: 'About', href: '/about' },
      { id: 'team', label: 'Team', href: '/about#team' },
      { id: 'ceo', label: 'Message from the Chairman', href: '/about/#ceo' },
      { id: 'legal', label: 'Legal Documents', href: '/legal-documents' },
      { id: 'reviews', label: 'Reviews', href: '/reviews' },
      { id: 'faq', label: 'FAQ', href: '/faq' },
      { id: 'visa', label: 'Nepal Visa', href: '/nepal-visa' },
      { id: 'equipment', label: 'Equipment Checklist', href: '/equipment-checklist' },
      { id: 'insurance', label: 'Travel Insurance', href: '/travel-insurance' },
      { id: 'bank', label: 'Bank Details', href: '/bank-details' },
    ],
  },
  { id: 'blog', label: 'Blog', href: '/blog' },
  { id: 'contact', label: 'Contact', href: '/contact' },
];

/** The same in the drawer, which has room for one more. */
export const DRAWER_PAGES: readonly MenuPage[] = [...MENU_PAGES, { id: 'saved', label: 'Saved Treks', href: '/saved' }];
