import { readFileSync } from 'node:fs';
import { expect, vi } from 'vitest';
import { files } from './content.ts';
import type { TestSite } from './site.ts';
import type { Visitor } from './visitor.ts';

const terms = JSON.parse(readFileSync(new URL('../content/company/terms.json', import.meta.url), 'utf8'));

/** The small catalogue of a company that takes bookings without an account. */
export const guestContent = { ...files, 'company/terms.json': { ...terms, guestBookings: true } };

export const guestDetails = {
  ...{ firstName: 'Maya', lastName: 'Gurung', email: 'maya@example.org', phone: '+977 1 5550100' },
  ...{ country: 'Nepal', bookingDate: '2027-04-01', trekId: 101 },
};

const SUBJECT = 'Subject: Your code for your booking';

/** The codes that were mailed to an address, oldest first. */
export async function codesTo(site: TestSite, email: string): Promise<string[]> {
  const mails = (await site.mails()).filter((mail) => mail.includes(`To: ${email}`) && mail.includes(SUBJECT));
  return mails.map((mail) => /^\d{6}\r?$/m.exec(mail)?.[0].trim() ?? '');
}

/** Asks for a code, and waits for its mail. */
export async function askForCode(
  site: TestSite,
  visitor: Visitor,
  wanted: { email: string; [field: string]: unknown },
) {
  const before = await codesTo(site, wanted.email);
  const { status, body } = await visitor.post('/guest/code', wanted);
  expect(status).toBe(200);
  await site.tick();
  const codes = await vi.waitFor(async () => {
    const found = await codesTo(site, wanted.email);
    expect(found).toHaveLength(before.length + 1);
    return found;
  });
  // Mails of one moment are in no order.
  return { codeId: body.codeId as string, code: codes.find((code) => !before.includes(code)) ?? '' };
}

/** A guest who has proved their address for a trek. */
export async function guest(site: TestSite, email: string, trekId = 101): Promise<Visitor> {
  const visitor = site.visitor();
  const { status, body } = await visitor.post('/guest/session', await askForCode(site, visitor, { email, trekId }));
  expect(status).toBe(200);
  return Object.assign(visitor, { token: body.token as string });
}

/** A guest with an unpaid booking. */
export async function guestWithBooking(site: TestSite, email: string, trekId = 101) {
  const visitor = await guest(site, email, trekId);
  const { status, body } = await visitor.post('/booking/user-details', { ...guestDetails, email, trekId });
  expect(status).toBe(201);
  return { visitor, booking: body.booking as { id: string; reference: string; trekId: number } };
}

/** Pays the deposit of a booking, in simulation. */
export async function payDeposit(visitor: Visitor, email: string, trekId = 101, amount = 290): Promise<string> {
  const order = { trekId, amount, currency: 'usd', numTravelers: 1, customerName: 'Maya Gurung', customerEmail: email };
  const { status, body } = await visitor.post('/payment/create-payment-intent', order);
  expect(status).toBe(200);
  expect((await visitor.get(`/payment/status/${body.paymentIntentId}`)).body.status).toBe('succeeded');
  return body.paymentIntentId;
}
