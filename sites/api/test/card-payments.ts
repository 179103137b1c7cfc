import { type ContentFiles, files } from './content.ts';
import type { DatabaseName } from './site.ts';
import { TestSite } from './site.ts';
import { declineEvent, startStripeDouble, stripeEvent, stripeSignature } from './stripe-double.ts';
import type { Visitor } from './visitor.ts';

/** A site that charges cards through the double of Stripe, and what its visitors and Stripe do there. */

export const WEBHOOK_SECRET = 'whsec_test';

export const details = {
  firstName: 'Maya',
  lastName: 'Gurung',
  email: 'maya@example.org',
  phone: '+977 1 5550100',
  country: 'Nepal',
  bookingDate: '2027-04-01',
  trekId: 101,
};

/** The browser's request before the card is typed: a fifth of the trek's price for one traveler. */
export const paymentRequest = (customerEmail: string, amount = 290) => ({
  trekId: details.trekId,
  amount,
  currency: 'usd',
  numTravelers: 1,
  customerName: 'Maya Gurung',
  customerEmail,
});

export class CardSite {
  readonly site: TestSite;
  readonly stripe: Awaited<ReturnType<typeof startStripeDouble>>;

  private constructor(site: TestSite, stripe: CardSite['stripe']) {
    this.site = site;
    this.stripe = stripe;
  }

  static async start(
    database: DatabaseName,
    content: ContentFiles = files,
    changes: Partial<TestSite['settings']> = {},
  ): Promise<CardSite> {
    const stripe = await startStripeDouble();
    const payment = {
      provider: 'stripe',
      secretKey: 'sk_test_1',
      publishableKey: 'pk_test_1',
      webhookSecret: WEBHOOK_SECRET,
      apiUrl: stripe.url,
    } as const;
    const site = await TestSite.start(database, { payment, ...changes }, content);
    stripe.follow(() => site.now);
    return new CardSite(site, stripe);
  }

  async remove(): Promise<void> {
    await this.site.remove();
    await this.stripe.close();
  }

  /** A member with an unpaid booking of the trek for 1,450. */
  async traveler() {
    const member = await this.site.member();
    await member.post('/booking/user-details', { ...details, email: member.email });
    return member;
  }

  pay(member: Visitor, amount = 290) {
    return member.post('/payment/create-payment-intent', paymentRequest('maya@example.org', amount));
  }

  /** The id of a payment that was just opened. */
  async opened(member: Visitor, amount = 290): Promise<string> {
    return (await this.pay(member, amount)).body.paymentIntentId;
  }

  /** A member with a booking of the trek, of which $290 are paid and $1,160 are left. */
  async confirmed() {
    const member = await this.traveler();
    const id = await this.opened(member);
    this.stripe.charge(id);
    await this.poll(member, id);
    const [booking] = await this.bookings(member);
    return { member, id, bookingId: booking.id as string };
  }

  /** Asks to pay toward the balance of a booking. */
  payBalance(member: Visitor, bookingId: string, amount: number) {
    const request = { ...paymentRequest('maya@example.org', amount), bookingId };
    return member.post('/payment/create-payment-intent', request);
  }

  /** Asks as a browser does, which lets two seconds pass before. */
  poll(member: Visitor, id: string) {
    this.site.wait(2);
    return member.get(`/payment/status/${id}`);
  }

  /** Stripe reports an intent with its current status, or with `status`. */
  report(id: string, status = this.stripe.intents.get(id)?.status ?? '') {
    return this.deliver(stripeEvent(`payment_intent.${status}`, { id, status }, undefined, this.site.now));
  }

  /** Stripe reports so many declined cards of a payment. */
  async decline(id: string, times: number): Promise<void> {
    for (let time = 0; time < times; time += 1) {
      await this.deliver(declineEvent(id, this.site.now));
    }
  }

  /** Posts a message to the webhook, well signed by default. */
  deliver(
    body: string,
    signature = stripeSignature(body, WEBHOOK_SECRET, this.site.now),
    visitor = this.site.visitor(),
  ) {
    return visitor.send('/payment/webhook', { method: 'POST', body, headers: { 'Stripe-Signature': signature } });
  }

  async bookings(member: Visitor) {
    return (await member.get('/booking/user')).body;
  }

  /** The confirmations that a member got. */
  async confirmations(email: string): Promise<string[]> {
    return (await this.site.mails()).filter((mail) => mail.includes(`To: ${email}`) && mail.includes('confirmed'));
  }
}
