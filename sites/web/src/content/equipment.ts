import { DAYPACK_SIZE, SLEEPING_BAG_RATING } from './advice.ts';

/** The packing list, by category. */
export const EQUIPMENT: readonly { title: string; items: readonly string[] }[] = [
  {
    title: 'Head and face',
    items: [
      'Warm hat',
      'Sun hat with a brim',
      'Scarf or neck gaiter, which also keeps out dust',
      'Headlamp with spare batteries',
    ],
  },
  {
    title: 'Upper body',
    items: [
      'Two base layers, wool or synthetic',
      'Fleece or light insulated jacket',
      'Down jacket with a hood',
      'Windproof and waterproof shell',
      'Quick-drying T-shirts',
    ],
  },
  {
    title: 'Hands',
    items: ['Thin gloves for walking', 'Warm gloves or mittens for the passes', 'Trekking poles, to spare your knees'],
  },
  {
    title: 'Lower body',
    items: [
      'Two pairs of hiking pants',
      'Long underwear',
      'Waterproof rain pants',
      'Comfortable clothes for the lodge',
    ],
  },
  {
    title: 'Feet',
    items: [
      'Broken-in, ankle-high boots with good soles',
      'Light shoes or sandals for the evening',
      'Four pairs of hiking socks, two of them thick',
      'Gaiters for snow or leeches',
    ],
  },
  {
    title: 'Sleeping',
    items: [`Sleeping bag rated ${SLEEPING_BAG_RATING}; we rent them in Kathmandu`, 'Silk or cotton liner', 'Earplugs'],
  },
  {
    title: 'Bags',
    items: [
      `Daypack of ${DAYPACK_SIZE} with a rain cover`,
      'Duffel bag for the porter; we lend one',
      'Dry bags or strong plastic bags',
    ],
  },
  {
    title: 'Health and hygiene',
    items: [
      'Your own medicines, and a copy of the prescription',
      'Bandages and blister care',
      'Water tablets or a filter, and two one-liter bottles',
      'Sunscreen and lip balm, SPF 50',
      'Sunglasses with full UV protection, category 4 for snow',
      'Towel, soap, toilet paper and hand sanitizer',
    ],
  },
  {
    title: 'Documents and extras',
    items: [
      'Passport, copies of it and four passport photos',
      'Insurance policy with its emergency number',
      'Cash in rupees: ATMs are rare beyond Kathmandu, Pokhara and Namche',
      'Power bank, because lodges charge for electricity',
      'A book to leave behind',
    ],
  },
];

/** Additions to the packing list by season. */
export const SEASON_TIPS: readonly { season: string; months: string; text: string }[] = [
  {
    season: 'Spring',
    months: 'March to May',
    text: 'Warm days and cold nights, with haze in the valleys and rhododendrons in bloom higher up. Bring one layer less, sun protection and a rain jacket for afternoon showers.',
  },
  {
    season: 'Monsoon',
    months: 'June to mid-September',
    text: 'Rain most afternoons and nights, leeches in the forests, empty trails. Good for Mustang, Dolpo and Ladakh. Bring an umbrella, gaiters, salt and dry bags for everything that must stay dry.',
  },
  {
    season: 'Autumn',
    months: 'mid-September to November',
    text: 'Clear skies and full lodges. Days are mild, but from October nights above 4,000 meters are well below freezing. Bring the whole list, and book early.',
  },
  {
    season: 'Winter',
    months: 'December to February',
    text: 'Clear light, empty trails, snow on the passes. Stay low, or bring microspikes, your warmest sleeping bag and a thermos. Lodges above 4,000 meters may be closed.',
  },
];
