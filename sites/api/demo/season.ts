/* A season of a small company around today: made-up people, each with an address that no one can have (RFC 2606). */

/** Days from today: negative ones are over. */
type Day = number;

/** A departure that anyone can join, of the catalogue's trek at this place. */
export interface DemoDeparture {
  trek: number;
  /** The first day from here on that visitors can book. */
  start: Day;
  places: number;
  guaranteedFrom: number | null;
  guide: string;
  note: string;
  isClosed?: boolean;
}

export interface DemoBooking {
  /** When it was made. */
  made: Day;
  /** A departure by its name, or a trek's place and a day of one's own. */
  on: keyof typeof DEPARTURES | { trek: number; start: Day };
  travelers: number;
  name: string;
  country: string;
  /** By a person of the office, or by the customers themselves, with an account and a card. */
  by: 'phone' | 'whatsapp' | 'agent' | 'customer';
  /** `opened`: they have looked at the payment. `lapsed`: they were asked, and never paid. */
  paid: 'full' | 'deposit' | 'nothing' | 'opened';
  /** For how many of its travelers the details are known. Default 0. */
  details?: number;
  /** Afterward, in this order. */
  later?: readonly ('note' | 'discount' | 'canceled' | 'cancellation asked' | 'transfer asked' | 'dispute')[];
}

export const DEPARTURES = {
  /** One place is left. */
  last: { trek: 0, start: 40, places: 10, guaranteedFrom: 4, guide: 'Dawa Sherpa', note: '' },
  nearlyFull: { trek: 1, start: 48, places: 8, guaranteedFrom: 4, guide: 'Sunita Tamang', note: '' },
  soon: {
    trek: 2,
    start: 9,
    places: 12,
    guaranteedFrom: 4,
    guide: 'Pasang Lama',
    note: 'With a day more in the village',
  },
  short: { trek: 3, start: 62, places: 12, guaranteedFrom: 6, guide: '', note: '' },
  closed: { trek: 4, start: 75, places: 8, guaranteedFrom: null, guide: 'Kamal Adhikari', note: '', isClosed: true },
  empty: { trek: 0, start: 96, places: 10, guaranteedFrom: 4, guide: '', note: '' },
} satisfies Record<string, DemoDeparture>;

