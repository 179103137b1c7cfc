/**
 * Entry requirements of Nepal. Fees and rules change: the Department of Immigration is authoritative.
 * Source: https://www.immigration.gov.np
 */

/** Tourist visas on arrival. */
export const TOURIST_VISAS = [
  { days: 15, usd: 30 },
  { days: 30, usd: 50 },
  { days: 90, usd: 125 },
] as const;

/** Extensions: a fee for the first days, then one for each further day. */
export const VISA_EXTENSION = { days: 15, usd: 30, furtherDayUsd: 2 } as const;

/**
 * Charges of the Department of Immigration for extensions since the date, in US dollars. Sources: The Himalayan Times
 * of 12 July 2019 and ANI of 13 July 2019 for the fees of a day; agencies in Kathmandu for the least. Read in November 2026.
 */
export const CURRENT_EXTENSION = { since: '17 July 2019', dayUsd: 3, leastDays: 15, lateDayUsd: 5 } as const;

/** Maximum days as a tourist in a calendar year. */
export const DAYS_A_YEAR = 150;

/** For a night between two flights. */
export const TRANSIT_VISA_USD = 5;

/** Days that the completed online form stays valid. */
export const ONLINE_FORM_DAYS = 15;

/** Nationals who need a visa before they travel. */
export const NOT_ON_ARRIVAL = [
  'Afghanistan',
  'Cameroon',
  'Eswatini',
  'Ethiopia',
  'Ghana',
  'Iraq',
  'Liberia',
  'Nigeria',
  'Palestine',
  'Somalia',
  'Syria',
  'Zimbabwe',
] as const;

/** Border points that issue visas on arrival. */
export const BORDER_POINTS = [
  { place: 'Tribhuvan International Airport', where: 'Kathmandu', from: 'by air' },
  { place: 'Kakarbhitta', where: 'Jhapa, in the east', from: 'India (Siliguri, Darjeeling)' },
  { place: 'Birgunj', where: 'Parsa, south of Kathmandu', from: 'India (Raxaul, Patna)' },
  { place: 'Belahiya', where: 'Bhairahawa, near Lumbini', from: 'India (Sunauli, Gorakhpur)' },
  { place: 'Jamunaha', where: 'Nepalgunj', from: 'India (Rupaidiha, Lucknow)' },
  { place: 'Mohana', where: 'Dhangadhi', from: 'India (Gauriphanta)' },
  { place: 'Gaddachauki', where: 'Mahendranagar, in the far west', from: 'India (Banbasa, Delhi)' },
  { place: 'Rasuwagadhi', where: 'Rasuwa, north of Kathmandu', from: 'Tibet (Kyirong)' },
  { place: 'Tatopani', where: 'Sindhupalchok', from: 'Tibet (Zhangmu)' },
] as const;
