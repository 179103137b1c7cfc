import { defineTexts } from '@trek/ui/internal/texts';
import type { IconName } from '@trek/ui/kit';

/** Texts of the home page below the first screen, except the catalogue's. */
export const homeTexts = defineTexts('siteHome', {
  popular: {
    title: 'Popular Treks',
    text: 'The treks that people write home about, country by country.',
  },
  booking: {
    title: 'How booking works',
    choose: {
      title: 'Choose a trek and a day.',
      text: 'The price, the places and your company are on its page.',
    },
    pay: {
      title: 'Pay the deposit.',
      text: (deposit: string, days: number) =>
        `${deposit} by card confirms your place. The rest is due ${days} days before the start.`,
    },
    prepare: {
      title: 'Tell us who comes.',
      text: 'Each traveler fills in their passport by a private link. We get the permits and meet you.',
    },
  },
  openly: {
    title: 'What we show before you book',
    nights: {
      title: 'The height of every night,',
      text: 'beside a published guideline, and what we do where a night is steep.',
    },
    permits: { title: 'Every permit with its fee,', text: 'who issues it, and when the fee was last checked.' },
    refund: { title: 'Your exact refund,', text: 'by the terms of that day, before you cancel.' },
  },
  why: { title: 'Why Choose Us', text: 'A mountain company run by the people who live below the mountains.' },
  leaving: { title: 'Leaving soon', text: 'Group departures with places: you walk with others, on a fixed day.' },
  season: {
    title: 'Where to trek now',
    text: 'The best treks for the coming months. Most dates outside these seasons are on request: choose one, and we’ll let you know whether the trek can run.',
    nothing: 'A quiet month on the trails. Ask us which routes are open.',
  },
  chief: {
    title: 'Message from the Chairman',
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
  all: { title: 'All our treks' },
  action: {
    title: 'Tell us when you can come',
    text: 'Three days or three weeks, first trek or tenth: we’ll reply with a plan, a price and honest advice about the weather.',
    contact: 'Contact Us',
    treks: 'Browse All Treks',
  },
  features: {
    guides: {
      title: 'Expert Local Guides',
      text: 'Born where you trek, licensed, and trained in high-altitude first aid.',
    },
    safety: {
      title: 'Safety First Approach',
      text: 'Rest days where the altitude calls for them, and guides trained to spot trouble early.',
    },
    service: {
      title: 'Personalized Service',
      text: 'One person plans your trip with you and knows your name when you land.',
    },
    tourism: {
      title: 'Sustainable Tourism',
      text: 'Fair pay and loads, safe water instead of plastic bottles, lodges owned by villagers.',
    },
    groups: {
      title: 'Small Group Sizes',
      text: 'Small enough to share one table in the lodge, with a guide who notices when you slow down.',
    },
    support: {
      title: '24/7 Support',
      text: 'Someone in Kathmandu answers at any hour while you are on the trail.',
    },
  },
  statistics: {
    trekkers: 'Happy Trekkers',
    treks: 'Successful Treks',
    years: 'Years Experience',
    guides: 'Expert Guides',
  },
});

type HomeTexts = typeof homeTexts.english;

/** Reasons to trek with this company, in order. A small screen shows the first three. */
export const FEATURES: readonly { id: keyof HomeTexts['features']; icon: IconName }[] = [
  { id: 'guides', icon: 'walk' },
  { id: 'safety', icon: 'shield' },
  { id: 'service', icon: 'star' },
  { id: 'tourism', icon: 'leaf' },
  { id: 'groups', icon: 'group' },
  { id: 'support', icon: 'phone' },
];

/** The company's statistics. */
export const STATISTICS: readonly { id: keyof HomeTexts['statistics']; count: number }[] = [
  { id: 'trekkers', count: 15_000 },
  { id: 'treks', count: 1_200 },
  { id: 'years', count: 12 },
  { id: 'guides', count: 40 },
];

/** The countries in the block about Nepal's neighbors, in order. */
export const NEIGHBORS = ['India', 'Bhutan', 'Tibet'] as const;

/** Number of team members on the home page. */
export const SHOWN_MEMBERS = 3;
