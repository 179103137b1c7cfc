import { randomUUID } from 'node:crypto';
import type { BookingEntity } from '@trek/ui/api';
import { centsOf, companyDay, usdOf, wholeUsd } from '@trek/ui/pricing';
import { expect } from 'vitest';
import type { OfficeToday } from '../src/office/office.types.ts';
import type { MailJob } from '../src/store/mail-job.ts';
import type { BookingRow, PaymentRow } from '../src/store/schema.ts';
import { details, paymentRequest } from './card-payments.ts';
import type { Known } from './ledger-mails.ts';
import type { Step } from './ledger-steps.ts';
import type { OfficeDesk } from './office-desk.ts';
import { OPERATOR_EMAIL } from './operator.ts';
import {
  disputeEvent,
  disputesOf,
  eventsAbout,
  isDisputed,
  lostTo,
  refundEvent,
  refundReport,
} from './stripe-double.ts';
import type { Visitor } from './visitor.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Events that a run has to have, with how many of each at least. */
const FLOORS = {
  'balance paid': 20,
  'refund failed after arrival': 10,
  'dispute won': 10,
  'dispute lost': 10,
  'dispute appealed': 10,
  'refund in the dashboard': 10,
  'event repeated': 10,
} as const;

const counts = new Map<string, number>();
const count = (event: string) => counts.set(event, (counts.get(event) ?? 0) + 1);

/** The events of which a run had too few, since the last time this was asked. */
export function tooFewEvents(): string[] {
  const few = Object.entries(FLOORS).flatMap(([event, least]) => {
    const was = counts.get(event) ?? 0;
    return was < least ? [`${event}: ${was} of ${least}`] : [];
  });
  counts.clear();
  return few;
}

const centsOfPayment = ({ amount_cents, amount_usd }: Pick<PaymentRow, 'amount_cents' | 'amount_usd'>) =>
  amount_cents ?? centsOf(amount_usd);

const DAY_MS = 86_400_000;

/**
 * The refund by the terms on the site: until 30 days before the trek all but a fifth of the total is returned, until 20 days
 * all but 30 %, later nothing.
 */
function refundByTerms({ totalAmount = 0, startDate }: BookingEntity, paid: number, today: string): number {
  const days = (Date.parse(startDate ?? '') - Date.parse(today)) / DAY_MS;
  const retainedPercent = days >= 30 ? 20 : days >= 20 ? 30 : 100;
  const retained = retainedPercent === 100 ? paid : Math.round((Number(totalAmount) * retainedPercent) / 100);
  return Math.max(0, paid - retained);
}

/** One booking, everything that can happen to it, and what must be true of its money whatever did. */
export class LedgerAccount {
  readonly id: string;
  readonly #desk: OfficeDesk;
  readonly #member: Visitor;
  readonly #reference: string;
  /** Money that came by the bank and was counted or marked, less what a person sent back. */
  #bankCents = 0;
  /** Transfers that came and were owed. */
  #transfers = 0;
  /** Payments that were not owed and were assigned to the balance. */
  #assigned = 0;
  /** Refunds that a person has sent by bank. */
  #sentByBank = 0;
  /** How often the bank has taken money of the booking for good. */
  #losses = 0;
  /** Refunds of what was paid beyond a lowered total, as the office has seen them. */
  #overpaidCents = 0;
  /** Disputes whose money the customer owes again. */
  readonly #owedAgain = new Set<string>();
  /** The number of the office's actions. */
  #acts = 0;
  /** As the visitor or the office has agreed to it last. */
  #travelers = 1;
  /** Whether the office has sold beyond the places of a departure in this step. */
  #hasSoldBeyond = false;

  constructor(desk: OfficeDesk, member: Visitor, { id, reference }: { id: string; reference: string }) {
    this.#desk = desk;
    this.#member = member;
    this.id = id;
    this.#reference = reference;
  }