export const BOOKINGS: readonly DemoBooking[] = [
  { made: -70, on: 'last', travelers: 2, name: 'Anna Lindqvist', country: 'Sweden', by: 'customer', paid: 'full' },
  { made: -55, on: 'last', travelers: 3, name: 'Martin Keller', country: 'Germany', by: 'phone', paid: 'deposit' },
  {
    ...{ made: -31, on: 'last', travelers: 2, name: 'Claire Dubois', country: 'France' },
    ...{ by: 'customer', paid: 'deposit', later: ['transfer asked'] },
  },
  {
    made: -8,
    on: 'last',
    travelers: 2,
    name: 'James Whitfield',
    country: 'United Kingdom',
    by: 'agent',
    paid: 'deposit',
  },
  {
    made: -62,
    on: 'nearlyFull',
    travelers: 2,
    name: 'Lucía Fernández',
    country: 'Spain',
    by: 'customer',
    paid: 'deposit',
  },
  { made: -40, on: 'nearlyFull', travelers: 1, name: 'Kenji Watanabe', country: 'Japan', by: 'whatsapp', paid: 'full' },
  {
    ...{
      made: -12,
      on: 'nearlyFull',
      travelers: 3,
      name: 'Priya Raman',
      country: 'India',
      by: 'phone',
      paid: 'deposit',
    },
    later: ['discount'],
  },
  {
    ...{ made: -90, on: 'soon', travelers: 2, name: 'Oliver Brandt', country: 'Austria', by: 'customer', paid: 'full' },
    details: 2,
  },
  {
    ...{ made: -74, on: 'soon', travelers: 2, name: 'Emma Johansen', country: 'Norway', by: 'customer', paid: 'full' },
    details: 1,
  },
  { made: -45, on: 'soon', travelers: 1, name: 'Paolo Ricci', country: 'Italy', by: 'phone', paid: 'full' },
  {
    made: -20,
    on: 'short',
    travelers: 2,
    name: 'Hannah Weber',
    country: 'Switzerland',
    by: 'customer',
    paid: 'deposit',
  },
  { made: -5, on: 'short', travelers: 2, name: 'Tom Ashford', country: 'Australia', by: 'whatsapp', paid: 'deposit' },
  {
    made: -52,
    on: 'closed',
    travelers: 4,
    name: 'Ingrid de Vries',
    country: 'Netherlands',
    by: 'agent',
    paid: 'deposit',
  },
  { made: -36, on: 'closed', travelers: 2, name: 'Jakob Steiner', country: 'Germany', by: 'phone', paid: 'full' },
  // Their balance was due some days ago.
  {
    ...{ made: -85, on: { trek: 5, start: 22 }, travelers: 2, name: 'Grace O’Connor', country: 'Ireland' },
    ...{ by: 'customer', paid: 'deposit' },
  },
  {
    ...{ made: -60, on: { trek: 6, start: 26 }, travelers: 4, name: 'Rafael Souza', country: 'Brazil' },
    ...{ by: 'phone', paid: 'deposit', later: ['note'] },
  },
  // On the way, and back.
  {
    ...{ made: -95, on: { trek: 1, start: -4 }, travelers: 2, name: 'Sofia Papadaki', country: 'Greece' },
    ...{ by: 'customer', paid: 'full', details: 2 },
  },
  {
    ...{ made: -110, on: { trek: 0, start: -30 }, travelers: 3, name: 'William Hayes', country: 'United States' },
    ...{ by: 'customer', paid: 'full', details: 3 },
  },
  {
    ...{ made: -105, on: { trek: 2, start: -38 }, travelers: 2, name: 'Marie Laurent', country: 'Belgium' },
    ...{ by: 'phone', paid: 'full', details: 2 },
  },
  {
    ...{ made: -118, on: { trek: 7, start: -45 }, travelers: 1, name: 'Lukas Novák', country: 'Czechia' },
    ...{ by: 'whatsapp', paid: 'full', details: 1 },
  },
  // Starts of their own.
  {
    made: -33,
    on: { trek: 3, start: 44 },
    travelers: 2,
    name: 'Aiko Tanaka',
    country: 'Japan',
    by: 'customer',
    paid: 'deposit',
  },
  {
    made: -28,
    on: { trek: 4, start: 51 },
    travelers: 5,
    name: 'Robert McLean',
    country: 'Canada',
    by: 'phone',
    paid: 'deposit',
  },
  {
    made: -25,
    on: { trek: 5, start: 70 },
    travelers: 2,
    name: 'Elena Petrova',
    country: 'Bulgaria',
    by: 'customer',
    paid: 'full',
  },
  {
    made: -22,
    on: { trek: 6, start: 83 },
    travelers: 1,
    name: 'David Cohen',
    country: 'Israel',
    by: 'customer',
    paid: 'deposit',
  },
  {
    made: -18,
    on: { trek: 7, start: 91 },
    travelers: 6,
    name: 'Chen Wei',
    country: 'Singapore',
    by: 'agent',
    paid: 'deposit',
  },
  {
    made: -15,
    on: { trek: 8, start: 58 },
    travelers: 2,
    name: 'Katarina Horvat',
    country: 'Croatia',
    by: 'customer',
    paid: 'full',
  },
  {
    made: -10,
    on: { trek: 9, start: 110 },
    travelers: 3,
    name: 'Mateusz Kowalski',
    country: 'Poland',
    by: 'phone',
    paid: 'deposit',
  },
  {
    made: -2,
    on: { trek: 1, start: 104 },
    travelers: 2,
    name: 'Isabelle Moreau',
    country: 'France',
    by: 'customer',
    paid: 'deposit',
  },
  {
    made: 0,
    on: { trek: 2, start: 77 },
    travelers: 2,
    name: 'Nora Bakker',
    country: 'Netherlands',
    by: 'whatsapp',
    paid: 'deposit',
  },
  // Not paid yet.
  {
    made: -3,
    on: { trek: 3, start: 66 },
    travelers: 2,
    name: 'Henrik Larsen',
    country: 'Denmark',
    by: 'phone',
    paid: 'nothing',
  },
  {
    made: -1,
    on: { trek: 8, start: 88 },
    travelers: 4,
    name: 'Amélie Gagnon',
    country: 'Canada',
    by: 'agent',
    paid: 'nothing',
  },
  {
    made: -6,
    on: { trek: 4, start: 97 },
    travelers: 2,
    name: 'Yusuf Demir',
    country: 'Turkey',
    by: 'customer',
    paid: 'opened',
  },
  {
    made: -1,
    on: { trek: 0, start: 115 },
    travelers: 1,
    name: 'Ana Oliveira',
    country: 'Portugal',
    by: 'customer',
    paid: 'opened',
  },
  // Canceled, or asked to be.
  {
    ...{ made: -66, on: { trek: 6, start: 55 }, travelers: 2, name: 'Stefan Maier', country: 'Germany' },
    ...{ by: 'customer', paid: 'full', later: ['cancellation asked'] },
  },
  {
    ...{ made: -44, on: { trek: 5, start: 62 }, travelers: 1, name: 'Julia Nowak', country: 'Poland' },
    ...{ by: 'customer', paid: 'deposit', later: ['cancellation asked'] },
  },
  {
    ...{ made: -50, on: { trek: 9, start: 73 }, travelers: 2, name: 'George Hill', country: 'New Zealand' },
    ...{ by: 'phone', paid: 'full', later: ['canceled'] },
  },
  {
    ...{ made: -42, on: { trek: 7, start: 60 }, travelers: 3, name: 'Laura Rossi', country: 'Italy' },
    ...{ by: 'whatsapp', paid: 'deposit', later: ['canceled'] },
  },
  {
    ...{ made: -80, on: { trek: 8, start: 34 }, travelers: 2, name: 'Victor Dumont', country: 'France' },
    ...{ by: 'customer', paid: 'full', later: ['dispute'] },
  },
  {
    made: -14,
    on: { trek: 9, start: 81 },
    travelers: 2,
    name: 'Mina Park',
    country: 'South Korea',
    by: 'customer',
    paid: 'full',
  },
  {
    made: -9,
    on: { trek: 5, start: 100 },
    travelers: 4,
    name: 'Peter Vogel',
    country: 'Germany',
    by: 'agent',
    paid: 'deposit',
  },
];

export const MESSAGES = [
  {
    sent: -6,
    name: 'Ruth Adler',
    text: 'Can two of us share a porter? And how cold is it at night?',
    answer: 'Yes, one porter carries for two. Take a sleeping bag for minus fifteen degrees.',
  },
  {
    sent: -1,
    name: 'Carlos Mendes',
    text: 'Do you have a group in the first week of the season? We are three.',
    answer: null,
  },
  { sent: 0, name: 'Sarah Bell', text: 'I am vegetarian. Is that a problem in the lodges?', answer: null },
];
