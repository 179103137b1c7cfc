import { details } from './card-payments.ts';
import type { TestSite } from './site.ts';
import type { Visitor } from './visitor.ts';

/** Details that a traveler fills in by a private link, in words that are nowhere else. */
export const OWN_DETAILS = {
  passportName: 'Zyxwia Qorvath',
  passportNumber: 'QX0815471',
  passportExpiry: '2031-07-29',
  nationality: 'NP',
  birthDate: '1991-02-28',
  diet: 'no groundnuts whatsoever',
  arrival: 'on the noon flight from Xanthi',
  insurance: '',
  insuranceCompany: 'Paladin Mutual',
  insurancePolicy: '4711-0815',
  insuranceHotline: '+977 1 5551234',
  insuranceAltitude: '5987',
  emergencyName: 'Ottokar Qorvath',
  emergencyPhone: '+977 1 5559876',
};

/** Makes a traveler's link. @returns its token */
export const makeLink = async (member: Visitor, place: object): Promise<string> =>
  (await member.post('/booking/traveler-link', place)).body.token;

/** A member's booking for two, with a private link for the second traveler. */
export async function travelerLink(site: TestSite) {
  const member = await site.member();
  const { body } = await member.post('/booking/user-details', { ...details, email: member.email, travelers: 2 });
  const { id, reference } = body.booking as { id: string; reference: string };
  const place = { bookingId: id, position: 2 };
  return { member, place, reference, token: await makeLink(member, place) };
}
