/** A person who answers on WhatsApp. */
export interface ChatContact {
  name: string;
  role: string;
  /** Digits with the country code, as `https://wa.me/` takes them. */
  whatsApp: string;
}

/** An office, line by line as it stands on a letter. */
export interface Office {
  country: string;
  lines: readonly string[];
  /** As it is written; dialled without its spaces. */
  phones: readonly string[];
  emails: readonly string[];
  /** Opening hours, a line for each kind of day. */
  hours: readonly string[];
}

/** A page of ours on somebody else's site. */
export interface OutsideLink {
  name: string;
  href: string;
}

const NEPAL: Office = {
  country: 'Nepal',
  lines: ['Paknajol Marg, Thamel', 'Kathmandu 44600, Nepal'],
  phones: ['+977 1 555 0103', '+977 990 000 0103'],
  emails: ['info@trekhimalaya.example', 'bookings@trekhimalaya.example'],
  hours: ['Sunday to Friday 9am-5pm', 'Saturday 10am-2pm'],
};

const AUSTRALIA: Office = {
  country: 'Australia',
  lines: ['Trek Himalaya, representative office', 'Sydney NSW, Australia'],
  // A number that the regulator keeps free for examples: https://www.acma.gov.au/phone-numbers-use-tv-shows-films-and-creative-works
  phones: ['+61 2 5550 0103'],
  emails: ['australia@trekhimalaya.example'],
  hours: ['Monday to Friday 9am-5pm (Sydney time)'],
};

/** A site with reviews, and the frame in which it shows them elsewhere. */
export interface ReviewSite extends OutsideLink {
  widget: string;
}

/** Facts of the operator, once. */
export const COMPANY = {
  name: 'Trek Himalaya',
  licence: '0103',
  registration: '59628',
  promise: '40+ local guides employed from remote regions',
  offices: { nepal: NEPAL, australia: AUSTRALIA },
  chatContacts: [
    { name: 'Sunita Tamang', role: 'Trip planning', whatsApp: '9779900000101' },
    { name: 'Kamal Adhikari', role: 'Permits and bookings', whatsApp: '9779900000102' },
  ] satisfies ChatContact[],
  socials: [
    { name: 'Facebook', href: 'https://www.facebook.com/trekhimalaya.example' },
    { name: 'Instagram', href: 'https://www.instagram.com/trekhimalaya.example' },
    { name: 'Twitter', href: 'https://twitter.com/trekhimalaya_ex' },
    { name: 'YouTube', href: 'https://www.youtube.com/@trekhimalaya.example' },
  ] satisfies OutsideLink[],
  reviewSites: [
    {
      name: 'Tripadvisor',
      href: 'https://www.tripadvisor.com/Search?q=Trek+Himalaya+Kathmandu',
      widget: 'https://www.tripadvisor.com/WidgetEmbed-cdspropertydetail?display=true&locationId=0103',
    },
    {
      name: 'Google',
      href: 'https://www.google.com/maps/search/Trek+Himalaya+Thamel+Kathmandu',
      widget: 'https://www.google.com/maps?q=Trek+Himalaya+Thamel+Kathmandu&output=embed',
    },
  ] satisfies ReviewSite[],
  cardBrands: ['Visa', 'MasterCard', 'American Express', 'Discover', 'Diners'],
} as const;

/** Where a link to a WhatsApp chat leads. */
export function whatsAppHref({ whatsApp }: Pick<ChatContact, 'whatsApp'>): string {
  return `https://wa.me/${whatsApp}`;
}

/** Where a link to a telephone number leads. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
