import type { OfficeFacts } from '@trek/ui/contact';
import { COMPANY } from './company.ts';

const { lines, phones, emails, hours } = COMPANY.offices.nepal;
const [information = '', bookings = ''] = emails;

/** How to reach the operator, for the contact page. */
export const OFFICE: OfficeFacts = {
  address: lines,
  phones,
  emails: { information, bookings },
  hours,
  social: COMPANY.socials,
  place: COMPANY.place,
};

/** Search text for maps. */
export const OFFICE_PLACE = COMPANY.placeName;

/** A page of this site that embeds the map, with a policy of its own. */
export const OFFICE_MAP_PATH = '/office-map';

/** Half the width and height of the map, in degrees: a ten-minute walk. */
const REACH_DEGREES = 0.006;

/**
 * URL of the embedded map.
 * Source: https://wiki.openstreetmap.org/wiki/Export#Embeddable_HTML
 */
export function officeMapEmbed(): string {
  const { latitude, longitude } = OFFICE.place;
  const box = [
    longitude - REACH_DEGREES,
    latitude - REACH_DEGREES,
    longitude + REACH_DEGREES,
    latitude + REACH_DEGREES,
  ];
  const query = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(4)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}

/** URL of the map's own page. */
export function officeMapPage(): string {
  const { latitude, longitude } = OFFICE.place;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}
