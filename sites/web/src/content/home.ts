import type { IconName } from '@trek/ui/kit';

/** Texts of the home page below the first screen, except the catalogue's. */
export const homeText = {
  popular: {
    title: 'Popular Treks',
    text: 'The treks that people write home about, country by country.',
  },
  why: { title: 'Why Choose Us', text: 'A mountain company run by the people who live below the mountains.' },
  season: {
    title: 'Where to trek now',
    text: 'The best treks for the coming months. Most dates outside these seasons are on request: choose one, and we’ll let you know whether the trek can run.',
    nothing: 'A quiet month on the trails. Ask us which routes are open.',
  },
  chief: {
    title: 'Message from our chief executive',
    quote:
      'My father carried loads past our house in Thame so that I could go to school. I started this company so that the next boy who walks that trail can be a guide. If you come with us, you will eat what we eat, go as slowly as the altitude demands, and turn back when the mountain says so. You won’t miss a thing.',
    readOn: 'Read the full message',
  },
  beyond: {
    title: 'Beyond the Himalayas',
    text: 'The same mountains, different roads: our own guides lead treks in India, Bhutan and Tibet, too.',
    visit: (country: string) => `Discover ${country}`,
  },
  team: {
    title: 'The people you will meet',
    viewAll: 'View All',
    viewAllOf: ' of our team',
    trainingTitle: 'Our training program',
    training:
      'Each monsoon, when the trails are empty, we train young people from remote villages as guides: first aid, navigation, English, and the patience it takes at altitude. Those who pass work for a season beside a senior guide, with pay.',
    trainingLink: 'Ask about the program',
  },
  posts: {
    title: 'From our blog',
    all: 'All posts',
  },
  all: { title: 'All our treks', browse: 'Browse All Treks' },
  action: {
    title: 'Tell us when you can come',
    text: 'Three days or three weeks, first trek or tenth: we’ll reply with a plan, a price and honest advice about the weather.',
    contact: 'Contact Us',
    treks: 'Browse All Treks',
  },
} as const;

interface Feature {
  icon: IconName;
  title: string;
  text: string;
}

/** Reasons to trek with this company. A small screen shows the first three. */
export const FEATURES: readonly Feature[] = [
  {
    icon: 'walk',
    title: 'Expert Local Guides',
    text: 'Born where you trek, licensed, and trained in high-altitude first aid.',
  },
  {
    icon: 'shield',
    title: 'Safety First Approach',
    text: 'Rest days where the altitude calls for them, and guides trained to spot trouble early.',
  },
  {
    icon: 'star',
    title: 'Personalized Service',
    text: 'One person plans your trip with you and knows your name when you land.',
  },
  {
    icon: 'leaf',
    title: 'Sustainable Tourism',
    text: 'Fair pay and loads, safe water instead of plastic bottles, lodges owned by villagers.',
  },
  {
    icon: 'group',
    title: 'Small Group Sizes',
    text: 'Small enough to share one table in the lodge, with a guide who notices when you slow down.',
  },
  {
    icon: 'phone',
    title: '24/7 Support',
    text: 'Someone in Kathmandu answers at any hour while you are on the trail.',
  },
];

/** The company's statistics. */
export const STATISTICS = [
  { label: 'Happy Trekkers', value: '15,000+' },
  { label: 'Successful Treks', value: '1,200+' },
  { label: 'Years Experience', value: '12+' },
  { label: 'Expert Guides', value: '40+' },
] as const;

/** The countries in the block about Nepal's neighbors, in order. */
export const NEIGHBORS = ['India', 'Bhutan', 'Tibet'] as const;

/** Number of team members on the home page. */
export const SHOWN_MEMBERS = 3;