  get #shop() {
    return this.#desk.shop;
  }

  get #store() {
    return this.#desk.store;
  }

  async #act(name: string, order: object = {}) {
    const answer = await this.#desk.act(this.#reference, name, order);
    expect(answer.status).toBeLessThan(500);
    if (answer.status === 200) this.#acts += 1;
    return answer;
  }

  payments = (): Promise<PaymentRow[]> =>
    this.#store.selectFrom('payments').selectAll().where('booking_id', '=', this.id).orderBy('created_at').execute();

  row = (): Promise<BookingRow> =>
    this.#store.selectFrom('bookings').selectAll().where('id', '=', this.id).executeTakeFirstOrThrow();

  #orders = () =>
    this.#store
      .selectFrom('refunds')
      .innerJoin('payments', 'payments.id', 'refunds.payment_id')
      .selectAll('refunds')
      .select('payments.balance_state')
      .where('payments.booking_id', '=', this.id)
      .execute();

  #manualRefunds = () =>
    this.#store.selectFrom('manual_refunds').selectAll().where('booking_id', '=', this.id).execute();

  /** One of the payments that came by card. */
  async #cardPayment(index: number) {
    const paid = (await this.payments()).filter(({ method, status }) => method === null && status === 'succeeded');
    return paid[index % Math.max(1, paid.length)];
  }

  async do(step: Step): Promise<void> {
    this.#hasSoldBeyond = false;
    const shop = this.#shop;
    switch (step.does) {
      case 'pay':
        return this.#pay(step.amount, step.end);
      case 'late report': {
        const open = (await this.payments()).find(({ status }) => status === 'open');
        if (!open) return;
        shop.stripe.charge(open.id);
        await shop.report(open.id);
        return;
      }
      case 'transfer': {
        const { amount, isUnowed, allowsOverbooking } = step;
        const { status } = await this.#act('transfer', { amount, isUnowed, allowsOverbooking });
        if (status !== 200) return;
        this.#bankCents += centsOf(amount);
        if (!isUnowed) this.#transfers += 1;
        this.#hasSoldBeyond = allowsOverbooking;
        return;
      }
      case 'change': {
        const { travelers, allowsOverbooking } = step;
        const wish = `startDate=${step.day}&travelers=${travelers}`;
        const { body } = await this.#desk.office.get(`/office/bookings/${this.#reference}/quote?${wish}`);
        if (!body.startDate) return;
        const { startDate, totalAmount, refundAmount } = body;
        const order = { startDate, travelers, totalAmount, refundAmount, allowsOverbooking };
        if ((await this.#act('change', order)).status !== 200) return;
        this.#overpaidCents += centsOf(refundAmount);
        this.#travelers = travelers;
        this.#hasSoldBeyond = allowsOverbooking;
        return;
      }
      case 'price line': {
        const { kind, amount } = step;
        const question = `kind=${kind}&amount=${amount}`;
        const { body } = await this.#desk.office.get(`/office/bookings/${this.#reference}/price-line?${question}`);
        if (body.totalAmount === undefined) return;
        const { totalAmount, refundAmount } = body;
        const line = { kind, amount, text: 'As agreed', reason: 'By phone', totalAmount, refundAmount };
        if ((await this.#act('price-line', line)).status === 200) this.#overpaidCents += centsOf(refundAmount);
        return;
      }
      case 'refund more': {
        const { status } = await this.#act('refund', { amount: step.amount, reason: 'Goodwill' });
        // The reason is a note of its own.
        if (status === 200) this.#acts += 1;
        return;
      }
      case 'book': {
        // Of one that is paid, it would make another booking.
        if ((await this.row()).status !== 'pending') return;
        const booked = { ...details, bookingDate: step.day, travelers: step.travelers };
        const { status } = await this.#member.post('/booking/user-details', booked);
        expect(status).toBeLessThan(500);
        if (status === 200) this.#travelers = step.travelers;
        return;
      }
      case 'departure':
        await this.#act('departure', { decision: step.decision });
        return;
      case 'payment link':
        await this.#act('payment-link');
        return;
      case 'clock':
        shop.site.wait(step.hours * 3_600);
        return shop.site.tick();
      case 'ask':
        return this.#ask();
      case 'decide':
        await this.#act('decision', { decision: step.decision });
        return;
      case 'cancel':
        await this.#act('cancel', { refund: step.refund });
        return;
      case 'look':
        shop.stripe.answerRefunds(step.refunds);
        return shop.site.tick();
      case 'refund ends': {
        const ids = new Set((await this.payments()).map(({ id }) => id));
        const sent = shop.stripe.refunds.filter(
          ({ payment_intent, status }) => ids.has(payment_intent ?? '') && status !== 'failed',
        );
        const refund = sent[step.which % Math.max(1, sent.length)];
        const paymentId = refund?.payment_intent;
        if (!refund || !paymentId) return;
        const before = refundEvent(paymentId, this.#goneCents(paymentId));
        await shop.deliver(before);
        if (step.status === 'failed') count('refund failed after arrival');
        await shop.deliver(refundReport(refund, step.status));
        if (step.isOldReportRepeated) await shop.deliver(before);
        return;
      }
      case 'failure is reported again': {
        const payment = await this.#cardPayment(step.which);
        const failed = shop.stripe.refunds.find(
          ({ payment_intent, status }) => payment_intent === payment?.id && status === 'failed',
        );
        if (failed) await shop.deliver(refundReport(failed, 'failed', 'refund.failed'));
        return;
      }
      case 'event again': {
        const ids = (await this.payments()).map(({ id }) => id);
        const events = ids.flatMap(eventsAbout);
        const event = events[step.which % Math.max(1, events.length)];
        if (!event) return;
        count('event repeated');
        expect((await shop.deliver(event)).status).toBe(200);
        return;
      }
      case 'refund by hand': {
        const payment = await this.#cardPayment(step.which);
        if (!payment || centsOf(payment.amount_usd) - this.#goneCents(payment.id) < step.cents) return;
        // A person at the bank and one at Stripe who send the same money back have really sent it twice.
        const ofPayment = (await this.#orders()).filter(({ payment_id }) => payment_id === payment.id);
        if (ofPayment.some(({ status }) => status === 'sent-by-hand')) return;
        shop.stripe.refunds.push({
          ...{ id: `re_${randomUUID()}`, payment_intent: payment.id, amount: step.cents },
          ...{ status: 'succeeded', metadata: {}, key: '' },
        });
        count('refund in the dashboard');
        await shop.deliver(refundEvent(payment.id, this.#goneCents(payment.id)));
        return;
      }
      case 'dispute': {
        const payment = await this.#cardPayment(step.which);
        if (!payment) return;
        const amount = step.isPart ? 5_000 : centsOf(payment.amount_usd);
        const isLost = disputesOf(payment.id).some(({ status }) => status === 'lost');
        const [first, ...later] = step.course;
        const reports = [
          disputeEvent('created', payment.id, first, { amount }),
          ...later.map((status) => disputeEvent('updated', payment.id, status)),
        ];
        if (!isLost && step.course.at(-1) === 'lost' && payment.balance_state !== 'unowed') this.#losses += 1;
        count(`dispute ${step.course.some((status) => status.startsWith('appeal')) ? 'appealed' : step.course.at(-1)}`);
        // Reports come in any order, and more than once: what holds is Stripe's answer.
        for (const report of step.isReversed ? reports.toReversed() : reports) {
          for (let time = 0; time < step.times; time += 1) expect((await shop.deliver(report)).status).toBe(200);
        }
        return;
      }
      case 'decide dispute': {
        const disputes = (await this.#known()).office.payments.flatMap((payment) => payment.disputes);
        const lost = disputes.find(({ standing: stage, decision }) => stage === 'lost' && decision === null);
        if (!lost) return;
        const { status } = await this.#act('dispute', { disputeId: lost.id, decision: step.decision });
        if (status === 200 && step.decision === 'owed-again') this.#owedAgain.add(lost.id);
        return;
      }
      case 'act':
        return this.#lookAfter(step.act, step.which);
    }
  }

  /** The owner asks to cancel: what the terms of the test keep stays, and the rest is promised. */
  async #ask(): Promise<void> {
    const before = (await this.#known()).page;
    const { status } = await this.#member.post('/booking/cancel', { bookingId: this.id });
    expect(status).toBeLessThan(500);
    const after = (await this.#known()).office.cancellation;
    const isNew = after?.status === 'requested' && before.cancellation?.status !== 'requested';
    // A payment that was heard of meanwhile belongs to it.
    const orders = (await this.#orders()).filter(({ balance_state }) => balance_state !== 'unowed');
    const unsent = orders.filter(({ status }) => ['ordered', 'failed', 'by-hand'].includes(status));
    const promised = usdOf(sum(unsent.map(({ amount_cents }) => amount_cents ?? 0)));
    const paid = ((await this.#known()).page.paidAmount ?? 0) - promised;
    if (isNew)
      expect(after.refundAmount).toBeCloseTo(refundByTerms(before, Math.max(0, paid), companyDay(this.#shop.site.now)));
  }

  async #pay(amount: number, end: 'reported' | 'polled' | 'charged' | 'left'): Promise<void> {
    const { status, travelers } = await this.row();
    const toward = status === 'pending' ? { numTravelers: travelers } : { bookingId: this.id };
    const request = { ...paymentRequest('maya@example.org', amount), ...toward };
    const { page } = await this.#known();
    const isWhole = page.status === 'confirmed' && page.balanceAmount === amount;
    const isBeingPaid = (await this.payments()).some(
      (payment) => payment.status === 'open' && this.#shop.stripe.intents.get(payment.id)?.status === 'succeeded',
    );
    const opened = await this.#member.post('/payment/create-payment-intent', request);
    expect(opened.status).toBeLessThan(500);
    if (isWhole && !isBeingPaid) expect(opened.status, 'a whole balance can be paid by card').toBe(200);
    const id = opened.body.paymentIntentId as string | undefined;
    if (!id || end === 'left' || !this.#shop.stripe.charge(id)) return;
    if (end === 'reported') await this.#shop.report(id);
    if (end === 'polled') await this.#shop.poll(this.#member, id);
    const paid = (await this.#known()).page.paidAmount ?? 0;
    if (page.status === 'confirmed' && paid > (page.paidAmount ?? 0)) count('balance paid');
  }

  /** The refunded part of a payment, as the card network knows it. */
  #goneCents(paymentId: string): number {
    const gone = this.#shop.stripe.refunds.filter(
      ({ payment_intent, status }) => payment_intent === paymentId && status !== 'failed',
    );
    return sum(gone.map(({ amount }) => amount));
  }

  async #lookAfter(name: string, index: number): Promise<void> {
    const pick = <Item>(items: readonly Item[]) => items[index % Math.max(1, items.length)];
    if (name === 'manual-refund-sent') {
      const refund = pick(await this.#manualRefunds());
      if (refund && (await this.#act(name, { refundId: refund.id })).status === 200) {
        this.#bankCents -= refund.amount_cents;
        this.#sentByBank += 1;
      }
      return;
    }
    const payment = pick(await this.payments());
    if (!payment) return;
    const refund = pick((await this.#orders()).filter(({ payment_id }) => payment_id === payment.id));
    const order = name.startsWith('refund-') ? { refundId: refund?.id ?? 'none' } : { paymentId: payment.id };
    const { status } = await this.#act(name, { ...order, reference: this.#reference });
    if (name === 'payment-assign' && status === 200) this.#assigned += 1;
    if (name !== 'refund-sent' || status !== 200) return;
    this.#sentByBank += 1;
    const after = (await this.payments()).find(({ id }) => id === payment.id)?.refunded_cents ?? 0;
    this.#bankCents -= after - payment.refunded_cents;
  }

  /** The places that it takes in a departure, or that a payment of it holds; and whether the office has just sold beyond them. */
  async places(): Promise<{ day: string; taken: number; hasSoldBeyond: boolean }> {
    const [{ status, start_date: day, travelers }, payments] = await Promise.all([this.row(), this.payments()]);
    const held = payments.find((payment) => payment.status === 'open' && payment.held_until !== null)?.travelers ?? 0;
    const taken = status === 'cancelled' ? 0 : status === 'pending' ? held : travelers;
    return { day, taken, hasSoldBeyond: this.#hasSoldBeyond };
  }

  /**
   * Nothing is lost, doubled or owed twice, every order has a name, and the pages say so.
   * @returns what they say
   */
  async check(): Promise<Known> {
    const [row, payments, orders, byHand] = await Promise.all([
      ...([this.row(), this.payments()] as const),
      ...([this.#orders(), this.#manualRefunds()] as const),
    ]);
    expect(row.travelers).toBe(this.#travelers);
    const counted = payments.filter(
      ({ status, balance_state }) => status === 'succeeded' && (balance_state === null || balance_state === 'counted'),
    );
    const returned = byHand.filter(({ sent_at }) => sent_at !== null).map(({ amount_cents }) => amount_cents);
    const left = counted.map((payment) =>
      Math.max(0, centsOfPayment(payment) - payment.refunded_cents - lostTo(payment.id)),
    );
    expect(row.advance_usd).toBe(wholeUsd(Math.max(0, sum(left) - sum(returned))));
    if (row.status !== 'cancelled') {
      const isOpen = counted.some(({ id }) => isDisputed(id));
      expect(row.status === 'disputed', 'a booking is disputed while a dispute of its money is open').toBe(isOpen);
    }
    // A refund of a booking that is not canceled was a gift, and is not owed again.
    const owedAgain = sum(counted.map(({ id }) => lostTo(id, this.#owedAgain)));
    const overpaid = sum(
      orders
        .filter(({ returns_overpaid, status }) => returns_overpaid && status !== 'withdrawn')
        .map(({ amount_cents }) => amount_cents ?? 0),
    );
    const owed = row.total_cents - sum(counted.map(centsOfPayment)) + owedAgain + overpaid;
    expect(row.balance_usd).toBe(row.status === 'cancelled' ? 0 : wholeUsd(Math.max(0, owed)));
    for (const payment of payments) {
      expect(payment.refunded_cents).toBeGreaterThanOrEqual(0);
      expect(payment.refunded_cents).toBeLessThanOrEqual(centsOfPayment(payment));
    }
    for (const { ordered_by } of [...orders, ...byHand]) expect(ordered_by).toBe(OPERATOR_EMAIL);
    this.#checkSent(payments, orders);
    const known = await this.#known();
    this.#checkPages(known, payments, orders);
    const { cancellation } = known.office;
    const promised = cancellation?.status === 'approved' ? centsOf(cancellation.refundAmount) : 0;
    const ofBooking = [...orders.filter(({ balance_state }) => balance_state !== 'unowed'), ...byHand];
    // The sum that a dispute has taken meanwhile is not sent.
    const ordered = sum(ofBooking.map(({ amount_cents }) => amount_cents ?? 0));
    if (sum(counted.map(({ id }) => lostTo(id))) === 0) expect(ordered).toBe(promised + this.#overpaidCents);
    else expect(ordered).toBeLessThanOrEqual(promised + this.#overpaidCents);
    return known;
  }

  /** Of each payment no more went back by our request than was ordered. */
  #checkSent(payments: readonly PaymentRow[], orders: readonly { payment_id: string; amount_cents: number | null }[]) {
    for (const { id } of payments) {
      const sent = this.#shop.stripe.refunds.filter(
        ({ payment_intent, status, key }) => payment_intent === id && status !== 'failed' && key,
      );
      const own = orders.filter(({ payment_id }) => payment_id === id);
      const ordered = sum(own.map(({ amount_cents }) => amount_cents ?? 0));
      expect(sum(sent.map(({ amount }) => amount))).toBeLessThanOrEqual(ordered);
    }
  }

  /** Visitor and office see the same; the office lists payments that were not owed, and who did what. */
  #checkPages({ page, office }: Known, payments: readonly PaymentRow[], orders: readonly { payment_id: string }[]) {
    for (const field of [
      'totalAmount',
      'paidAmount',
      'balanceAmount',
      'balanceDueDate',
      'status',
      'startDate',
    ] as const)
      expect(page[field]).toBe(office[field]);
    const attended = new Set(orders.map(({ payment_id }) => payment_id));
    const waiting = payments.filter(
      ({ id, balance_state, refunded_cents, ...payment }) =>
        balance_state === 'unowed' &&
        refunded_cents + lostTo(id) < centsOfPayment(payment) &&
        !isDisputed(id) &&
        !attended.has(id),
    );
    const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).sort();
    expect(ids(office.payments.filter(({ isUnowed }) => isUnowed))).toEqual(ids(waiting));
    expect(office.log.map(({ doneBy }) => doneBy)).toEqual(Array.from({ length: this.#acts }, () => OPERATOR_EMAIL));
  }

  async #known(): Promise<Known> {
    const [pages, office, orders] = await Promise.all([
      this.#shop.bookings(this.#member),
      this.#desk.booking(this.#reference),
      this.#orders(),
    ]);
    const page = pages.find(({ id }: { id: string }) => id === this.id);
    return { page, office, orderedCents: orders.map(({ amount_cents }) => amount_cents ?? 0) };
  }

  /**
   * At the end, by books that were kept from what card network and bank did: every dollar is on the page, every refund is made,
   * withdrawn or listed for a person, every dispute is named, and each event that owes a mail has exactly one.
   */
  async checkEnd(letters: readonly MailJob[]): Promise<void> {
    const { stripe } = this.#shop;
    const { office } = await this.#known();
    const today: OfficeToday = (await this.#desk.office.get('/office/today')).body;
    const listed = (list: readonly { reference: string }[]) =>
      list.some(({ reference }) => reference === this.#reference);
    const charges = office.payments.filter(({ id }) => stripe.intents.get(id)?.status === 'succeeded');
    for (const { id, method, status, amount, refunds, disputes } of office.payments) {
      const isCharged = stripe.intents.get(id)?.status === 'succeeded';
      if (method === 'card') expect(status === 'succeeded', `${id} at the end`).toBe(isCharged);
      if (isCharged) expect(centsOf(amount)).toBe(stripe.intents.get(id)?.amount);
      const known = disputes.map((dispute) => [dispute.id, centsOf(dispute.amount), dispute.status]);
      expect(known).toEqual(disputesOf(id).map((dispute) => [dispute.id, dispute.amount, dispute.status]));
      if (isDisputed(id)) expect(listed(today.disputes), `the dispute of ${id} is listed`).toBe(true);
      // By card, an order is sent, or waits for a dispute that is listed, or failed and is listed.
      for (const { state } of refunds) {
        if (method === 'card') expect(state, `the refund of ${id} was sent`).not.toBe('ordered');
        if (state === 'waiting') expect(isDisputed(id)).toBe(true);
        if (state === 'failed') expect(listed(today.failedRefunds)).toBe(true);
        if (state === 'by-hand') expect(listed(today.transfersToReturn)).toBe(true);
        if (method === 'card' && (state === 'arrived' || state === 'sent')) {
          expect(this.#goneCents(id) + this.#sentByBank, `${id} was refunded`).toBeGreaterThan(0);
        }
      }
    }
    const count = (isIt: (job: MailJob) => boolean) => letters.filter(isIt).length;
    const confirmations = count(({ letter }) => letter === 'booking-confirmed' || letter === 'payment-received');
    const unexpected = count((job) => job.letter === 'office-notice' && job.notice === 'unexpected');
    expect(confirmations + unexpected, 'a mail for each payment').toBe(
      charges.length + this.#transfers + this.#assigned,
    );
    expect(count(({ letter }) => letter === 'booking-confirmed')).toBeLessThanOrEqual(1);
    expect(count((job) => job.letter === 'office-notice' && job.notice === 'booked')).toBe(
      count(({ letter }) => letter === 'booking-confirmed'),
    );
    const own = stripe.refunds.filter(
      ({ payment_intent, key, wasRefused }) => key && !wasRefused && charges.some(({ id }) => id === payment_intent),
    );
    // One that the dashboard covers has a mail, too.
    expect(count(({ letter }) => letter === 'refund')).toBeGreaterThanOrEqual(own.length + this.#sentByBank);
    expect(
      count(({ letter }) => letter === 'dispute-lost'),
      'a mail for each loss',
    ).toBe(this.#losses);
  }

  /** Once every report has come, the store holds what card network and bank do. */
  async settle(): Promise<void> {
    const { stripe, site } = this.#shop;
    stripe.answerRefunds('succeeded');
    // The reconciler leaves a payment to its visitor for some seconds.
    site.wait(11);
    await site.tick();
    const cards = (await this.payments()).filter(({ method }) => method === null);
    for (const { id } of cards) {
      if (this.#goneCents(id) > 0) await this.#shop.deliver(refundEvent(id, this.#goneCents(id)));
    }
    await this.check();
    const payments = await this.payments();
    const orders = await this.#orders();
    const byCard = payments.filter(({ method }) => method === null);
    for (const { id, status, refunded_cents } of byCard) {
      expect(status === 'succeeded').toBe(stripe.intents.get(id)?.status === 'succeeded');
      const isByBank = orders.some((order) => order.payment_id === id && order.status === 'sent-by-hand');
      if (!isByBank) expect(refunded_cents).toBe(this.#goneCents(id));
    }
    const byBank = payments.filter(({ method }) => method === 'transfer');
    const left = sum(byBank.map((payment) => centsOfPayment(payment) - payment.refunded_cents));
    const cardsByBank = sum(byCard.map(({ id, refunded_cents }) => refunded_cents - this.#goneCents(id)));
    const manual = (await this.#manualRefunds()).filter(({ sent_at }) => sent_at !== null);
    expect(left - cardsByBank - sum(manual.map(({ amount_cents }) => amount_cents))).toBe(this.#bankCents);
  }
}
