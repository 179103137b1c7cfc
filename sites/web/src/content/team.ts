import type { Headwear } from '@trek/art';

/** Somebody who works for the company, as the team's page shows them. */
export interface TeamMember {
  id: string;
  name: string;
  role: string;
  /** Address of a photo: `/api/uploads/maya.jpg`. Left out: a drawn portrait stands instead. */
  image?: string;
  /** What the drawn portrait has on the head. */
  wears: Headwear;
  bio: string;
  experience: string;
  facebook?: string;
  instagram?: string;
  twitter?: string;
}

/** Everybody with a page of their own; the chief executive first. */
export const TEAM: readonly TeamMember[] = [
  {
    id: 'pasang-dorje-sherpa',
    name: 'Pasang Dorje Sherpa',
    role: 'Founder and chief executive',
    wears: 'brim',
    bio: 'Grew up in Thame, carried his first load at sixteen and passed his guide’s examination at twenty-two. Writes every itinerary’s rest days himself, and still walks one trek each season.',
    experience: '20+ years',
    facebook: 'https://www.facebook.com/trekhimalaya.example',
    instagram: 'https://www.instagram.com/trekhimalaya.example',
  },
  {
    id: 'sunita-tamang',
    name: 'Sunita Tamang',
    role: 'Head of trip planning',
    wears: 'braid',
    bio: 'From Briddim in Langtang, where her family keeps a lodge. Answers most first letters, and asks about your knees before she asks about your dates.',
    experience: '15+ years',
    instagram: 'https://www.instagram.com/trekhimalaya.example',
  },
  {
    id: 'tenzing-sherpa',
    name: 'Tenzing Sherpa',
    role: 'Senior guide, Everest and Rolwaling',
    wears: 'wool',
    bio: 'Has led walkers over all three passes of the Khumbu in both directions. Trained in wilderness first aid, and known for turning round early enough.',
    experience: '15+ years',
  },
  {
    id: 'bishnu-gurung',
    name: 'Bishnu Gurung',
    role: 'Senior guide, Annapurna and Mustang',
    wears: 'topi',
    bio: 'A teacher’s son from Ghandruk who learnt the names of the birds before those of the peaks. Leads the long circuits, and the short walks for families.',
    experience: '12+ years',
  },
  {
    id: 'maya-rai',
    name: 'Maya Rai',
    role: 'Guide and trainer of guides',
    wears: 'scarf',
    bio: 'From Bhojpur, one of the first women to lead groups to Makalu base camp. Runs our training programme each monsoon, and cooks better than she admits.',
    experience: '10+ years',
    facebook: 'https://www.facebook.com/trekhimalaya.example',
  },
  {
    id: 'dawa-lama',
    name: 'Dawa Lama',
    role: 'Bhutan and Tibet desk',
    wears: 'hair',
    bio: 'Keeps the permits, drivers and monasteries of two countries in one notebook. Speaks Dzongkha, Tibetan, Nepali and English, often in one telephone call.',
    experience: '12+ years',
  },
  {
    id: 'kamal-adhikari',
    name: 'Kamal Adhikari',
    role: 'Permits, bookings and accounts',
    wears: 'cap',
    bio: 'Knows which office opens when, and which form has changed since last week. Every invoice of the company carries his initials.',
    experience: '12+ years',
    twitter: 'https://twitter.com/trekhimalaya_ex',
  },
];

/** Where the drawn portrait is served. */
export const portraitPath = ({ id }: Pick<TeamMember, 'id'>) => `/art/portrait-${id}.svg`;

/** What a portrait shows, for who does not see it. */
export const portraitOf = ({ name }: Pick<TeamMember, 'name'>) => `Portrait of ${name}`;
