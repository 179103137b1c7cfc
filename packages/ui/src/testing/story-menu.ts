import type { Place } from '../api/place.ts';
import type { MenuData, MenuOffer, MenuPage } from '../site/navigation/menu-content.ts';
import { storyRegions, storyTreks } from './story-treks.ts';

const REGIONS = ['Everest', 'Langtang', 'Manaslu', 'Dolpo'];

/** Regions and treks as the header's menus are given them. */
export const storyMenu: MenuData = {
  treks: storyTreks,
  regions: [
    ...storyRegions,
    ...REGIONS.map(
      (name, index): Place => ({
        ...{ id: index + 90, name, slug: name.toLowerCase() },
        ...{ country: 'Nepal', description: '', image: '' },
      }),
    ),
  ],
};

/** A host's offer. */
export const storyOffer = {
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
} as const satisfies MenuOffer;

/** A host's own pages. */
export const storyPages: readonly MenuPage[] = [
  {
    id: 'about',
    label: 'About Us',
    href: '/about',
    pages: [
      { id: 'team', label: 'Team', href: '/about#team' },
      { id: 'ceo', label: 'Message from the Chairman', href: '/about/#ceo' },
    ],
  },
  { id: 'blog', label: 'Blog', href: '/blog' },
];
